// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { GroupInformation } from './schemas/groupInformation.js';

/**
 * Parameters in the path of `Groups_list`.
 */
export interface GroupsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Groups_list`.
 */
export interface GroupsListQueryParams {
    /**
     * How many records the answer may hold at most, from 1 to 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only groups of this kind, in the words of `groupType` on a group.
     *
     * @example customGroup
     */
    group_type?: string | undefined;
    /**
     * Whether each group comes with the number of its members in `usersCount`.
     *
     * @example true
     */
    include_usercount?: ("true" | "false") | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the groups. */
export type GroupsList200Response = GroupInformation;

/** A parameter does not fit the contract, or the caller may not see the groups. */
export type GroupsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupsList500Response = ErrorDetails;

/**
 * List the groups of an account.
 *
 * Lists the groups of users that an account has, in chunks that `start_position` and `count`
 * choose; `count` goes from 1 to 100. Besides the groups that the account made, the list holds
 * two that every account has: its administrators, and everyone in it. `search_text` and
 * `group_type` narrow it down. The members themselves are listed by an operation of their own.
 *
 * `Groups_list`, `GET /v2.1/accounts/{accountId}/groups`
 *
 * What it answers with, by status.
 */
export interface GroupsListResponses {
    /** One chunk of the groups. */
    200: GroupsList200Response;
    /** A parameter does not fit the contract, or the caller may not see the groups. */
    400: GroupsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupsList403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupsList404Response;
    /** The address exists, but not with this method. */
    405: GroupsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupsList500Response;
}

/**
 * The error codes that `Groups_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type GroupsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Groups_create`.
 */
export interface GroupsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to make. */
export type GroupsCreateBody = GroupInformation;

/** The groups as they were made, each with its ID or with why it failed. */
export type GroupsCreate201Response = GroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type GroupsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupsCreate500Response = ErrorDetails;

/**
 * Make groups of users.
 *
 * Makes groups of users in an account, each with a name that no other group of the account has,
 * and if wanted with a permission profile and its first members. Members get the rights of the
 * group's profile. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 201 all the same.
 *
 * `Groups_create`, `POST /v2.1/accounts/{accountId}/groups`
 *
 * What it answers with, by status.
 */
export interface GroupsCreateResponses {
    /** The groups as they were made, each with its ID or with why it failed. */
    201: GroupsCreate201Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: GroupsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupsCreate404Response;
    /** The address exists, but not with this method. */
    405: GroupsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupsCreate500Response;
}

/**
 * The error codes that `Groups_create` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupsCreateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Groups_update`.
 */
export interface GroupsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to change, each with its ID and what is new. */
export type GroupsUpdateBody = GroupInformation;

/** The groups that were to change, each with its outcome where it failed. */
export type GroupsUpdate200Response = GroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type GroupsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupsUpdate500Response = ErrorDetails;

/**
 * Change groups of users.
 *
 * Changes the name and the permission profile of groups, each named by its `groupId`. Fields that
 * are left out stay as they are, and so do the members, who are changed by operations of their
 * own. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * `Groups_update`, `PUT /v2.1/accounts/{accountId}/groups`
 *
 * What it answers with, by status.
 */
export interface GroupsUpdateResponses {
    /** The groups that were to change, each with its outcome where it failed. */
    200: GroupsUpdate200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: GroupsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupsUpdate404Response;
    /** The address exists, but not with this method. */
    405: GroupsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupsUpdate500Response;
}

/**
 * The error codes that `Groups_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Groups_delete`.
 */
export interface GroupsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to delete, by their IDs. */
export type GroupsDeleteBody = GroupInformation;

/** The groups that were to be deleted, each with its outcome where it failed. */
export type GroupsDelete200Response = GroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type GroupsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GroupsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type GroupsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type GroupsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type GroupsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type GroupsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type GroupsDelete500Response = ErrorDetails;

/**
 * Delete groups of users.
 *
 * Deletes groups from an account, each named by its `groupId`. The users stay members of the
 * account, but lose the rights and brands that they had by the group. The groups that every
 * account has cannot be deleted. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * `Groups_delete`, `DELETE /v2.1/accounts/{accountId}/groups`
 *
 * What it answers with, by status.
 */
export interface GroupsDeleteResponses {
    /** The groups that were to be deleted, each with its outcome where it failed. */
    200: GroupsDelete200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: GroupsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GroupsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: GroupsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: GroupsDelete404Response;
    /** The address exists, but not with this method. */
    405: GroupsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: GroupsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GroupsDelete500Response;
}

/**
 * The error codes that `Groups_delete` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type GroupsDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';
