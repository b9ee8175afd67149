/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


/**
 * List the payments of an account.
 *
 * Lists what an account paid in a period. Long lists come in chunks, and `nextUri` leads to the
 * next. Only administrators of the account may read its payments.
 *
 * Payments_list: `GET /v2/accounts/{accountId}/billing_payments`
 */
export const paymentsList = /* @__PURE__ */ operation<operations['Payments_list']>({
    id: 'Payments_list',
    method: 'GET',
    path: '/v2/accounts/{accountId}/billing_payments'
});


/**
 * Pay bills that are overdue.
 *
 * Pays an amount towards the bills of an account that are overdue, from the card or the agreement
 * that the account has on file. One request can pay several bills; the answer names the part that
 * went to each.
 *
 * Only administrators of the account may pay, and only where the list of overdue bills says that
 * a payment is allowed.
 *
 * Payments_create: `POST /v2/accounts/{accountId}/billing_payments`
 */
export const paymentsCreate = /* @__PURE__ */ operation<operations['Payments_create']>({
    id: 'Payments_create',
    method: 'POST',
    path: '/v2/accounts/{accountId}/billing_payments',
    mediaTypes: ['application/json']
});


/**
 * Read a payment.
 *
 * Gives one payment of an account: how much was paid, when and what for. Only administrators of
 * the account may read its payments.
 *
 * Payments_get: `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
 */
export const paymentsGet = /* @__PURE__ */ operation<operations['Payments_get']>({
    id: 'Payments_get',
    method: 'GET',
    path: '/v2/accounts/{accountId}/billing_payments/{paymentId}'
});

