// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The part of the overdue amount to pay. */
export interface BillingPaymentRequest {
    /** The amount to pay, as a decimal number in the currency of the account. */
    paymentAmount: string;
}
