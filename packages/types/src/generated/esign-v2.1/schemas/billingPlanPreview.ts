// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './billingInvoice.js';

/** A preview of an invoice before it is issued. */
export interface BillingPlanPreview {
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** The invoice with its items. */
    invoice?: BillingInvoice | undefined;
    /**
     * Indicates whether only a part of the billing period is charged.
     *
     * Format: boolean-string
     */
    isProrated?: ("true" | "false") | undefined;
    /** The amount before tax, as a decimal number. */
    subtotalAmount?: string | undefined;
    /** The amount of tax, as a decimal number. */
    taxAmount?: string | undefined;
    /** The total amount including tax, as a decimal number. */
    totalAmount?: string | undefined;
}
