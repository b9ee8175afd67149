// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentsGetPayment200Response, PaymentsGetPaymentResponses, PaymentsListPayments200Response, PaymentsListPaymentsResponses, PaymentsMakePayment201Response, PaymentsMakePaymentResponses } from '@countersign/types/esign-v2.1/payments';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { PaymentsGetPaymentInput, PaymentsListPaymentsInput, PaymentsMakePaymentInput } from '../payments.js';
import { paymentsGetPayment, paymentsListPayments, paymentsMakePayment } from '../payments.js';
/**
 * The payments of an account, and payments of overdue invoices.
 */
export interface Payments {
    /**
     * List the payments of an account.
     *
     * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
     * next page. Only administrators of the account can read its payments.
     *
     * Payments_listPayments: `GET /v2.1/accounts/{accountId}/billing_payments`
     */
    listPayments(input?: PaymentsListPaymentsInput, options?: CallOptions): PagedCall<PaymentsListPayments200Response, PaymentsListPaymentsResponses, NonNullable<PaymentsListPayments200Response['billingPayments']>[number]>;
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
    makePayment(input: PaymentsMakePaymentInput, options?: CallOptions): Call<PaymentsMakePayment201Response, PaymentsMakePaymentResponses>;
    /**
     * Read a payment.
     *
     * Returns one payment of an account: its amount, date and purpose. Only administrators of the
     * account can read its payments.
     *
     * Payments_getPayment: `GET /v2.1/accounts/{accountId}/billing_payments/{paymentId}`
     */
    getPayment(input: PaymentsGetPaymentInput, options?: CallOptions): Call<PaymentsGetPayment200Response, PaymentsGetPaymentResponses>;
}
/**
 * Creates an object whose methods are the functions of Payments.
 */
export function payments(client: Client<'esign'>): Payments {
    return {
        listPayments: paymentsListPayments.bind(null, client),
        makePayment: paymentsMakePayment.bind(null, client),
        getPayment: paymentsGetPayment.bind(null, client)
    };
}

