// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The purge state of an envelope. A request can set four values: `documents_queued`,
 * `documents_and_metadata_queued`, `documents_and_metadata_and_redact_queued` (which also redacts
 * personal data), and `documents_dequeued`, which removes the documents from the queue. The service
 * sets the other values.
 */
export type PurgeState = "unpurged" | "documents_queued" | "documents_dequeued" | "documents_purged" | "documents_and_metadata_queued" | "documents_and_metadata_purged" | "documents_and_metadata_and_redact_queued" | "documents_and_metadata_and_redact_purged" | (string & {});
