// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TabsBlob_getTabsBlob`.
 */
export interface TabsBlobGetTabsBlobParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The envelope exists. The response has no body. */
export type TabsBlobGetTabsBlob200Response = undefined;

/** The request is invalid. */
export type TabsBlobGetTabsBlob400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TabsBlobGetTabsBlob401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TabsBlobGetTabsBlob403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TabsBlobGetTabsBlob404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TabsBlobGetTabsBlob405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TabsBlobGetTabsBlob429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TabsBlobGetTabsBlob500Response = ErrorDetails;

/**
 * Check the stored tabs of an envelope.
 *
 * The service keeps it for its own pages. What it contains is not public, and the response has
 * no body.
 *
 * `TabsBlob_getTabsBlob`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
 *
 * The responses, by status.
 */
export interface TabsBlobGetTabsBlobResponses {
    /** The envelope exists. The response has no body. */
    200: TabsBlobGetTabsBlob200Response;
    /** The request is invalid. */
    400: TabsBlobGetTabsBlob400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TabsBlobGetTabsBlob401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TabsBlobGetTabsBlob403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TabsBlobGetTabsBlob404Response;
    /** The path exists, but does not support this method. */
    405: TabsBlobGetTabsBlob405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TabsBlobGetTabsBlob429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TabsBlobGetTabsBlob500Response;
}

/**
 * The error codes that `TabsBlob_getTabsBlob` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type TabsBlobGetTabsBlobErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `TabsBlob_putTabsBlob`.
 */
export interface TabsBlobPutTabsBlobParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The envelope exists. The response has no body. */
export type TabsBlobPutTabsBlob200Response = undefined;

/** The request is invalid. */
export type TabsBlobPutTabsBlob400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TabsBlobPutTabsBlob401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TabsBlobPutTabsBlob403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TabsBlobPutTabsBlob404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TabsBlobPutTabsBlob405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TabsBlobPutTabsBlob429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TabsBlobPutTabsBlob500Response = ErrorDetails;

/**
 * Store the tabs of an envelope.
 *
 * The service keeps it for its own pages. What it contains is not public, and neither the
 * request nor the response has a body.
 *
 * `TabsBlob_putTabsBlob`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
 *
 * The responses, by status.
 */
export interface TabsBlobPutTabsBlobResponses {
    /** The envelope exists. The response has no body. */
    200: TabsBlobPutTabsBlob200Response;
    /** The request is invalid. */
    400: TabsBlobPutTabsBlob400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TabsBlobPutTabsBlob401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TabsBlobPutTabsBlob403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TabsBlobPutTabsBlob404Response;
    /** The path exists, but does not support this method. */
    405: TabsBlobPutTabsBlob405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TabsBlobPutTabsBlob429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TabsBlobPutTabsBlob500Response;
}

/**
 * The error codes that `TabsBlob_putTabsBlob` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type TabsBlobPutTabsBlobErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
