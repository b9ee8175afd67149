// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PaymentGatewayAccountsInfo } from './schemas/paymentGatewayAccountsInfo.js';

/**
 * Parameters in the path of `PaymentGatewayAccounts_list`.
 */
export interface PaymentGatewayAccountsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connected payment accounts. */
export type PaymentGatewayAccountsList200Response = PaymentGatewayAccountsInfo;

/** The account cannot collect payments, or the caller may not see how it does. */
export type PaymentGatewayAccountsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PaymentGatewayAccountsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PaymentGatewayAccountsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PaymentGatewayAccountsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PaymentGatewayAccountsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PaymentGatewayAccountsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PaymentGatewayAccountsList500Response = ErrorDetails;

/**
 * List the connected payment accounts.
 *
 * Lists the accounts at payment services that are connected to an account. Senders name one of them
 * in a payment tab, so that recipients pay to it when they sign. The account must be able to
 * collect payments.
 *
 * `PaymentGatewayAccounts_list`, `GET /v2/accounts/{accountId}/payment_gateway_accounts`
 *
 * What it answers with, by status.
 */
export interface PaymentGatewayAccountsListResponses {
    /** The connected payment accounts. */
    200: PaymentGatewayAccountsList200Response;
    /** The account cannot collect payments, or the caller may not see how it does. */
    400: PaymentGatewayAccountsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PaymentGatewayAccountsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PaymentGatewayAccountsList403Response;
    /** No such address, or nothing is stored under it. */
    404: PaymentGatewayAccountsList404Response;
    /** The address exists, but not with this method. */
    405: PaymentGatewayAccountsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PaymentGatewayAccountsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PaymentGatewayAccountsList500Response;
}

/**
 * The error codes that `PaymentGatewayAccounts_list` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PaymentGatewayAccountsListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';
