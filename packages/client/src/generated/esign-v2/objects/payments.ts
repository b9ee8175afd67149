// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentsCreate201Response, PaymentsCreateResponses, PaymentsGet200Response, PaymentsGetResponses, PaymentsList200Response, PaymentsListResponses } from '@countersign/types/esign-v2/payments';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { PaymentsCreateInput, PaymentsGetInput, PaymentsListInput } from '../payments.js';
import { paymentsCreate, paymentsGet, paymentsList } from '../payments.js';
/**
 * What an account has paid, and payments of bills that are overdue.
 */
export interface Payments {
    /**
     * List the payments of an account.
     *
     * Lists what an account paid in a period. Long lists come in chunks, and `nextUri` leads to the
     * next. Only administrators of the account may read its payments.
     *
     * Payments_list: `GET /v2/accounts/{accountId}/billing_payments`
     */
    list(input?: PaymentsListInput, options?: CallOptions): PagedCall<PaymentsList200Response, PaymentsListResponses, NonNullable<PaymentsList200Response['billingPayments']>[number]>;
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
    create(input: PaymentsCreateInput, options?: CallOptions): Call<PaymentsCreate201Response, PaymentsCreateResponses>;
    /**
     * Read a payment.
     *
     * Gives one payment of an account: how much was paid, when and what for. Only administrators of
     * the account may read its payments.
     *
     * Payments_get: `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
     */
    get(input: PaymentsGetInput, options?: CallOptions): Call<PaymentsGet200Response, PaymentsGetResponses>;
}
/**
 * Makes the functions of Payments into methods of one object.
 */
export function payments(client: Client): Payments {
    return {
        list: paymentsList.bind(null, client),
        create: paymentsCreate.bind(null, client),
        get: paymentsGet.bind(null, client)
    };
}

