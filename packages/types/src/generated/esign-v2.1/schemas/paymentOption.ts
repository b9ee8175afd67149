// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The purpose of a payment tab: the signer pays (`authorize`), a payment method is saved for later
 * (`save`), or both (`save_and_authorize`).
 */
export type PaymentOption = "authorize" | "save" | "save_and_authorize" | (string & {});
