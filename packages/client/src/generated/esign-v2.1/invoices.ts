/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { InvoicesGetInvoice200Response, InvoicesGetInvoiceParams, InvoicesGetInvoiceResponses, InvoicesListInvoices200Response, InvoicesListInvoicesParams, InvoicesListInvoicesPastDue200Response, InvoicesListInvoicesPastDueParams, InvoicesListInvoicesPastDueResponses, InvoicesListInvoicesQueryParams, InvoicesListInvoicesResponses } from '@countersign/types/esign-v2.1/invoices';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation } from '../../index.js';


/**
 * The input of `invoicesListInvoices`.
 */
export interface InvoicesListInvoicesInput {
    path?: PathOf<InvoicesListInvoicesParams> | undefined;
    query?: InvoicesListInvoicesQueryParams | undefined;
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
 * Invoices_listInvoices: `GET /v2.1/accounts/{accountId}/billing_invoices`
 */
export const invoicesListInvoices: PagedOperation<InvoicesListInvoicesInput, InvoicesListInvoices200Response, InvoicesListInvoicesResponses, NonNullable<InvoicesListInvoices200Response['billingInvoices']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Invoices_listInvoices', 'GET', '/v2.1/accounts/{accountId}/billing_invoices', {
    paging: {
        items: 'billingInvoices',
        next: 'nextUri'
    }
});


/**
 * The input of `invoicesGetInvoice`.
 */
export interface InvoicesGetInvoiceInput {
    path: PathOf<InvoicesGetInvoiceParams>;
}
/**
 * Read an invoice.
 *
 * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
 * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
 * can read its invoices.
 *
 * Invoices_getInvoice: `GET /v2.1/accounts/{accountId}/billing_invoices/{invoiceId}`
 */
export const invoicesGetInvoice: DocumentOperation<InvoicesGetInvoiceInput, InvoicesGetInvoice200Response, InvoicesGetInvoiceResponses, 'esign'> = /* @__PURE__ */ documentOperation('Invoices_getInvoice', 'GET', '/v2.1/accounts/{accountId}/billing_invoices/{invoiceId}');


/**
 * The input of `invoicesListInvoicesPastDue`.
 */
export interface InvoicesListInvoicesPastDueInput {
    path?: PathOf<InvoicesListInvoicesPastDueParams> | undefined;
}
/**
 * List the overdue invoices.
 *
 * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
 * they can be paid with this API. Only administrators of the account can read its invoices.
 *
 * Invoices_listInvoicesPastDue: `GET /v2.1/accounts/{accountId}/billing_invoices_past_due`
 */
export const invoicesListInvoicesPastDue: Operation<InvoicesListInvoicesPastDueInput, InvoicesListInvoicesPastDue200Response, InvoicesListInvoicesPastDueResponses, 'esign'> = /* @__PURE__ */ operation('Invoices_listInvoicesPastDue', 'GET', '/v2.1/accounts/{accountId}/billing_invoices_past_due');

