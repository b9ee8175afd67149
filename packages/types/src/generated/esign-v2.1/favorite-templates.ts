// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FavoriteTemplatesInfo } from './schemas/favoriteTemplatesInfo.js';

/**
 * Parameters in the path of `FavoriteTemplates_getFavoriteTemplates`.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The favourites of the caller. */
export type FavoriteTemplatesGetFavoriteTemplates200Response = FavoriteTemplatesInfo;

/** The account has no favourite templates, or the caller may not use templates. */
export type FavoriteTemplatesGetFavoriteTemplates400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FavoriteTemplatesGetFavoriteTemplates401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FavoriteTemplatesGetFavoriteTemplates403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FavoriteTemplatesGetFavoriteTemplates404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FavoriteTemplatesGetFavoriteTemplates405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FavoriteTemplatesGetFavoriteTemplates429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FavoriteTemplatesGetFavoriteTemplates500Response = ErrorDetails;

/**
 * List the favourite templates of the caller.
 *
 * Gives the templates that the calling user has marked as favourites, each with the moment at
 * which that was done. Favourites are kept for each user; nobody sees those of somebody else.
 *
 * `FavoriteTemplates_getFavoriteTemplates`, `GET /v2.1/accounts/{accountId}/favorite_templates`
 *
 * What it answers with, by status.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesResponses {
    /** The favourites of the caller. */
    200: FavoriteTemplatesGetFavoriteTemplates200Response;
    /** The account has no favourite templates, or the caller may not use templates. */
    400: FavoriteTemplatesGetFavoriteTemplates400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FavoriteTemplatesGetFavoriteTemplates401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FavoriteTemplatesGetFavoriteTemplates403Response;
    /** No such address, or nothing is stored under it. */
    404: FavoriteTemplatesGetFavoriteTemplates404Response;
    /** The address exists, but not with this method. */
    405: FavoriteTemplatesGetFavoriteTemplates405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FavoriteTemplatesGetFavoriteTemplates429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FavoriteTemplatesGetFavoriteTemplates500Response;
}

/**
 * The error codes that `FavoriteTemplates_getFavoriteTemplates` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FavoriteTemplatesGetFavoriteTemplatesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FavoriteTemplates_updateFavoriteTemplate`.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The templates to mark, by their IDs. */
export type FavoriteTemplatesUpdateFavoriteTemplateBody = FavoriteTemplatesInfo;

/** The templates that were sent, with the outcome for each. */
export type FavoriteTemplatesUpdateFavoriteTemplate200Response = FavoriteTemplatesInfo;

/** The request does not fit the contract, or a template is unknown to the caller. */
export type FavoriteTemplatesUpdateFavoriteTemplate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FavoriteTemplatesUpdateFavoriteTemplate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FavoriteTemplatesUpdateFavoriteTemplate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FavoriteTemplatesUpdateFavoriteTemplate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FavoriteTemplatesUpdateFavoriteTemplate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FavoriteTemplatesUpdateFavoriteTemplate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FavoriteTemplatesUpdateFavoriteTemplate500Response = ErrorDetails;

/**
 * Mark templates as favourites.
 *
 * Adds templates to the favourites of the calling user. The templates in the body join those that
 * are marked already; a template that is a favourite stays one. The caller must be able to see
 * the templates.
 *
 * The answer counts the templates that were marked, and each one carries its own outcome.
 *
 * `FavoriteTemplates_updateFavoriteTemplate`, `PUT /v2.1/accounts/{accountId}/favorite_templates`
 *
 * What it answers with, by status.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateResponses {
    /** The templates that were sent, with the outcome for each. */
    200: FavoriteTemplatesUpdateFavoriteTemplate200Response;
    /** The request does not fit the contract, or a template is unknown to the caller. */
    400: FavoriteTemplatesUpdateFavoriteTemplate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FavoriteTemplatesUpdateFavoriteTemplate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FavoriteTemplatesUpdateFavoriteTemplate403Response;
    /** No such address, or nothing is stored under it. */
    404: FavoriteTemplatesUpdateFavoriteTemplate404Response;
    /** The address exists, but not with this method. */
    405: FavoriteTemplatesUpdateFavoriteTemplate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FavoriteTemplatesUpdateFavoriteTemplate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FavoriteTemplatesUpdateFavoriteTemplate500Response;
}

/**
 * The error codes that `FavoriteTemplates_updateFavoriteTemplate` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FavoriteTemplatesUpdateFavoriteTemplateErrorCode = 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FavoriteTemplates_unFavoriteTemplate`.
 */
export interface FavoriteTemplatesUnFavoriteTemplateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The templates that are no favourites any more, by their IDs. */
export type FavoriteTemplatesUnFavoriteTemplateBody = FavoriteTemplatesInfo;

/** The templates that were sent, with the outcome for each. */
export type FavoriteTemplatesUnFavoriteTemplate200Response = FavoriteTemplatesInfo;

/** The request does not fit the contract, or a template is unknown to the caller. */
export type FavoriteTemplatesUnFavoriteTemplate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FavoriteTemplatesUnFavoriteTemplate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FavoriteTemplatesUnFavoriteTemplate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FavoriteTemplatesUnFavoriteTemplate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FavoriteTemplatesUnFavoriteTemplate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FavoriteTemplatesUnFavoriteTemplate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FavoriteTemplatesUnFavoriteTemplate500Response = ErrorDetails;

/**
 * Take templates off the favourites.
 *
 * Takes templates off the favourites of the calling user. The templates themselves stay, and so
 * do the favourites of everybody else.
 *
 * The answer counts the templates that were taken off, and each one carries its own outcome.
 *
 * `FavoriteTemplates_unFavoriteTemplate`, `DELETE /v2.1/accounts/{accountId}/favorite_templates`
 *
 * What it answers with, by status.
 */
export interface FavoriteTemplatesUnFavoriteTemplateResponses {
    /** The templates that were sent, with the outcome for each. */
    200: FavoriteTemplatesUnFavoriteTemplate200Response;
    /** The request does not fit the contract, or a template is unknown to the caller. */
    400: FavoriteTemplatesUnFavoriteTemplate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FavoriteTemplatesUnFavoriteTemplate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FavoriteTemplatesUnFavoriteTemplate403Response;
    /** No such address, or nothing is stored under it. */
    404: FavoriteTemplatesUnFavoriteTemplate404Response;
    /** The address exists, but not with this method. */
    405: FavoriteTemplatesUnFavoriteTemplate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FavoriteTemplatesUnFavoriteTemplate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FavoriteTemplatesUnFavoriteTemplate500Response;
}

/**
 * The error codes that `FavoriteTemplates_unFavoriteTemplate` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FavoriteTemplatesUnFavoriteTemplateErrorCode = 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
