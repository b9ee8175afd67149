// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InvoicesGetInvoice200Response, InvoicesGetInvoiceResponses, InvoicesListInvoices200Response, InvoicesListInvoicesPastDue200Response, InvoicesListInvoicesPastDueResponses, InvoicesListInvoicesResponses } from '@countersign/types/esign-v2.1/invoices';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { InvoicesGetInvoiceInput, InvoicesListInvoicesInput, InvoicesListInvoicesPastDueInput } from '../invoices.js';
import { invoicesGetInvoice, invoicesListInvoices, invoicesListInvoicesPastDue } from '../invoices.js';
/**
 * The invoices of an account, including overdue ones.
 */
export interface Invoices {
    /**
     * List the invoices of an account.
     *
     * Returns the invoices of an account that were issued in a period. `pdfAvailable` indicates whether
     * a PDF of an invoice exists.
     *
     * Long lists are paged, and `nextUri` links to the next page. Only administrators of the account can
     * read its invoices.
     *
     * Invoices_listInvoices: `GET /v2.1/accounts/{accountId}/billing_invoices`
     */
    listInvoices(input?: InvoicesListInvoicesInput, options?: CallOptions): PagedCall<InvoicesListInvoices200Response, InvoicesListInvoicesResponses, NonNullable<InvoicesListInvoices200Response['billingInvoices']>[number]>;
    /**
     * Read an invoice.
     *
     * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
     * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
     * can read its invoices.
     *
     * Invoices_getInvoice: `GET /v2.1/accounts/{accountId}/billing_invoices/{invoiceId}`
     */
    getInvoice(input: InvoicesGetInvoiceInput, options?: CallOptions): DocumentCall<InvoicesGetInvoice200Response, InvoicesGetInvoiceResponses>;
    /**
     * List the overdue invoices.
     *
     * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
     * they can be paid with this API. Only administrators of the account can read its invoices.
     *
     * Invoices_listInvoicesPastDue: `GET /v2.1/accounts/{accountId}/billing_invoices_past_due`
     */
    listInvoicesPastDue(input?: InvoicesListInvoicesPastDueInput, options?: CallOptions): Call<InvoicesListInvoicesPastDue200Response, InvoicesListInvoicesPastDueResponses>;
}
/**
 * Creates an object whose methods are the functions of Invoices.
 */
export function invoices(client: Client<'esign'>): Invoices {
    return {
        listInvoices: invoicesListInvoices.bind(null, client),
        getInvoice: invoicesGetInvoice.bind(null, client),
        listInvoicesPastDue: invoicesListInvoicesPastDue.bind(null, client)
    };
}

