// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response, PaymentGatewayAccountsGetAllPaymentGatewayAccountsResponses } from '@countersign/types/esign-v2.1/payment-gateway-accounts';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { PaymentGatewayAccountsGetAllPaymentGatewayAccountsInput } from '../payment-gateway-accounts.js';
import { paymentGatewayAccountsGetAllPaymentGatewayAccounts } from '../payment-gateway-accounts.js';
/**
 * The accounts at payment services that are connected to an account.
 */
export interface PaymentGatewayAccounts {
    /**
     * List the connected payment accounts.
     *
     * Returns the accounts at payment services that are connected to an account. Senders specify one of
     * them in a payment tab, so that recipients pay to it when they sign. The account must be able to
     * collect payments.
     *
     * PaymentGatewayAccounts_getAllPaymentGatewayAccounts: `GET /v2.1/accounts/{accountId}/payment_gateway_accounts`
     */
    getAllPaymentGatewayAccounts(input?: PaymentGatewayAccountsGetAllPaymentGatewayAccountsInput, options?: CallOptions): Call<PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response, PaymentGatewayAccountsGetAllPaymentGatewayAccountsResponses>;
}
/**
 * Creates an object whose methods are the functions of PaymentGatewayAccounts.
 */
export function paymentGatewayAccounts(client: Client<'esign'>): PaymentGatewayAccounts {
    return {
        getAllPaymentGatewayAccounts: paymentGatewayAccountsGetAllPaymentGatewayAccounts.bind(null, client)
    };
}

