// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A payment towards one invoice. */
export interface BillingPayment {
    /** The amount that was paid towards the invoice, as a decimal number. */
    amount?: string | undefined;
    /** The ID of the invoice to which the payment was applied. */
    invoiceId?: string | undefined;
    /** The ID of the payment, as assigned by the service. */
    paymentId?: string | undefined;
}
