// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupBrands } from './schemas/GroupBrands.js';
import type { BrandsRequest } from './schemas/brandsRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `GroupBrands_get`.
 */
export interface GroupBrandsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The group of users, by the number that the service gave to it.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands of the group. */
export type GroupBrandsGet200Response = GroupBrands;

/** There is no such group, or the caller may not look into it. */
export type GroupBrandsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupBrandsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupBrandsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupBrandsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupBrandsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupBrandsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupBrandsGet500Response = ErrorDetails;

/**
 * List the brands of a group.
 *
 * Lists the brands that members of a group may use when they send, and which of them apply when
 * a member does not choose. The whole list comes in one answer.
 *
 * `GroupBrands_get`, `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * What it answers with, by status.
 */
export interface GroupBrandsGetResponses {
    /** The brands of the group. */
    200: GroupBrandsGet200Response;
    /** There is no such group, or the caller may not look into it. */
    400: GroupBrandsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupBrandsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupBrandsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupBrandsGet404Response;
    /** The address exists, but not with this method. */
    405: GroupBrandsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupBrandsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupBrandsGet500Response;
}

/**
 * The error codes that `GroupBrands_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type GroupBrandsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `GroupBrands_update`.
 */
export interface GroupBrandsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The group of users, by the number that the service gave to it.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands that the group is to get. */
export type GroupBrandsUpdateBody = BrandsRequest;

/** The brands that the group has now. */
export type GroupBrandsUpdate200Response = GroupBrands;

/** The request does not fit the contract, or the account lacks such a group or brand. */
export type GroupBrandsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupBrandsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupBrandsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupBrandsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupBrandsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupBrandsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupBrandsUpdate500Response = ErrorDetails;

/**
 * Give brands to a group.
 *
 * Adds brands that the account already has to a group, so that its members can choose them when
 * they send. Brands that the group had before stay. The caller must be an administrator of the
 * account.
 *
 * `GroupBrands_update`, `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * What it answers with, by status.
 */
export interface GroupBrandsUpdateResponses {
    /** The brands that the group has now. */
    200: GroupBrandsUpdate200Response;
    /** The request does not fit the contract, or the account lacks such a group or brand. */
    400: GroupBrandsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupBrandsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupBrandsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupBrandsUpdate404Response;
    /** The address exists, but not with this method. */
    405: GroupBrandsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupBrandsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupBrandsUpdate500Response;
}

/**
 * The error codes that `GroupBrands_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupBrandsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `GroupBrands_delete`.
 */
export interface GroupBrandsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The group of users, by the number that the service gave to it.
     *
     * @example 7731204
     */
    groupId: string;
}

/** The brands that the group is to lose. */
export type GroupBrandsDeleteBody = BrandsRequest;

/** The brands that the group still has. */
export type GroupBrandsDelete200Response = GroupBrands;

/** The request does not fit the contract, or the account has no such group. */
export type GroupBrandsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupBrandsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupBrandsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupBrandsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupBrandsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupBrandsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupBrandsDelete500Response = ErrorDetails;

/**
 * Take brands from a group.
 *
 * Takes the brands that the body names from a group; its members can no longer choose them. The
 * brands themselves stay in the account. The caller must be an administrator of the account.
 *
 * `GroupBrands_delete`, `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 *
 * What it answers with, by status.
 */
export interface GroupBrandsDeleteResponses {
    /** The brands that the group still has. */
    200: GroupBrandsDelete200Response;
    /** The request does not fit the contract, or the account has no such group. */
    400: GroupBrandsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupBrandsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupBrandsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupBrandsDelete404Response;
    /** The address exists, but not with this method. */
    405: GroupBrandsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupBrandsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupBrandsDelete500Response;
}

/**
 * The error codes that `GroupBrands_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupBrandsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
