// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { MemberGroupsResponse } from './schemas/MemberGroupsResponse.js';
import type { PermissionsResponse } from './schemas/PermissionsResponse.js';

/**
 * Parameters in the path of `eSignUserManagement_getGroups`.
 */
export interface ESignUserManagementGetGroupsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `eSignUserManagement_getGroups`.
 */
export interface ESignUserManagementGetGroupsQueryParams {
    /**
     * The 0-based position of the first item to return.
     *
     * @example 20
     */
    start?: number | undefined;
    /**
     * The maximum number of items in one response.
     *
     * @example 20
     */
    take?: number | undefined;
    /**
     * The 0-based position of the last item to return. It is ignored if `take` is given.
     *
     * @example 39
     */
    end?: number | undefined;
}

/** One page of groups. */
export type ESignUserManagementGetGroups200Response = MemberGroupsResponse;

/** A parameter is invalid. */
export type ESignUserManagementGetGroups400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ESignUserManagementGetGroups401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ESignUserManagementGetGroups403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ESignUserManagementGetGroups404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ESignUserManagementGetGroups405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ESignUserManagementGetGroups429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ESignUserManagementGetGroups500Response = ErrorDetails;

/**
 * List the groups of an account.
 *
 * Returns the groups of an account of the organization: the group of administrators, the group of
 * all members, and then the groups that the account created. Requests that add or change users name
 * groups by these IDs.
 *
 * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
 * caller must be an administrator of the organization or of the account.
 *
 * `eSignUserManagement_getGroups`, `GET /v2/organizations/{organizationId}/accounts/{accountId}/groups`
 *
 * The responses, by status.
 */
export interface ESignUserManagementGetGroupsResponses {
    /** One page of groups. */
    200: ESignUserManagementGetGroups200Response;
    /** A parameter is invalid. */
    400: ESignUserManagementGetGroups400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ESignUserManagementGetGroups401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ESignUserManagementGetGroups403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ESignUserManagementGetGroups404Response;
    /** The path exists, but does not support this method. */
    405: ESignUserManagementGetGroups405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ESignUserManagementGetGroups429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ESignUserManagementGetGroups500Response;
}

/**
 * The error codes that `eSignUserManagement_getGroups` can return.
 *
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ESignUserManagementGetGroupsErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `eSignUserManagement_getPermissions`.
 */
export interface ESignUserManagementGetPermissionsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All permission profiles of the account. */
export type ESignUserManagementGetPermissions200Response = PermissionsResponse;

/** A parameter is invalid. */
export type ESignUserManagementGetPermissions400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ESignUserManagementGetPermissions401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ESignUserManagementGetPermissions403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ESignUserManagementGetPermissions404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ESignUserManagementGetPermissions405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ESignUserManagementGetPermissions429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ESignUserManagementGetPermissions500Response = ErrorDetails;

/**
 * List the permission profiles of an account.
 *
 * Returns the permission profiles of an account of the organization, with the number and the name of
 * each. A permission profile says what its users can do in the account. Requests that add or change
 * users name one of them by this number.
 *
 * The caller must be an administrator of the organization or of the account.
 *
 * `eSignUserManagement_getPermissions`, `GET /v2/organizations/{organizationId}/accounts/{accountId}/permissions`
 *
 * The responses, by status.
 */
export interface ESignUserManagementGetPermissionsResponses {
    /** All permission profiles of the account. */
    200: ESignUserManagementGetPermissions200Response;
    /** A parameter is invalid. */
    400: ESignUserManagementGetPermissions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ESignUserManagementGetPermissions401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ESignUserManagementGetPermissions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ESignUserManagementGetPermissions404Response;
    /** The path exists, but does not support this method. */
    405: ESignUserManagementGetPermissions405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ESignUserManagementGetPermissions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ESignUserManagementGetPermissions500Response;
}

/**
 * The error codes that `eSignUserManagement_getPermissions` can return.
 *
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type ESignUserManagementGetPermissionsErrorCode = 'invalid_request' | 'not_found';
