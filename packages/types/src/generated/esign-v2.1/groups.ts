// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { GroupInformation, GroupInformationAnswer } from './schemas/groupInformation.js';

/**
 * Parameters in the path of `Groups_list`.
 */
export interface GroupsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The maximum number of records in the response, from 1 to 100; more is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only groups of this type: `AdminGroup`, `CustomGroup`, `EveryoneGroup`, or one of the
     * values of `groupType` of a group.
     *
     * @example customGroup
     */
    group_type?: string | undefined;
    /**
     * Specifies whether the response includes the number of members of each group in `usersCount`.
     *
     * @example true
     */
    include_usercount?: ("true" | "false") | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the groups. */
export type GroupsList200Response = GroupInformationAnswer;

/** A parameter is invalid, or the caller cannot view the groups. */
export type GroupsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupsList500Response = ErrorDetails;

/**
 * List the groups of an account.
 *
 * Returns the user groups of an account. In addition to the groups that the account created, the
 * list contains two groups that every account has: the administrators and all members. `search_text`
 * and `group_type` narrow the list. To list the members, use the separate operation. The list is
 * paged: `start_position` and `count` select a page, and `count` must be from 1 to 100.
 *
 * `Groups_list`, `GET /v2.1/accounts/{accountId}/groups`
 *
 * The responses, by status.
 */
export interface GroupsListResponses {
    /** One page of the groups. */
    200: GroupsList200Response;
    /** A parameter is invalid, or the caller cannot view the groups. */
    400: GroupsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupsList404Response;
    /** The path exists, but does not support this method. */
    405: GroupsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupsList500Response;
}

/**
 * The error codes that `Groups_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type GroupsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Groups_create`.
 */
export interface GroupsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to create. */
export type GroupsCreateBody = GroupInformation;

/** The created groups, each with its ID or its error. */
export type GroupsCreate201Response = GroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type GroupsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupsCreate500Response = ErrorDetails;

/**
 * Create user groups.
 *
 * Creates user groups in an account. Each group has a name that is unique in the account, and
 * optionally a permission profile and initial members. Members get the rights of the permission
 * profile of the group. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 201, and the group contains `errorDetails`.
 *
 * `Groups_create`, `POST /v2.1/accounts/{accountId}/groups`
 *
 * The responses, by status.
 */
export interface GroupsCreateResponses {
    /** The created groups, each with its ID or its error. */
    201: GroupsCreate201Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: GroupsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupsCreate404Response;
    /** The path exists, but does not support this method. */
    405: GroupsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupsCreate500Response;
}

/**
 * The error codes that `Groups_create` can return.
 *
 * - `INVALID_GROUP_NAME` (400): The name of a group is missing, or another group has it. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupsCreateErrorCode = 'INVALID_GROUP_NAME' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Groups_update`.
 */
export interface GroupsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to change, each with its ID and the fields to change. */
export type GroupsUpdateBody = GroupInformation;

/** The groups in the request. A group that could not be changed has the error. */
export type GroupsUpdate200Response = GroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type GroupsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupsUpdate500Response = ErrorDetails;

/**
 * Change user groups.
 *
 * Changes the name and the permission profile of groups, each identified by its `groupId`. Omitted
 * fields are not changed. To change the members, use the separate operations. The caller must be an
 * administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * `Groups_update`, `PUT /v2.1/accounts/{accountId}/groups`
 *
 * The responses, by status.
 */
export interface GroupsUpdateResponses {
    /** The groups in the request. A group that could not be changed has the error. */
    200: GroupsUpdate200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: GroupsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: GroupsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupsUpdate500Response;
}

/**
 * The error codes that `Groups_update` can return.
 *
 * - `INVALID_GROUP_ID` (400): No group of the account has the ID. It appears in the item of a list of groups.
 * - `INVALID_GROUP_NAME` (400): The name of a group is missing, or another group has it. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupsUpdateErrorCode = 'INVALID_GROUP_ID' | 'INVALID_GROUP_NAME' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Groups_delete`.
 */
export interface GroupsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The groups to delete, identified by their IDs. */
export type GroupsDeleteBody = GroupInformation;

/** The groups in the request. A group that could not be deleted has the error. */
export type GroupsDelete200Response = GroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type GroupsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type GroupsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type GroupsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type GroupsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type GroupsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type GroupsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GroupsDelete500Response = ErrorDetails;

/**
 * Delete user groups.
 *
 * Deletes groups from an account, each identified by its `groupId`. The users remain members of the
 * account, but lose the rights and brands that they had through the group. The groups that every
 * account has cannot be deleted. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * `Groups_delete`, `DELETE /v2.1/accounts/{accountId}/groups`
 *
 * The responses, by status.
 */
export interface GroupsDeleteResponses {
    /** The groups in the request. A group that could not be deleted has the error. */
    200: GroupsDelete200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: GroupsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GroupsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: GroupsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GroupsDelete404Response;
    /** The path exists, but does not support this method. */
    405: GroupsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: GroupsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GroupsDelete500Response;
}

/**
 * The error codes that `Groups_delete` can return.
 *
 * - `INVALID_GROUP_ID` (400): No group of the account has the ID. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type GroupsDeleteErrorCode = 'INVALID_GROUP_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
