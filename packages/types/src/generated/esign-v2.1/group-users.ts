// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserInfoList } from './schemas/userInfoList.js';
import type { UsersResponse } from './schemas/usersResponse.js';

/**
 * Parameters in the path of `GroupUsers_list`.
 */
export interface GroupUsersListParams {
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

/**
 * Parameters in the query of `GroupUsers_list`.
 */
export interface GroupUsersListQueryParams {
    /**
     * The maximum number of records in the response, from 1 to 100; 50 if absent. More is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the members. */
export type GroupUsersList200Response = UsersResponse;

/** A parameter is invalid, or the caller cannot view the group. */
export type GroupUsersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupUsersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupUsersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupUsersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupUsersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupUsersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupUsersList500Response = ErrorDetails;

/**
 * List the members of a group.
 *
 * Returns the users who belong to a group, each with name, e-mail address and status, including
 * closed users. The list is paged: `start_position` and `count` select a page, and `count` must be
 * from 1 to
 * 100.
 *
 * `GroupUsers_list`, `GET /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * The responses, by status.
 */
export interface GroupUsersListResponses {
    /** One page of the members. */
    200: GroupUsersList200Response;
    /** A parameter is invalid, or the caller cannot view the group. */
    400: GroupUsersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupUsersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupUsersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupUsersList404Response;
    /** The path exists, but does not support this method. */
    405: GroupUsersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupUsersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupUsersList500Response;
}

/**
 * The error codes that `GroupUsers_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type GroupUsersListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `GroupUsers_update`.
 */
export interface GroupUsersUpdateParams {
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

/** The users to add, identified by their IDs. */
export type GroupUsersUpdateBody = UserInfoList;

/** The users in the request, each with the result. */
export type GroupUsersUpdate200Response = UsersResponse;

/** The request body is invalid, or the caller is not an administrator. */
export type GroupUsersUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupUsersUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupUsersUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupUsersUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupUsersUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupUsersUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupUsersUpdate500Response = ErrorDetails;

/**
 * Add users to a group.
 *
 * Adds users of the account to a group. Existing members of the group are kept. The caller must be
 * an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID`.
 *
 * `GroupUsers_update`, `PUT /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * The responses, by status.
 */
export interface GroupUsersUpdateResponses {
    /** The users in the request, each with the result. */
    200: GroupUsersUpdate200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: GroupUsersUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupUsersUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupUsersUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupUsersUpdate404Response;
    /** The path exists, but does not support this method. */
    405: GroupUsersUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupUsersUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupUsersUpdate500Response;
}

/**
 * The error codes that `GroupUsers_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USERID` (200): A user in the list does not belong to the account. The code appears in the entry of that user, and the other users are processed. For the whole response, with status 400 or 401, it means that the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupUsersUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `GroupUsers_delete`.
 */
export interface GroupUsersDeleteParams {
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

/** The users to remove, identified by their IDs. */
export type GroupUsersDeleteBody = UserInfoList;

/** The users in the request, each with the result. */
export type GroupUsersDelete200Response = UsersResponse;

/** The request body is invalid, or the caller is not an administrator. */
export type GroupUsersDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupUsersDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupUsersDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupUsersDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupUsersDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupUsersDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupUsersDelete500Response = ErrorDetails;

/**
 * Remove users from a group.
 *
 * Removes users from a group. They remain members of the account, and keep the rights that they have
 * from other sources. Users cannot be removed from the group of all members. The caller must be an
 * administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID`.
 *
 * `GroupUsers_delete`, `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * The responses, by status.
 */
export interface GroupUsersDeleteResponses {
    /** The users in the request, each with the result. */
    200: GroupUsersDelete200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: GroupUsersDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupUsersDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupUsersDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupUsersDelete404Response;
    /** The path exists, but does not support this method. */
    405: GroupUsersDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupUsersDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupUsersDelete500Response;
}

/**
 * The error codes that `GroupUsers_delete` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USERID` (200): A user in the list does not belong to the account. The code appears in the entry of that user, and the other users are processed. For the whole response, with status 400 or 401, it means that the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupUsersDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
