/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PaymentsGetPayment200Response, PaymentsGetPaymentParams, PaymentsGetPaymentResponses, PaymentsListPayments200Response, PaymentsListPaymentsParams, PaymentsListPaymentsQueryParams, PaymentsListPaymentsResponses, PaymentsMakePayment201Response, PaymentsMakePaymentBody, PaymentsMakePaymentParams, PaymentsMakePaymentResponses } from '@countersign/types/esign-v2.1/payments';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `paymentsListPayments`.
 */
export interface PaymentsListPaymentsInput {
    path?: PathOf<PaymentsListPaymentsParams> | undefined;
    query?: PaymentsListPaymentsQueryParams | undefined;
}
/**
 * List the payments of an account.
 *
 * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
 * next page. Only administrators of the account can read its payments.
 *
 * Payments_listPayments: `GET /v2.1/accounts/{accountId}/billing_payments`
 */
export const paymentsListPayments: PagedOperation<PaymentsListPaymentsInput, PaymentsListPayments200Response, PaymentsListPaymentsResponses, NonNullable<PaymentsListPayments200Response['billingPayments']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Payments_listPayments', 'GET', '/v2.1/accounts/{accountId}/billing_payments', {
    paging: {
        items: 'billingPayments',
        next: 'nextUri'
    }
});


/**
 * The input of `paymentsMakePayment`.
 */
export interface PaymentsMakePaymentInput {
    path?: PathOf<PaymentsMakePaymentParams> | undefined;
    body: PaymentsMakePaymentBody;
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
 * Payments_makePayment: `POST /v2.1/accounts/{accountId}/billing_payments`
 */
export const paymentsMakePayment: Operation<PaymentsMakePaymentInput, PaymentsMakePayment201Response, PaymentsMakePaymentResponses, 'esign'> = /* @__PURE__ */ operation('Payments_makePayment', 'POST', '/v2.1/accounts/{accountId}/billing_payments');


/**
 * The input of `paymentsGetPayment`.
 */
export interface PaymentsGetPaymentInput {
    path: PathOf<PaymentsGetPaymentParams>;
}
/**
 * Read a payment.
 *
 * Returns one payment of an account: its amount, date and purpose. Only administrators of the
 * account can read its payments.
 *
 * Payments_getPayment: `GET /v2.1/accounts/{accountId}/billing_payments/{paymentId}`
 */
export const paymentsGetPayment: Operation<PaymentsGetPaymentInput, PaymentsGetPayment200Response, PaymentsGetPaymentResponses, 'esign'> = /* @__PURE__ */ operation('Payments_getPayment', 'GET', '/v2.1/accounts/{accountId}/billing_payments/{paymentId}');

