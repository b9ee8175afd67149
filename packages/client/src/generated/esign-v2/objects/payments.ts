// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentsCreate201Response, PaymentsCreateResponses, PaymentsGet200Response, PaymentsGetResponses, PaymentsList200Response, PaymentsListResponses } from '@countersign/types/esign-v2/payments';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { PaymentsCreateInput, PaymentsGetInput, PaymentsListInput } from '../payments.js';
import { paymentsCreate, paymentsGet, paymentsList } from '../payments.js';
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
     * Payments_list: `GET /v2/accounts/{accountId}/billing_payments`
     */
    list(input?: PaymentsListInput, options?: CallOptions): PagedCall<PaymentsList200Response, PaymentsListResponses, NonNullable<PaymentsList200Response['billingPayments']>[number]>;
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
    create(input: PaymentsCreateInput, options?: CallOptions): Call<PaymentsCreate201Response, PaymentsCreateResponses>;
    /**
     * Read a payment.
     *
     * Returns one payment of an account: its amount, date and purpose. Only administrators of the
     * account can read its payments.
     *
     * Payments_get: `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
     */
    get(input: PaymentsGetInput, options?: CallOptions): Call<PaymentsGet200Response, PaymentsGetResponses>;
}
/**
 * Creates an object whose methods are the functions of Payments.
 */
export function payments(client: Client<'esign'>): Payments {
    return {
        list: paymentsList.bind(null, client),
        create: paymentsCreate.bind(null, client),
        get: paymentsGet.bind(null, client)
    };
}

