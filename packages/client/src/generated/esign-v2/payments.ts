/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PaymentsCreate201Response, PaymentsCreateBody, PaymentsCreateParams, PaymentsCreateResponses, PaymentsGet200Response, PaymentsGetParams, PaymentsGetResponses, PaymentsList200Response, PaymentsListParams, PaymentsListQueryParams, PaymentsListResponses } from '@countersign/types/esign-v2/payments';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `paymentsList` takes.
 */
export interface PaymentsListInput {
    path?: PathOf<PaymentsListParams> | undefined;
    query?: PaymentsListQueryParams | undefined;
}
/**
 * List the payments of an account.
 *
 * Lists what an account paid in a period. Long lists come in chunks, and `nextUri` leads to the
 * next. Only administrators of the account may read its payments.
 *
 * Payments_list: `GET /v2/accounts/{accountId}/billing_payments`
 */
export const paymentsList: PagedOperation<PaymentsListInput, PaymentsList200Response, PaymentsListResponses, NonNullable<PaymentsList200Response['billingPayments']>[number]> = /* @__PURE__ */ pagedOperation('Payments_list', 'GET', '/v2/accounts/{accountId}/billing_payments', {
    paging: {
        items: 'billingPayments',
        next: 'nextUri'
    }
});


/**
 * What `paymentsCreate` takes.
 */
export interface PaymentsCreateInput {
    path?: PathOf<PaymentsCreateParams> | undefined;
    body: PaymentsCreateBody;
}
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
export const paymentsCreate: Operation<PaymentsCreateInput, PaymentsCreate201Response, PaymentsCreateResponses> = /* @__PURE__ */ operation('Payments_create', 'POST', '/v2/accounts/{accountId}/billing_payments');


/**
 * What `paymentsGet` takes.
 */
export interface PaymentsGetInput {
    path: PathOf<PaymentsGetParams>;
}
/**
 * Read a payment.
 *
 * Gives one payment of an account: how much was paid, when and what for. Only administrators of
 * the account may read its payments.
 *
 * Payments_get: `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
 */
export const paymentsGet: Operation<PaymentsGetInput, PaymentsGet200Response, PaymentsGetResponses> = /* @__PURE__ */ operation('Payments_get', 'GET', '/v2/accounts/{accountId}/billing_payments/{paymentId}');

