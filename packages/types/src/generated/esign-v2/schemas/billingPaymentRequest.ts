// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How much of what is overdue is to be paid. */
export interface BillingPaymentRequest {
    /** How much is to be paid, as a decimal number in the currency of the account. */
    paymentAmount: string;
}
