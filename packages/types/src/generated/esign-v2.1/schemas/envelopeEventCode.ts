// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The envelope status that triggers a message: `Draft`, `Sent`, `Delivered`, `Completed`, `Declined`
 * or `Voided`. It is not case-sensitive.
 */
export type EnvelopeEventCode = string;
