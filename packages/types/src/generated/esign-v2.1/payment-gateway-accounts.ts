// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PaymentGatewayAccountsInfo } from './schemas/paymentGatewayAccountsInfo.js';

/**
 * Parameters in the path of `PaymentGatewayAccounts_getAllPaymentGatewayAccounts`.
 */
export interface PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connected payment accounts. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response = PaymentGatewayAccountsInfo;

/** The account cannot collect payments, or the caller cannot view its payment accounts. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccounts500Response = ErrorDetails;

/**
 * List the connected payment accounts.
 *
 * Returns the accounts at payment services that are connected to an account. Senders specify one of
 * them in a payment tab, so that recipients pay to it when they sign. The account must be able to
 * collect payments.
 *
 * `PaymentGatewayAccounts_getAllPaymentGatewayAccounts`, `GET /v2.1/accounts/{accountId}/payment_gateway_accounts`
 *
 * The responses, by status.
 */
export interface PaymentGatewayAccountsGetAllPaymentGatewayAccountsResponses {
    /** The connected payment accounts. */
    200: PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response;
    /** The account cannot collect payments, or the caller cannot view its payment accounts. */
    400: PaymentGatewayAccountsGetAllPaymentGatewayAccounts400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentGatewayAccountsGetAllPaymentGatewayAccounts401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentGatewayAccountsGetAllPaymentGatewayAccounts403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentGatewayAccountsGetAllPaymentGatewayAccounts404Response;
    /** The path exists, but does not support this method. */
    405: PaymentGatewayAccountsGetAllPaymentGatewayAccounts405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentGatewayAccountsGetAllPaymentGatewayAccounts429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentGatewayAccountsGetAllPaymentGatewayAccounts500Response;
}

/**
 * The error codes that `PaymentGatewayAccounts_getAllPaymentGatewayAccounts` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PaymentGatewayAccountsGetAllPaymentGatewayAccountsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';
