// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where a recipient stands: waiting for the turn (`created`), notified (`sent`), has opened the
 * envelope (`delivered`), has finished for the moment (`signed`) or for good (`completed`), has
 * refused (`declined`), still owes a fax (`faxpending`, also written `faxPending`), or the e-mail
 * bounced (`autoresponded`).
 */
export type RecipientStatus = "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "faxpending" | "faxPending" | "autoresponded";
