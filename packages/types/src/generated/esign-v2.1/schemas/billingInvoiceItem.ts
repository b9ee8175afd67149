// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One item of a bill. */
export interface BillingInvoiceItem {
    /** The price of the whole item, as a decimal number. */
    chargeAmount?: string | undefined;
    /** What is charged for. */
    chargeName?: string | undefined;
    /** The item, by the ID that the service gave to it. */
    invoiceItemId?: string | undefined;
    /** How many units are charged. */
    quantity?: string | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
    /** The tax on the item, as a decimal number. */
    taxAmount?: string | undefined;
    /** The part of the item that bears no tax, as a decimal number. */
    taxExemptAmount?: string | undefined;
}
