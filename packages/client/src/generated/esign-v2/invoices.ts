/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { InvoicesGet200Response, InvoicesGetParams, InvoicesGetResponses, InvoicesList200Response, InvoicesListParams, InvoicesListPastDue200Response, InvoicesListPastDueParams, InvoicesListPastDueResponses, InvoicesListQueryParams, InvoicesListResponses } from '@countersign/types/esign-v2/invoices';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `invoicesList` takes.
 */
export interface InvoicesListInput {
    path?: PathOf<InvoicesListParams> | undefined;
    query?: InvoicesListQueryParams | undefined;
}
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
export const invoicesList: PagedOperation<InvoicesListInput, InvoicesList200Response, InvoicesListResponses, NonNullable<InvoicesList200Response['billingInvoices']>[number]> = /* @__PURE__ */ pagedOperation('Invoices_list', 'GET', '/v2/accounts/{accountId}/billing_invoices', {
    paging: {
        items: 'billingInvoices',
        next: 'nextUri'
    }
});


/**
 * What `invoicesGet` takes.
 */
export interface InvoicesGetInput {
    path: PathOf<InvoicesGetParams>;
}
/**
 * Read a bill.
 *
 * Gives one bill to an account with all its items, what they cost, and what is still to be paid.
 * Only administrators of the account may read its bills.
 *
 * Invoices_get: `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
 */
export const invoicesGet: Operation<InvoicesGetInput, InvoicesGet200Response, InvoicesGetResponses> = /* @__PURE__ */ operation('Invoices_get', 'GET', '/v2/accounts/{accountId}/billing_invoices/{invoiceId}');


/**
 * What `invoicesListPastDue` takes.
 */
export interface InvoicesListPastDueInput {
    path?: PathOf<InvoicesListPastDueParams> | undefined;
}
/**
 * List the bills that are overdue.
 *
 * Lists the bills that an account should have paid by now, with what they come to.
 * `paymentAllowed` says whether a payment can be made through this interface. Only administrators
 * of the account may read its bills.
 *
 * Invoices_listPastDue: `GET /v2/accounts/{accountId}/billing_invoices_past_due`
 */
export const invoicesListPastDue: Operation<InvoicesListPastDueInput, InvoicesListPastDue200Response, InvoicesListPastDueResponses> = /* @__PURE__ */ operation('Invoices_listPastDue', 'GET', '/v2/accounts/{accountId}/billing_invoices_past_due');

