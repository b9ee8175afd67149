/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PaymentsCreate201Response, PaymentsCreateBody, PaymentsCreateParams, PaymentsCreateResponses, PaymentsGet200Response, PaymentsGetParams, PaymentsGetResponses, PaymentsList200Response, PaymentsListParams, PaymentsListQueryParams, PaymentsListResponses } from '@countersign/types/esign-v2/payments';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `paymentsList`.
 */
export interface PaymentsListInput {
    path?: PathOf<PaymentsListParams> | undefined;
    query?: PaymentsListQueryParams | undefined;
}
/**
 * List the payments of an account.
 *
 * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
 * next page. Only administrators of the account can read its payments.
 *
 * Payments_list: `GET /v2/accounts/{accountId}/billing_payments`
 */
export const paymentsList: PagedOperation<PaymentsListInput, PaymentsList200Response, PaymentsListResponses, NonNullable<PaymentsList200Response['billingPayments']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Payments_list', 'GET', '/v2/accounts/{accountId}/billing_payments', {
    paging: {
        items: 'billingPayments',
        next: 'nextUri'
    }
});


/**
 * The input of `paymentsCreate`.
 */
export interface PaymentsCreateInput {
    path?: PathOf<PaymentsCreateParams> | undefined;
    body: PaymentsCreateBody;
}
/**
 * Pay overdue invoices.
 *
 * Pays an amount towards the overdue invoices of an account, with the card or payment agreement on
 * file. One request can pay several invoices. The response contains the amount that was applied to
 * each.
 *
 * Only administrators of the account can pay, and only if the list of overdue invoices indicates
 * that a payment is allowed.
 *
 * Payments_create: `POST /v2/accounts/{accountId}/billing_payments`
 */
export const paymentsCreate: Operation<PaymentsCreateInput, PaymentsCreate201Response, PaymentsCreateResponses, 'esign'> = /* @__PURE__ */ operation('Payments_create', 'POST', '/v2/accounts/{accountId}/billing_payments');


/**
 * The input of `paymentsGet`.
 */
export interface PaymentsGetInput {
    path: PathOf<PaymentsGetParams>;
}
/**
 * Read a payment.
 *
 * Returns one payment of an account: its amount, date and purpose. Only administrators of the
 * account can read its payments.
 *
 * Payments_get: `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
 */
export const paymentsGet: Operation<PaymentsGetInput, PaymentsGet200Response, PaymentsGetResponses, 'esign'> = /* @__PURE__ */ operation('Payments_get', 'GET', '/v2/accounts/{accountId}/billing_payments/{paymentId}');

