// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InvoicesGet200Response, InvoicesGetResponses, InvoicesList200Response, InvoicesListPastDue200Response, InvoicesListPastDueResponses, InvoicesListResponses } from '@countersign/types/esign-v2/invoices';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { InvoicesGetInput, InvoicesListInput, InvoicesListPastDueInput } from '../invoices.js';
import { invoicesGet, invoicesList, invoicesListPastDue } from '../invoices.js';
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
     * Invoices_list: `GET /v2/accounts/{accountId}/billing_invoices`
     */
    list(input?: InvoicesListInput, options?: CallOptions): PagedCall<InvoicesList200Response, InvoicesListResponses, NonNullable<InvoicesList200Response['billingInvoices']>[number]>;
    /**
     * Read an invoice.
     *
     * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
     * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
     * can read its invoices.
     *
     * Invoices_get: `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
     */
    get(input: InvoicesGetInput, options?: CallOptions): DocumentCall<InvoicesGet200Response, InvoicesGetResponses>;
    /**
     * List the overdue invoices.
     *
     * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
     * they can be paid with this API. Only administrators of the account can read its invoices.
     *
     * Invoices_listPastDue: `GET /v2/accounts/{accountId}/billing_invoices_past_due`
     */
    listPastDue(input?: InvoicesListPastDueInput, options?: CallOptions): Call<InvoicesListPastDue200Response, InvoicesListPastDueResponses>;
}
/**
 * Creates an object whose methods are the functions of Invoices.
 */
export function invoices(client: Client<'esign'>): Invoices {
    return {
        list: invoicesList.bind(null, client),
        get: invoicesGet.bind(null, client),
        listPastDue: invoicesListPastDue.bind(null, client)
    };
}

