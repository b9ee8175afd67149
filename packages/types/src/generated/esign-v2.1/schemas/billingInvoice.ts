// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoiceItem } from './billingInvoiceItem.js';

/** An invoice for an account. */
export interface BillingInvoice {
    /** The total amount of the invoice, as a decimal number. */
    amount?: string | undefined;
    /** The outstanding balance of the invoice, as a decimal number. */
    balance?: string | undefined;
    /**
     * The last day on which the amount can be paid without a reminder.
     *
     * Format: date-time
     */
    dueDate?: string | undefined;
    /** The ID of the invoice, assigned by the service. */
    invoiceId?: string | undefined;
    /** The charges on the invoice, one item per charge. */
    invoiceItems?: BillingInvoiceItem[] | undefined;
    /**
     * The sequence of letters and digits that is printed on the bill and named when it is
     * paid.
     */
    invoiceNumber?: string | undefined;
    /** The relative URI of the invoice. */
    invoiceUri?: string | undefined;
    /** The non-taxable part of the amount, as a decimal number. */
    nonTaxableAmount?: string | undefined;
    /**
     * Indicates whether the invoice is available as a PDF.
     *
     * Format: boolean-string
     */
    pdfAvailable?: ("true" | "false") | undefined;
    /** The taxable part of the amount, as a decimal number. */
    taxableAmount?: string | undefined;
}
