// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether the signer pays, leaves a way to pay for later, or both. */
export type PaymentOption = "authorize" | "save" | "save_and_authorize";
