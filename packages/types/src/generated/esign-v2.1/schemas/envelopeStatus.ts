// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of an envelope. `created` is a draft, `sent` and `delivered` are in process, `signed`
 * is short-lived, and `completed`, `declined` and `voided` are final. `correct` applies while the
 * sender corrects the envelope, and `processing` while the service is still creating it. `template`
 * identifies a template. `deleted` and `timedout` are legacy values.
 */
export type EnvelopeStatus = "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "correct" | "processing" | "template" | "deleted" | "timedout" | (string & {});
