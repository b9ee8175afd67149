/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


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
export const invoicesList = /* @__PURE__ */ operation<operations['Invoices_list']>({
    id: 'Invoices_list',
    method: 'GET',
    path: '/v2/accounts/{accountId}/billing_invoices'
});


/**
 * Read a bill.
 *
 * Gives one bill to an account with all its items, what they cost, and what is still to be paid.
 * Only administrators of the account may read its bills.
 *
 * Invoices_get: `GET /v2/accounts/{accountId}/billing_invoices/{invoiceId}`
 */
export const invoicesGet = /* @__PURE__ */ operation<operations['Invoices_get']>({
    id: 'Invoices_get',
    method: 'GET',
    path: '/v2/accounts/{accountId}/billing_invoices/{invoiceId}'
});


/**
 * List the bills that are overdue.
 *
 * Lists the bills that an account should have paid by now, with what they come to.
 * `paymentAllowed` says whether a payment can be made through this interface. Only administrators
 * of the account may read its bills.
 *
 * Invoices_listPastDue: `GET /v2/accounts/{accountId}/billing_invoices_past_due`
 */
export const invoicesListPastDue = /* @__PURE__ */ operation<operations['Invoices_listPastDue']>({
    id: 'Invoices_listPastDue',
    method: 'GET',
    path: '/v2/accounts/{accountId}/billing_invoices_past_due'
});

