// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where an envelope stands. `created` is a draft, `sent` and `delivered` are in process, `signed`
 * lasts a moment only, and `completed`, `declined` and `voided` are final. `correct` stands while
 * the sender corrects it, `processing` while the service still builds it. `template` marks the
 * record of a template; `deleted` and `timedout` are old values.
 */
export type EnvelopeStatus = "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "correct" | "processing" | "template" | "deleted" | "timedout";
