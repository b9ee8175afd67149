// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FavoriteTemplatesInfo } from './schemas/favoriteTemplatesInfo.js';

/**
 * Parameters in the path of `FavoriteTemplates_getFavoriteTemplates`.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The favourites of the caller. */
export type FavoriteTemplatesGetFavoriteTemplates200Response = FavoriteTemplatesInfo;

/** The account does not support favourite templates, or the caller cannot use templates. */
export type FavoriteTemplatesGetFavoriteTemplates400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FavoriteTemplatesGetFavoriteTemplates401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FavoriteTemplatesGetFavoriteTemplates403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FavoriteTemplatesGetFavoriteTemplates404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FavoriteTemplatesGetFavoriteTemplates405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FavoriteTemplatesGetFavoriteTemplates429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FavoriteTemplatesGetFavoriteTemplates500Response = ErrorDetails;

/**
 * List the favourite templates of the caller.
 *
 * Returns the templates that the calling user has marked as favourites, each with the date and time
 * when it was marked. Each user has their own favourites, which other users cannot see.
 *
 * `FavoriteTemplates_getFavoriteTemplates`, `GET /v2.1/accounts/{accountId}/favorite_templates`
 *
 * The responses, by status.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesResponses {
    /** The favourites of the caller. */
    200: FavoriteTemplatesGetFavoriteTemplates200Response;
    /** The account does not support favourite templates, or the caller cannot use templates. */
    400: FavoriteTemplatesGetFavoriteTemplates400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FavoriteTemplatesGetFavoriteTemplates401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FavoriteTemplatesGetFavoriteTemplates403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FavoriteTemplatesGetFavoriteTemplates404Response;
    /** The path exists, but does not support this method. */
    405: FavoriteTemplatesGetFavoriteTemplates405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FavoriteTemplatesGetFavoriteTemplates429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FavoriteTemplatesGetFavoriteTemplates500Response;
}

/**
 * The error codes that `FavoriteTemplates_getFavoriteTemplates` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FavoriteTemplatesGetFavoriteTemplatesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FavoriteTemplates_updateFavoriteTemplate`.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The templates to mark, identified by their IDs. */
export type FavoriteTemplatesUpdateFavoriteTemplateBody = FavoriteTemplatesInfo;

/** The templates in the request, with the result for each. */
export type FavoriteTemplatesUpdateFavoriteTemplate200Response = FavoriteTemplatesInfo;

/** The request is invalid, or a template does not exist or is not accessible to the caller. */
export type FavoriteTemplatesUpdateFavoriteTemplate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FavoriteTemplatesUpdateFavoriteTemplate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FavoriteTemplatesUpdateFavoriteTemplate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FavoriteTemplatesUpdateFavoriteTemplate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FavoriteTemplatesUpdateFavoriteTemplate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FavoriteTemplatesUpdateFavoriteTemplate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FavoriteTemplatesUpdateFavoriteTemplate500Response = ErrorDetails;

/**
 * Mark templates as favourites.
 *
 * Adds templates to the favourites of the calling user. Existing favourites are kept. The caller
 * must have access to the templates.
 *
 * The response contains the number of marked templates and the result for each template.
 *
 * `FavoriteTemplates_updateFavoriteTemplate`, `PUT /v2.1/accounts/{accountId}/favorite_templates`
 *
 * The responses, by status.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateResponses {
    /** The templates in the request, with the result for each. */
    200: FavoriteTemplatesUpdateFavoriteTemplate200Response;
    /** The request is invalid, or a template does not exist or is not accessible to the caller. */
    400: FavoriteTemplatesUpdateFavoriteTemplate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FavoriteTemplatesUpdateFavoriteTemplate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FavoriteTemplatesUpdateFavoriteTemplate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FavoriteTemplatesUpdateFavoriteTemplate404Response;
    /** The path exists, but does not support this method. */
    405: FavoriteTemplatesUpdateFavoriteTemplate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FavoriteTemplatesUpdateFavoriteTemplate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FavoriteTemplatesUpdateFavoriteTemplate500Response;
}

/**
 * The error codes that `FavoriteTemplates_updateFavoriteTemplate` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FavoriteTemplatesUpdateFavoriteTemplateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FavoriteTemplates_unFavoriteTemplate`.
 */
export interface FavoriteTemplatesUnFavoriteTemplateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The templates to remove from the favourites, identified by their IDs. */
export type FavoriteTemplatesUnFavoriteTemplateBody = FavoriteTemplatesInfo;

/** The templates in the request, with the result for each. */
export type FavoriteTemplatesUnFavoriteTemplate200Response = FavoriteTemplatesInfo;

/** The request is invalid, or a template does not exist or is not accessible to the caller. */
export type FavoriteTemplatesUnFavoriteTemplate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FavoriteTemplatesUnFavoriteTemplate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FavoriteTemplatesUnFavoriteTemplate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FavoriteTemplatesUnFavoriteTemplate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FavoriteTemplatesUnFavoriteTemplate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FavoriteTemplatesUnFavoriteTemplate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FavoriteTemplatesUnFavoriteTemplate500Response = ErrorDetails;

/**
 * Remove templates from the favourites.
 *
 * Removes templates from the favourites of the calling user. The templates themselves and the
 * favourites of other users are not changed.
 *
 * The response contains the number of removed templates and the result for each template.
 *
 * `FavoriteTemplates_unFavoriteTemplate`, `DELETE /v2.1/accounts/{accountId}/favorite_templates`
 *
 * The responses, by status.
 */
export interface FavoriteTemplatesUnFavoriteTemplateResponses {
    /** The templates in the request, with the result for each. */
    200: FavoriteTemplatesUnFavoriteTemplate200Response;
    /** The request is invalid, or a template does not exist or is not accessible to the caller. */
    400: FavoriteTemplatesUnFavoriteTemplate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FavoriteTemplatesUnFavoriteTemplate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FavoriteTemplatesUnFavoriteTemplate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FavoriteTemplatesUnFavoriteTemplate404Response;
    /** The path exists, but does not support this method. */
    405: FavoriteTemplatesUnFavoriteTemplate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FavoriteTemplatesUnFavoriteTemplate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FavoriteTemplatesUnFavoriteTemplate500Response;
}

/**
 * The error codes that `FavoriteTemplates_unFavoriteTemplate` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FavoriteTemplatesUnFavoriteTemplateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
