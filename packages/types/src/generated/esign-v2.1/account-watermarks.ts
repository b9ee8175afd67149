// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Watermark } from './schemas/watermark.js';

/**
 * Parameters in the path of `AccountWatermarks_get`.
 */
export interface AccountWatermarksGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The watermark as it stands. */
export type AccountWatermarksGet200Response = Watermark;

/** The account may not use watermarks, or the caller may not see them. */
export type AccountWatermarksGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountWatermarksGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountWatermarksGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountWatermarksGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountWatermarksGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountWatermarksGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountWatermarksGet500Response = ErrorDetails;

/**
 * Read the watermark of an account.
 *
 * Tells which watermark lies over documents of the account while their envelope is not completed,
 * and whether it is switched on at all.
 *
 * `AccountWatermarks_get`, `GET /v2.1/accounts/{accountId}/watermark`
 *
 * What it answers with, by status.
 */
export interface AccountWatermarksGetResponses {
    /** The watermark as it stands. */
    200: AccountWatermarksGet200Response;
    /** The account may not use watermarks, or the caller may not see them. */
    400: AccountWatermarksGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountWatermarksGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountWatermarksGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountWatermarksGet404Response;
    /** The address exists, but not with this method. */
    405: AccountWatermarksGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountWatermarksGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountWatermarksGet500Response;
}

/**
 * The error codes that `AccountWatermarks_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountWatermarksGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountWatermarks_update`.
 */
export interface AccountWatermarksUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The watermark as it is to be. */
export type AccountWatermarksUpdateBody = Watermark;

/** The watermark as it is now. */
export type AccountWatermarksUpdate200Response = Watermark;

/** The request does not fit the contract, or the caller may not change the watermark. */
export type AccountWatermarksUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountWatermarksUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountWatermarksUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountWatermarksUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountWatermarksUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountWatermarksUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountWatermarksUpdate500Response = ErrorDetails;

/**
 * Change the watermark of an account.
 *
 * Changes the words or the image of the watermark, how it looks, and whether it is switched on.
 * Whether it looks well can be tried before with `AccountWatermarks_preview`. The caller must be
 * an administrator of the account.
 *
 * `AccountWatermarks_update`, `PUT /v2.1/accounts/{accountId}/watermark`
 *
 * What it answers with, by status.
 */
export interface AccountWatermarksUpdateResponses {
    /** The watermark as it is now. */
    200: AccountWatermarksUpdate200Response;
    /** The request does not fit the contract, or the caller may not change the watermark. */
    400: AccountWatermarksUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountWatermarksUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountWatermarksUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountWatermarksUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountWatermarksUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountWatermarksUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountWatermarksUpdate500Response;
}

/**
 * The error codes that `AccountWatermarks_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountWatermarksUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountWatermarks_preview`.
 */
export interface AccountWatermarksPreviewParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The watermark to try. */
export type AccountWatermarksPreviewBody = Watermark;

/** The watermark with its image. */
export type AccountWatermarksPreview200Response = Watermark;

/** The request does not fit the contract, or the caller may not change the watermark. */
export type AccountWatermarksPreview400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountWatermarksPreview401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountWatermarksPreview403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountWatermarksPreview404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountWatermarksPreview405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountWatermarksPreview429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountWatermarksPreview500Response = ErrorDetails;

/**
 * Preview a watermark.
 *
 * Shows what a watermark would look like, as a Base64 image in `imageBase64`, without keeping
 * it. The watermark of the account stays as it is. The caller must be an administrator of the
 * account.
 *
 * `AccountWatermarks_preview`, `PUT /v2.1/accounts/{accountId}/watermark/preview`
 *
 * What it answers with, by status.
 */
export interface AccountWatermarksPreviewResponses {
    /** The watermark with its image. */
    200: AccountWatermarksPreview200Response;
    /** The request does not fit the contract, or the caller may not change the watermark. */
    400: AccountWatermarksPreview400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountWatermarksPreview401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountWatermarksPreview403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountWatermarksPreview404Response;
    /** The address exists, but not with this method. */
    405: AccountWatermarksPreview405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountWatermarksPreview429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountWatermarksPreview500Response;
}

/**
 * The error codes that `AccountWatermarks_preview` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountWatermarksPreviewErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';
