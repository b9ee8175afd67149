// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A payment that an account made. */
export interface BillingPaymentItem {
    /** How much was paid, as a decimal number. */
    amount?: string | undefined;
    /** What was paid for, in words. */
    description?: string | undefined;
    /**
     * When the payment was made.
     *
     * Format: date-time
     */
    paymentDate?: string | undefined;
    /** The payment, by the ID that the service gave to it. */
    paymentId?: string | undefined;
    /** The number under which the payment stands in the books. */
    paymentNumber?: string | undefined;
}
