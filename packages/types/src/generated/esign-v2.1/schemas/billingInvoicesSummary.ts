// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingInvoice } from './billingInvoice.js';

/** The overdue invoices of an account, their total, and the balance of the account. */
export interface BillingInvoicesSummary {
    /** The overdue invoices. */
    billingInvoices?: BillingInvoice[] | undefined;
    /** The total overdue amount, as a decimal number. */
    pastDueBalance?: string | undefined;
    /**
     * Indicates whether the account can pay the overdue amount with this API.
     *
     * Format: boolean-string
     */
    paymentAllowed?: ("true" | "false") | undefined;
    /** The amount that the account owes, overdue or not, as a decimal number. */
    readonly accountBalance?: string | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
}
