// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How an account is paid. */
export type PaymentMethod = "NotSupported" | "CreditCard" | "PurchaseOrder" | "Premium" | "Freemium" | "FreeTrial" | "AppStore" | "DigitalExternal" | "DirectDebit";
