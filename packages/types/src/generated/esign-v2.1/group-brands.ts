// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupBrands, GroupBrandsAnswer } from './schemas/GroupBrands.js';
import type { BrandsRequest } from './schemas/brandsRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `GroupBrands_get`.
 */
export interface GroupBrandsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the user group, as assigned by the service.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands of the group. */
export type GroupBrandsGet200Response = GroupBrandsAnswer;

/** The group does not exist, or the caller cannot access it. */
export type GroupBrandsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupBrandsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupBrandsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupBrandsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupBrandsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupBrandsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupBrandsGet500Response = ErrorDetails;

/**
 * List the brands of a group.
 *
 * Returns the brands that members of a group can use for sending, and the default brands that apply
 * if a member does not choose one. The list is not paged.
 *
 * `GroupBrands_get`, `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * The responses, by status.
 */
export interface GroupBrandsGetResponses {
    /** The brands of the group. */
    200: GroupBrandsGet200Response;
    /** The group does not exist, or the caller cannot access it. */
    400: GroupBrandsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupBrandsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupBrandsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupBrandsGet404Response;
    /** The path exists, but does not support this method. */
    405: GroupBrandsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupBrandsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupBrandsGet500Response;
}

/**
 * The error codes that `GroupBrands_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type GroupBrandsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `GroupBrands_update`.
 */
export interface GroupBrandsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the user group, as assigned by the service.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands to add to the group. */
export type GroupBrandsUpdateBody = BrandsRequest;

/** The current brands of the group. */
export type GroupBrandsUpdate200Response = GroupBrands;

/** The request is invalid, or the group or a brand does not exist in the account. */
export type GroupBrandsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupBrandsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupBrandsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupBrandsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupBrandsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupBrandsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupBrandsUpdate500Response = ErrorDetails;

/**
 * Add brands to a group.
 *
 * Adds existing brands of the account to a group, so that its members can choose them for sending.
 * Brands that the group already has are kept. The caller must be an administrator of the account.
 *
 * `GroupBrands_update`, `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * The responses, by status.
 */
export interface GroupBrandsUpdateResponses {
    /** The current brands of the group. */
    200: GroupBrandsUpdate200Response;
    /** The request is invalid, or the group or a brand does not exist in the account. */
    400: GroupBrandsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupBrandsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupBrandsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupBrandsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: GroupBrandsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupBrandsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupBrandsUpdate500Response;
}

/**
 * The error codes that `GroupBrands_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupBrandsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `GroupBrands_delete`.
 */
export interface GroupBrandsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the user group, as assigned by the service.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands to remove from the group. */
export type GroupBrandsDeleteBody = BrandsRequest;

/** The remaining brands of the group. */
export type GroupBrandsDelete200Response = GroupBrands;

/** The request is invalid, or the group does not exist in the account. */
export type GroupBrandsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupBrandsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupBrandsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupBrandsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupBrandsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupBrandsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupBrandsDelete500Response = ErrorDetails;

/**
 * Remove brands from a group.
 *
 * Removes the brands in the request body from a group. Its members can no longer choose them. The
 * brands themselves are kept in the account. The caller must be an administrator of the account.
 *
 * `GroupBrands_delete`, `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * The responses, by status.
 */
export interface GroupBrandsDeleteResponses {
    /** The remaining brands of the group. */
    200: GroupBrandsDelete200Response;
    /** The request is invalid, or the group does not exist in the account. */
    400: GroupBrandsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupBrandsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupBrandsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupBrandsDelete404Response;
    /** The path exists, but does not support this method. */
    405: GroupBrandsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupBrandsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupBrandsDelete500Response;
}

/**
 * The error codes that `GroupBrands_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupBrandsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
