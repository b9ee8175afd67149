// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How far the purge of an envelope is. A request may set the four values that queue the documents,
 * queue them with their metadata, queue both together with the redaction of personal data, or take
 * the documents out of the queue again; the service sets the others.
 */
export type PurgeState = "unpurged" | "documents_queued" | "documents_dequeued" | "documents_purged" | "documents_and_metadata_queued" | "documents_and_metadata_purged" | "documents_and_metadata_and_redact_queued" | "documents_and_metadata_and_redact_purged";
