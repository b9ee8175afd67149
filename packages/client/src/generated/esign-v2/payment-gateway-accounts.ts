/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PaymentGatewayAccountsList200Response, PaymentGatewayAccountsListParams, PaymentGatewayAccountsListResponses } from '@countersign/types/esign-v2/payment-gateway-accounts';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `paymentGatewayAccountsList`.
 */
export interface PaymentGatewayAccountsListInput {
    path?: PathOf<PaymentGatewayAccountsListParams> | undefined;
}
/**
 * List the connected payment accounts.
 *
 * Returns the accounts at payment services that are connected to an account. Senders specify one of
 * them in a payment tab, so that recipients pay to it when they sign. The account must be able to
 * collect payments.
 *
 * PaymentGatewayAccounts_list: `GET /v2/accounts/{accountId}/payment_gateway_accounts`
 */
export const paymentGatewayAccountsList: Operation<PaymentGatewayAccountsListInput, PaymentGatewayAccountsList200Response, PaymentGatewayAccountsListResponses, 'esign'> = /* @__PURE__ */ operation('PaymentGatewayAccounts_list', 'GET', '/v2/accounts/{accountId}/payment_gateway_accounts');

