// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoiceItem } from './billingInvoiceItem.js';

/** A bill to an account. */
export interface BillingInvoice {
    /** The sum of the bill, as a decimal number. */
    amount?: string | undefined;
    /** What is still to be paid of the bill, as a decimal number. */
    balance?: string | undefined;
    /**
     * When the bill must be paid.
     *
     * Format: date-time
     */
    dueDate?: string | undefined;
    /** The bill, by the ID that the service gave to it. */
    invoiceId?: string | undefined;
    /** What is charged, one entry for each item. */
    invoiceItems?: BillingInvoiceItem[] | undefined;
    /** The number that is printed on the bill. */
    invoiceNumber?: string | undefined;
    /** The relative address of the bill. */
    invoiceUri?: string | undefined;
    /** The part of the sum that bears no tax, as a decimal number. */
    nonTaxableAmount?: string | undefined;
    /**
     * Whether the bill can be had as a PDF.
     *
     * Format: boolean-string
     */
    pdfAvailable?: ("true" | "false") | undefined;
    /** The part of the sum that bears tax, as a decimal number. */
    taxableAmount?: string | undefined;
}
