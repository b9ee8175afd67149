// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A payment towards one bill. */
export interface BillingPayment {
    /** How much was paid towards the bill, as a decimal number. */
    amount?: string | undefined;
    /** The bill that the payment went to, by its ID. */
    invoiceId?: string | undefined;
    /** The payment, by the ID that the service gave to it. */
    paymentId?: string | undefined;
}
