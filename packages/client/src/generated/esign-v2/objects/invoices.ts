// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InvoicesGet200Response, InvoicesGetResponses, InvoicesList200Response, InvoicesListPastDue200Response, InvoicesListPastDueResponses, InvoicesListResponses } from '@countersign/types/esign-v2/invoices';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { InvoicesGetInput, InvoicesListInput, InvoicesListPastDueInput } from '../invoices.js';
import { invoicesGet, invoicesList, invoicesListPastDue } from '../invoices.js';
/**
 * The bills to an account, and which of them are overdue.
 */
export interface Invoices {
    /**
     * List the bills to an account.
     *
     * Lists the bills to an account that were made out in a period. Where a PDF of a bill exists,
     * `pdfAvailable` says so.
     *
     * Long lists come in chunks, and `nextUri` leads to the next. Only administrators of the account may
     * read its bills.
     *
     * Invoices_list: `GET /v2/accounts/{accountId}/billing_invoices`
     */
    list(input?: InvoicesListInput, options?: CallOptions): PagedCall<InvoicesList200Response, InvoicesListResponses, NonNullable<InvoicesList200Response['billingInvoices']>[number]>;
    /**
     * Read a bill.
     *
     * Gives one bill to an account with all its items, what they cost, and what is still to be paid.
     * Only administrators of the account may read its bills.
     *
     * Invoices_get: `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
     */
    get(input: InvoicesGetInput, options?: CallOptions): Call<InvoicesGet200Response, InvoicesGetResponses>;
    /**
     * List the bills that are overdue.
     *
     * Lists the bills that an account should have paid by now, with what they come to.
     * `paymentAllowed` says whether a payment can be made through this interface. Only administrators
     * of the account may read its bills.
     *
     * Invoices_listPastDue: `GET /v2/accounts/{accountId}/billing_invoices_past_due`
     */
    listPastDue(input?: InvoicesListPastDueInput, options?: CallOptions): Call<InvoicesListPastDue200Response, InvoicesListPastDueResponses>;
}
/**
 * Makes the functions of Invoices into methods of one object.
 */
export function invoices(client: Client): Invoices {
    return {
        list: invoicesList.bind(null, client),
        get: invoicesGet.bind(null, client),
        listPastDue: invoicesListPastDue.bind(null, client)
    };
}

