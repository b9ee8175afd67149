// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaymentGatewayAccountsList200Response, PaymentGatewayAccountsListResponses } from '@countersign/types/esign-v2/payment-gateway-accounts';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { PaymentGatewayAccountsListInput } from '../payment-gateway-accounts.js';
import { paymentGatewayAccountsList } from '../payment-gateway-accounts.js';
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
     * PaymentGatewayAccounts_list: `GET /v2/accounts/{accountId}/payment_gateway_accounts`
     */
    list(input?: PaymentGatewayAccountsListInput, options?: CallOptions): Call<PaymentGatewayAccountsList200Response, PaymentGatewayAccountsListResponses>;
}
/**
 * Creates an object whose methods are the functions of PaymentGatewayAccounts.
 */
export function paymentGatewayAccounts(client: Client<'esign'>): PaymentGatewayAccounts {
    return {
        list: paymentGatewayAccountsList.bind(null, client)
    };
}

