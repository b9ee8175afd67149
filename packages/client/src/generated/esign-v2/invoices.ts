/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { InvoicesGet200Response, InvoicesGetParams, InvoicesGetResponses, InvoicesList200Response, InvoicesListParams, InvoicesListPastDue200Response, InvoicesListPastDueParams, InvoicesListPastDueResponses, InvoicesListQueryParams, InvoicesListResponses } from '@countersign/types/esign-v2/invoices';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation } from '../../index.js';


/**
 * The input of `invoicesList`.
 */
export interface InvoicesListInput {
    path?: PathOf<InvoicesListParams> | undefined;
    query?: InvoicesListQueryParams | undefined;
}
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
export const invoicesList: PagedOperation<InvoicesListInput, InvoicesList200Response, InvoicesListResponses, NonNullable<InvoicesList200Response['billingInvoices']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Invoices_list', 'GET', '/v2/accounts/{accountId}/billing_invoices', {
    paging: {
        items: 'billingInvoices',
        next: 'nextUri'
    }
});


/**
 * The input of `invoicesGet`.
 */
export interface InvoicesGetInput {
    path: PathOf<InvoicesGetParams>;
}
/**
 * Read an invoice.
 *
 * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
 * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
 * can read its invoices.
 *
 * Invoices_get: `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
 */
export const invoicesGet: DocumentOperation<InvoicesGetInput, InvoicesGet200Response, InvoicesGetResponses, 'esign'> = /* @__PURE__ */ documentOperation('Invoices_get', 'GET', '/v2/accounts/{accountId}/billing_invoices/{invoiceId}');


/**
 * The input of `invoicesListPastDue`.
 */
export interface InvoicesListPastDueInput {
    path?: PathOf<InvoicesListPastDueParams> | undefined;
}
/**
 * List the overdue invoices.
 *
 * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
 * they can be paid with this API. Only administrators of the account can read its invoices.
 *
 * Invoices_listPastDue: `GET /v2/accounts/{accountId}/billing_invoices_past_due`
 */
export const invoicesListPastDue: Operation<InvoicesListPastDueInput, InvoicesListPastDue200Response, InvoicesListPastDueResponses, 'esign'> = /* @__PURE__ */ operation('Invoices_listPastDue', 'GET', '/v2/accounts/{accountId}/billing_invoices_past_due');

