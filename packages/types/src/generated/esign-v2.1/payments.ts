// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPaymentItem } from './schemas/billingPaymentItem.js';
import type { BillingPaymentRequest } from './schemas/billingPaymentRequest.js';
import type { BillingPaymentResponse } from './schemas/billingPaymentResponse.js';
import type { BillingPaymentsResponse } from './schemas/billingPaymentsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Payments_listPayments`.
 */
export interface PaymentsListPaymentsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Payments_listPayments`.
 */
export interface PaymentsListPaymentsQueryParams {
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
export type PaymentsListPayments200Response = BillingPaymentsResponse;

/** A parameter is invalid, or the caller is not an administrator of the account. */
export type PaymentsListPayments400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsListPayments401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsListPayments403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsListPayments404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsListPayments405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsListPayments429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsListPayments500Response = ErrorDetails;

/**
 * List the payments of an account.
 *
 * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
 * next page. Only administrators of the account can read its payments.
 *
 * `Payments_listPayments`, `GET /v2.1/accounts/{accountId}/billing_payments`
 *
 * The responses, by status.
 */
export interface PaymentsListPaymentsResponses {
    /** The payments of the period. */
    200: PaymentsListPayments200Response;
    /** A parameter is invalid, or the caller is not an administrator of the account. */
    400: PaymentsListPayments400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsListPayments401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsListPayments403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsListPayments404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsListPayments405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsListPayments429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsListPayments500Response;
}

/**
 * The error codes that `Payments_listPayments` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type PaymentsListPaymentsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_makePayment`.
 */
export interface PaymentsMakePaymentParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The amount to pay. */
export type PaymentsMakePaymentBody = BillingPaymentRequest;

/** The created payments. */
export type PaymentsMakePayment201Response = BillingPaymentResponse;

/** The request is invalid, or the payment service rejected the payment. */
export type PaymentsMakePayment400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsMakePayment401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsMakePayment403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsMakePayment404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsMakePayment405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsMakePayment429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsMakePayment500Response = ErrorDetails;

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
 * `Payments_makePayment`, `POST /v2.1/accounts/{accountId}/billing_payments`
 *
 * The responses, by status.
 */
export interface PaymentsMakePaymentResponses {
    /** The created payments. */
    201: PaymentsMakePayment201Response;
    /** The request is invalid, or the payment service rejected the payment. */
    400: PaymentsMakePayment400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsMakePayment401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsMakePayment403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsMakePayment404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsMakePayment405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsMakePayment429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsMakePayment500Response;
}

/**
 * The error codes that `Payments_makePayment` can return.
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
export type PaymentsMakePaymentErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_getPayment`.
 */
export interface PaymentsGetPaymentParams {
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
export type PaymentsGetPayment200Response = BillingPaymentItem;

/** The account does not have this payment, or the caller is not an administrator of it. */
export type PaymentsGetPayment400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PaymentsGetPayment401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PaymentsGetPayment403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PaymentsGetPayment404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PaymentsGetPayment405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PaymentsGetPayment429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PaymentsGetPayment500Response = ErrorDetails;

/**
 * Read a payment.
 *
 * Returns one payment of an account: its amount, date and purpose. Only administrators of the
 * account can read its payments.
 *
 * `Payments_getPayment`, `GET /v2.1/accounts/{accountId}/billing_payments/{paymentId}`
 *
 * The responses, by status.
 */
export interface PaymentsGetPaymentResponses {
    /** The payment. */
    200: PaymentsGetPayment200Response;
    /** The account does not have this payment, or the caller is not an administrator of it. */
    400: PaymentsGetPayment400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PaymentsGetPayment401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PaymentsGetPayment403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PaymentsGetPayment404Response;
    /** The path exists, but does not support this method. */
    405: PaymentsGetPayment405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PaymentsGetPayment429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PaymentsGetPayment500Response;
}

/**
 * The error codes that `Payments_getPayment` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type PaymentsGetPaymentErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
