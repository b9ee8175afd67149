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
     * The account, by its external number or by its GUID.
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
     * The beginning of the period: a date, or a date with a time, in ISO 8601.
     *
     * @example 2026-10-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The payments of the period. */
export type PaymentsList200Response = BillingPaymentsResponse;

/** A parameter does not fit the contract, or the caller is no administrator of the account. */
export type PaymentsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PaymentsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PaymentsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PaymentsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PaymentsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PaymentsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PaymentsList500Response = ErrorDetails;

/**
 * List the payments of an account.
 *
 * Lists what an account paid in a period. Long lists come in chunks, and `nextUri` leads to the
 * next. Only administrators of the account may read its payments.
 *
 * `Payments_list`, `GET /v2/accounts/{accountId}/billing_payments`
 *
 * What it answers with, by status.
 */
export interface PaymentsListResponses {
    /** The payments of the period. */
    200: PaymentsList200Response;
    /** A parameter does not fit the contract, or the caller is no administrator of the account. */
    400: PaymentsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PaymentsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PaymentsList403Response;
    /** No such address, or nothing is stored under it. */
    404: PaymentsList404Response;
    /** The address exists, but not with this method. */
    405: PaymentsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PaymentsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PaymentsList500Response;
}

/**
 * The error codes that `Payments_list` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type PaymentsListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_create`.
 */
export interface PaymentsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** How much is to be paid. */
export type PaymentsCreateBody = BillingPaymentRequest;

/** The payments that were made. */
export type PaymentsCreate201Response = BillingPaymentResponse;

/** The request does not fit the contract, or the payment service refused the payment. */
export type PaymentsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PaymentsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PaymentsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PaymentsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PaymentsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PaymentsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PaymentsCreate500Response = ErrorDetails;

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
 * `Payments_create`, `POST /v2/accounts/{accountId}/billing_payments`
 *
 * What it answers with, by status.
 */
export interface PaymentsCreateResponses {
    /** The payments that were made. */
    201: PaymentsCreate201Response;
    /** The request does not fit the contract, or the payment service refused the payment. */
    400: PaymentsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PaymentsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PaymentsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: PaymentsCreate404Response;
    /** The address exists, but not with this method. */
    405: PaymentsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PaymentsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PaymentsCreate500Response;
}

/**
 * The error codes that `Payments_create` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `CREDITCARD_AUTH_FAILED` (400): The payment service refused the card. Use another card, or ask the bank that issued it.
 * - `CREDIT_CARD_EXPIRATION` (400): The card has expired, or its date of expiry is wrong. Correct the date, or use another card.
 * - `INVALID_CREDIT_CARD` (400): The details of the card are not valid. Correct them, or use another card.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type PaymentsCreateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_LACKS_PERMISSIONS' | 'CREDITCARD_AUTH_FAILED' | 'CREDIT_CARD_EXPIRATION' | 'INVALID_CREDIT_CARD' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Payments_get`.
 */
export interface PaymentsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The payment, by the ID that the list of payments shows.
     *
     * @example 83b5e2d1-c704-4f9a-8e36-5d1f7a0c9b24
     */
    paymentId: string;
}

/** The payment. */
export type PaymentsGet200Response = BillingPaymentItem;

/** The account has no such payment, or the caller is no administrator of it. */
export type PaymentsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PaymentsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PaymentsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PaymentsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PaymentsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PaymentsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PaymentsGet500Response = ErrorDetails;

/**
 * Read a payment.
 *
 * Gives one payment of an account: how much was paid, when and what for. Only administrators of
 * the account may read its payments.
 *
 * `Payments_get`, `GET /v2/accounts/{accountId}/billing_payments/{paymentId}`
 *
 * What it answers with, by status.
 */
export interface PaymentsGetResponses {
    /** The payment. */
    200: PaymentsGet200Response;
    /** The account has no such payment, or the caller is no administrator of it. */
    400: PaymentsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PaymentsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PaymentsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: PaymentsGet404Response;
    /** The address exists, but not with this method. */
    405: PaymentsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PaymentsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PaymentsGet500Response;
}

/**
 * The error codes that `Payments_get` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type PaymentsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
