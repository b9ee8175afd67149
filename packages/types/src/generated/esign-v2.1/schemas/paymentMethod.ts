// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The payment method of an account: `NotSupported`, `CreditCard`, `PurchaseOrder`, `Premium`,
 * `Freemium`, `FreeTrial`, `AppStore`, `DigitalExternal` or `DirectDebit`.
 */
export type PaymentMethod = "NotSupported" | "CreditCard" | "PurchaseOrder" | "Premium" | "Freemium" | "FreeTrial" | "AppStore" | "DigitalExternal" | "DirectDebit" | (string & {});
