// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a recipient. The values are `created` (not yet the recipient's turn), `sent`
 * (notified), `delivered` (opened the envelope), `signed` (finished for now), `completed`
 * (finished), `declined`, `faxpending` or `faxPending` (still has to send a fax) and `autoresponded`
 * (the e-mail bounced).
 */
export type RecipientStatus = "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "faxpending" | "faxPending" | "autoresponded" | (string & {});
