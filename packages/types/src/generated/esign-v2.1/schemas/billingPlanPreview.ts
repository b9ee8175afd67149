// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './billingInvoice.js';

/** What a bill will hold before it is made out. */
export interface BillingPlanPreview {
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** The bill, item by item. */
    invoice?: BillingInvoice | undefined;
    /**
     * Whether only a part of the billing period is charged.
     *
     * Format: boolean-string
     */
    isProrated?: ("true" | "false") | undefined;
    /** The sum before tax, as a decimal number. */
    subtotalAmount?: string | undefined;
    /** The tax on the sum, as a decimal number. */
    taxAmount?: string | undefined;
    /** The sum with tax, as a decimal number. */
    totalAmount?: string | undefined;
}
