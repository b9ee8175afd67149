// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of an envelope that sets off a message: `Draft`, `Sent`, `Delivered`, `Completed`,
 * `Declined` or `Voided`, in any letter case.
 */
export type EnvelopeEventCode = string;
