/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response, PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams, PaymentGatewayAccountsGetAllPaymentGatewayAccountsResponses } from '@countersign/types/esign-v2.1/payment-gateway-accounts';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `paymentGatewayAccountsGetAllPaymentGatewayAccounts`.
 */
export interface PaymentGatewayAccountsGetAllPaymentGatewayAccountsInput {
    path?: PathOf<PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams> | undefined;
}
/**
 * List the connected payment accounts.
 *
 * Returns the accounts at payment services that are connected to an account. Senders specify one of
 * them in a payment tab, so that recipients pay to it when they sign. The account must be able to
 * collect payments.
 *
 * PaymentGatewayAccounts_getAllPaymentGatewayAccounts: `GET /v2.1/accounts/{accountId}/payment_gateway_accounts`
 */
export const paymentGatewayAccountsGetAllPaymentGatewayAccounts: Operation<PaymentGatewayAccountsGetAllPaymentGatewayAccountsInput, PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response, PaymentGatewayAccountsGetAllPaymentGatewayAccountsResponses, 'esign'> = /* @__PURE__ */ operation('PaymentGatewayAccounts_getAllPaymentGatewayAccounts', 'GET', '/v2.1/accounts/{accountId}/payment_gateway_accounts');

