// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One item of an invoice. */
export interface BillingInvoiceItem {
    /** The total price of the item, as a decimal number. */
    chargeAmount?: string | undefined;
    /** The name of what is charged, such as a feature or a number of envelopes. */
    chargeName?: string | undefined;
    /** The ID of the invoice item, assigned by the service. */
    invoiceItemId?: string | undefined;
    /** The number of units charged. */
    quantity?: string | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
    /** The tax on the item, as a decimal number. */
    taxAmount?: string | undefined;
    /** The tax-exempt part of the item, as a decimal number. */
    taxExemptAmount?: string | undefined;
}
