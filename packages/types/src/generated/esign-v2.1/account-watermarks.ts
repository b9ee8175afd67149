// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Watermark } from './schemas/watermark.js';

/**
 * Parameters in the path of `AccountWatermarks_get`.
 */
export interface AccountWatermarksGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current watermark. */
export type AccountWatermarksGet200Response = Watermark;

/** The account does not support watermarks, or the caller cannot view them. */
export type AccountWatermarksGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountWatermarksGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountWatermarksGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountWatermarksGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountWatermarksGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountWatermarksGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountWatermarksGet500Response = ErrorDetails;

/**
 * Read the watermark of an account.
 *
 * Returns the watermark that is shown on documents of the account while their envelope is not
 * completed, and whether it is enabled.
 *
 * `AccountWatermarks_get`, `GET /v2.1/accounts/{accountId}/watermark`
 *
 * The responses, by status.
 */
export interface AccountWatermarksGetResponses {
    /** The current watermark. */
    200: AccountWatermarksGet200Response;
    /** The account does not support watermarks, or the caller cannot view them. */
    400: AccountWatermarksGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountWatermarksGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountWatermarksGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountWatermarksGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountWatermarksGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountWatermarksGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountWatermarksGet500Response;
}

/**
 * The error codes that `AccountWatermarks_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountWatermarksGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountWatermarks_update`.
 */
export interface AccountWatermarksUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The new state of the watermark. */
export type AccountWatermarksUpdateBody = Watermark;

/** The updated watermark. */
export type AccountWatermarksUpdate200Response = Watermark;

/** The request is invalid, or the caller cannot change the watermark. */
export type AccountWatermarksUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountWatermarksUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountWatermarksUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountWatermarksUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountWatermarksUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountWatermarksUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountWatermarksUpdate500Response = ErrorDetails;

/**
 * Change the watermark of an account.
 *
 * Changes the text or image of the watermark, its appearance, and whether it is enabled. To preview
 * it first, use `AccountWatermarks_preview`. The caller must be an administrator of the account.
 *
 * `AccountWatermarks_update`, `PUT /v2.1/accounts/{accountId}/watermark`
 *
 * The responses, by status.
 */
export interface AccountWatermarksUpdateResponses {
    /** The updated watermark. */
    200: AccountWatermarksUpdate200Response;
    /** The request is invalid, or the caller cannot change the watermark. */
    400: AccountWatermarksUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountWatermarksUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountWatermarksUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountWatermarksUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountWatermarksUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountWatermarksUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountWatermarksUpdate500Response;
}

/**
 * The error codes that `AccountWatermarks_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountWatermarksUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountWatermarks_preview`.
 */
export interface AccountWatermarksPreviewParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The watermark to preview. */
export type AccountWatermarksPreviewBody = Watermark;

/** The watermark with its preview image. */
export type AccountWatermarksPreview200Response = Watermark;

/** The request is invalid, or the caller cannot change the watermark. */
export type AccountWatermarksPreview400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountWatermarksPreview401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountWatermarksPreview403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountWatermarksPreview404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountWatermarksPreview405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountWatermarksPreview429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountWatermarksPreview500Response = ErrorDetails;

/**
 * Preview a watermark.
 *
 * Returns a preview of a watermark as a Base64-encoded image in `imageBase64`, without saving it.
 * The watermark of the account is not changed. The caller must be an administrator of the account.
 *
 * `AccountWatermarks_preview`, `PUT /v2.1/accounts/{accountId}/watermark/preview`
 *
 * The responses, by status.
 */
export interface AccountWatermarksPreviewResponses {
    /** The watermark with its preview image. */
    200: AccountWatermarksPreview200Response;
    /** The request is invalid, or the caller cannot change the watermark. */
    400: AccountWatermarksPreview400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountWatermarksPreview401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountWatermarksPreview403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountWatermarksPreview404Response;
    /** The path exists, but does not support this method. */
    405: AccountWatermarksPreview405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountWatermarksPreview429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountWatermarksPreview500Response;
}

/**
 * The error codes that `AccountWatermarks_preview` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountWatermarksPreviewErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
