// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A payment by an account. */
export interface BillingPaymentItem {
    /** The amount of the payment, as a decimal number. */
    amount?: string | undefined;
    /** The description of what was paid for. */
    description?: string | undefined;
    /**
     * The moment in UTC at which the money was received.
     *
     * Format: date-time
     */
    paymentDate?: string | undefined;
    /** The ID of the payment, as assigned by the service. */
    paymentId?: string | undefined;
    /** The number of the payment in the accounting records. */
    paymentNumber?: string | undefined;
}
