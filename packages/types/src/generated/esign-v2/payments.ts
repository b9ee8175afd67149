// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPaymentItem } from './schemas/billingPaymentItem.js';
import type { BillingPaymentRequest } from './schemas/billingPaymentRequest.js';
import type { BillingPaymentResponse } from './schemas/billingPaymentResponse.js';
import type { BillingPaymentsResponse } from './schemas/billingPaymentsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Payments_list`.
 */
export interface PaymentsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Payments_list`.
 */
export interface PaymentsListQueryParams {
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format.
     *
     * @example 2026-10-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The payments of the period. */
export type PaymentsList200Response = BillingPaymentsResponse;

/** A parameter is invalid, or the caller is not an administrator of the account. */
export type PaymentsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsList500Response = ErrorDetails;

/**
 * List the payments of an account.
 *
 * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
 * next page. Only administrators of the account can read its payments.
 *
 * `Payments_list`, `GET /v2/accounts/{accountId}/billing_payments`
 *
 * The responses, by status.
 */
export interface PaymentsListResponses {
    /** The payments of the period. */
    200: PaymentsList200Response;
    /** A parameter is invalid, or the caller is not an administrator of the account. */
    400: PaymentsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsList404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsList500Response;
}

/**
 * The error codes that `Payments_list` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type PaymentsListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_create`.
 */
export interface PaymentsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The amount to pay. */
export type PaymentsCreateBody = BillingPaymentRequest;

/** The created payments. */
export type PaymentsCreate201Response = BillingPaymentResponse;

/** The request is invalid, or the payment service rejected the payment. */
export type PaymentsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsCreate500Response = ErrorDetails;

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
 * `Payments_create`, `POST /v2/accounts/{accountId}/billing_payments`
 *
 * The responses, by status.
 */
export interface PaymentsCreateResponses {
    /** The created payments. */
    201: PaymentsCreate201Response;
    /** The request is invalid, or the payment service rejected the payment. */
    400: PaymentsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsCreate404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsCreate500Response;
}

/**
 * The error codes that `Payments_create` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `CREDITCARD_AUTH_FAILED` (400): The payment service rejected the card. Use another card, or ask the bank that issued it.
 * - `CREDIT_CARD_EXPIRATION` (400): The card has expired, or its expiration date is wrong. Correct the date, or use another card.
 * - `INVALID_CREDIT_CARD` (400): The card details are invalid. Correct them, or use another card.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type PaymentsCreateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_get`.
 */
export interface PaymentsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the payment, as returned in the list of payments.
     *
     * @example 83b5e2d1-c704-4f9a-8e36-5d1f7a0c9b24
     */
    paymentId: string;
}

/** The payment. */
export type PaymentsGet200Response = BillingPaymentItem;

/** The account does not have this payment, or the caller is not an administrator of it. */
export type PaymentsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsGet500Response = ErrorDetails;

/**
 * Read a payment.
 *
 * Returns one payment of an account: its amount, date and purpose. Only administrators of the
 * account can read its payments.
 *
 * `Payments_get`, `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
 *
 * The responses, by status.
 */
export interface PaymentsGetResponses {
    /** The payment. */
    200: PaymentsGet200Response;
    /** The account does not have this payment, or the caller is not an administrator of it. */
    400: PaymentsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsGet404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsGet500Response;
}

/**
 * The error codes that `Payments_get` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type PaymentsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
