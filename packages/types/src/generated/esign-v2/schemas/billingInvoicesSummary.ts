// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './billingInvoice.js';

/** The bills that an account should have paid by now, and what they come to. */
export interface BillingInvoicesSummary {
    /** The bills that are overdue. */
    billingInvoices?: BillingInvoice[] | undefined;
    /** What is overdue in all, as a decimal number. */
    pastDueBalance?: string | undefined;
    /**
     * Whether the account can pay what is overdue through this interface.
     *
     * Format: boolean-string
     */
    paymentAllowed?: ("true" | "false") | undefined;
}
