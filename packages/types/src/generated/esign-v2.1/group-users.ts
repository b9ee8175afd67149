// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserInfoList } from './schemas/userInfoList.js';
import type { UsersResponse } from './schemas/usersResponse.js';

/**
 * Parameters in the path of `GroupUsers_list`.
 */
export interface GroupUsersListParams {
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

/**
 * Parameters in the query of `GroupUsers_list`.
 */
export interface GroupUsersListQueryParams {
    /**
     * How many records the answer may hold at most, from 1 to 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the members. */
export type GroupUsersList200Response = UsersResponse;

/** A parameter does not fit the contract, or the caller may not see the group. */
export type GroupUsersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupUsersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupUsersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupUsersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupUsersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupUsersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupUsersList500Response = ErrorDetails;

/**
 * List the members of a group.
 *
 * Lists the users who belong to a group, in chunks that `start_position` and `count` choose;
 * `count` goes from 1 to 100. Each comes with name, e-mail address and status, closed ones
 * included.
 *
 * `GroupUsers_list`, `GET /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * What it answers with, by status.
 */
export interface GroupUsersListResponses {
    /** One chunk of the members. */
    200: GroupUsersList200Response;
    /** A parameter does not fit the contract, or the caller may not see the group. */
    400: GroupUsersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupUsersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupUsersList403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupUsersList404Response;
    /** The address exists, but not with this method. */
    405: GroupUsersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupUsersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupUsersList500Response;
}

/**
 * The error codes that `GroupUsers_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type GroupUsersListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `GroupUsers_update`.
 */
export interface GroupUsersUpdateParams {
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

/** The users to add, by their IDs. */
export type GroupUsersUpdateBody = UserInfoList;

/** The users that were to be added, each with its outcome. */
export type GroupUsersUpdate200Response = UsersResponse;

/** The body does not fit the contract, or the caller is no administrator. */
export type GroupUsersUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupUsersUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupUsersUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupUsersUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupUsersUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupUsersUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupUsersUpdate500Response = ErrorDetails;

/**
 * Add users to a group.
 *
 * Adds users of the account to a group. Those who belong to it already stay, so nobody is removed
 * by this. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID`.
 *
 * `GroupUsers_update`, `PUT /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * What it answers with, by status.
 */
export interface GroupUsersUpdateResponses {
    /** The users that were to be added, each with its outcome. */
    200: GroupUsersUpdate200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: GroupUsersUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupUsersUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupUsersUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupUsersUpdate404Response;
    /** The address exists, but not with this method. */
    405: GroupUsersUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupUsersUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupUsersUpdate500Response;
}

/**
 * The error codes that `GroupUsers_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_USERID` (200): A user of the list is unknown to the account; the others are dealt with, and the code stands in the entry of that user. As a whole answer, with status 400 or 401, it says that the caller is unknown on this site: take the address from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupUsersUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_USERID' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `GroupUsers_delete`.
 */
export interface GroupUsersDeleteParams {
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

/** The users to remove, by their IDs. */
export type GroupUsersDeleteBody = UserInfoList;

/** The users that were to be removed, each with its outcome. */
export type GroupUsersDelete200Response = UsersResponse;

/** The body does not fit the contract, or the caller is no administrator. */
export type GroupUsersDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupUsersDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupUsersDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupUsersDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupUsersDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupUsersDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupUsersDelete500Response = ErrorDetails;

/**
 * Remove users from a group.
 *
 * Takes users out of a group. They stay members of the account, and keep the rights that they
 * have in other ways. Nobody can be taken out of the group that holds everyone. The caller must be
 * an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID`.
 *
 * `GroupUsers_delete`, `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/users`
 *
 * What it answers with, by status.
 */
export interface GroupUsersDeleteResponses {
    /** The users that were to be removed, each with its outcome. */
    200: GroupUsersDelete200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: GroupUsersDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupUsersDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupUsersDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupUsersDelete404Response;
    /** The address exists, but not with this method. */
    405: GroupUsersDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupUsersDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupUsersDelete500Response;
}

/**
 * The error codes that `GroupUsers_delete` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_USERID` (200): A user of the list is unknown to the account; the others are dealt with, and the code stands in the entry of that user. As a whole answer, with status 400 or 401, it says that the caller is unknown on this site: take the address from `OAuth_userInfo`.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupUsersDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_USERID' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
