// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NewUsersDefinition } from './schemas/newUsersDefinition.js';
import type { NewUsersSummary } from './schemas/newUsersSummary.js';
import type { UserInfoList } from './schemas/userInfoList.js';
import type { UserInformation, UserInformationAnswer } from './schemas/userInformation.js';
import type { UserInformationList, UserInformationListAnswer } from './schemas/userInformationList.js';
import type { UserSettingsInformation, UserSettingsInformationAnswer } from './schemas/userSettingsInformation.js';
import type { UsersResponse } from './schemas/usersResponse.js';

/**
 * Parameters in the path of `Users_list`.
 */
export interface UsersListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Users_list`.
 */
export interface UsersListQueryParams {
    /**
     * Specifies whether the response contains the full details of each user, such as groups, addresses
     * and custom settings, in addition to name, e-mail address and status.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response contains only alternate administrators.
     *
     * @example false
     */
    alternate_admins_only?: ("true" | "false") | undefined;
    /**
     * The maximum number of records in the response, from 1 to 100; more is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Specifies whether the response contains only users whose e-mail address is in a domain of the
     * organization of the account.
     *
     * @example false
     */
    domain_users_only?: ("true" | "false") | undefined;
    /**
     * Returns only users with exactly this e-mail address.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Returns only users whose e-mail address contains this text.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Returns only users who belong to one of these groups, as a comma-separated list of IDs.
     *
     * @example 7731204
     */
    group_id?: string | undefined;
    /**
     * Specifies whether the response includes the licence type and licence status of each user. In the
     * sandbox, the type is the plan of the account, and the licence is active for active users.
     *
     * @example true
     */
    include_license?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the user settings that the CSV file of an export contains.
     *
     * @example false
     */
    include_usersettings_for_csv?: ("true" | "false") | undefined;
    /**
     * Returns only users who are currently logged in (`true`) or only users who are not (`false`).
     *
     * @example true
     */
    login_status?: ("true" | "false") | undefined;
    /**
     * Returns only users who do not belong to any of these groups, as a comma-separated list of IDs.
     *
     * @example 7731204
     */
    not_group_id?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only users whose membership has one of these statuses, as a comma-separated list of
     * `ActivationRequired`, `ActivationSent`, `Active`, `Closed` and `Disabled`.
     *
     * @example Active,ActivationSent
     */
    status?: string | undefined;
    /**
     * Returns only users whose name contains this text.
     *
     * @example Lind
     */
    user_name_substring?: string | undefined;
}

/** One page of the users. */
export type UsersList200Response = UserInformationListAnswer;

/** A parameter is invalid, or the caller cannot view the users. */
export type UsersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersList500Response = ErrorDetails;

/**
 * List the users of an account.
 *
 * Returns the users of an account. The list is paged: `start_position` and `count` (1 to 100) select
 * a page. The filters limit the list by status, group, name or e-mail address, and a user must match
 * all given filters. Each user has a name, address and status. With `additional_info`, the response
 * contains all data of the users.
 *
 * An `email` that no user of the account has is refused, while other filters answer an empty list.
 *
 * Closed users remain in the list, with the status `Closed`. The caller needs the right to view the
 * users of the account, which administrators have.
 *
 * `Users_list`, `GET /v2.1/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersListResponses {
    /** One page of the users. */
    200: UsersList200Response;
    /** A parameter is invalid, or the caller cannot view the users. */
    400: UsersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersList404Response;
    /** The path exists, but does not support this method. */
    405: UsersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersList500Response;
}

/**
 * The error codes that `Users_list` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_MEMBERSHIP` (400): The user is not a member of the account, or the membership is not active. Activate the membership, or use the token of another user.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type UsersListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_MEMBERSHIP' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_create`.
 */
export interface UsersCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The users to add. */
export type UsersCreateBody = NewUsersDefinition;

/** The users in the order of the request, each with its ID or an error. */
export type UsersCreate201Response = NewUsersSummary;

/** The request body is invalid, or the caller is not an administrator. */
export type UsersCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersCreate500Response = ErrorDetails;

/**
 * Add users to an account.
 *
 * Adds up to 500 users to an account. Each user requires a name and an e-mail address. Users without
 * a permission profile get the default profile of the account. Each user is invited by e-mail to
 * activate the membership, unless `sendActivationEmail` is `false`. The given name, middle name,
 * family name and suffix can have up to 50 characters each. The caller must be an administrator of
 * the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 201, and the
 * user contains `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` if a user with the same
 * name and e-mail address already exists.
 *
 * `Users_create`, `POST /v2.1/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersCreateResponses {
    /** The users in the order of the request, each with its ID or an error. */
    201: UsersCreate201Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: UsersCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersCreate404Response;
    /** The path exists, but does not support this method. */
    405: UsersCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersCreate500Response;
}

/**
 * The error codes that `Users_create` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_ALREADY_EXISTS_IN_ACCOUNT` (201): The account already has a user with this name and e-mail address. The code appears in the entry of that user, and the other users are created. Change the existing user instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type UsersCreateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_ALREADY_EXISTS_IN_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_updateList`.
 */
export interface UsersUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Users_updateList`.
 */
export interface UsersUpdateListQueryParams {
    /**
     * Specifies whether `locale` can be any language that the service supports, and not only a language
     * that is offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** The users to change, each with its ID and the fields to change. */
export type UsersUpdateListBody = UserInformationList;

/** The users of the request. Users that could not be changed contain an error. */
export type UsersUpdateList200Response = UserInformationList;

/** The request body is invalid, or the caller is not an administrator. */
export type UsersUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateList500Response = ErrorDetails;

/**
 * Change users of an account.
 *
 * Changes several users of an account in one request. Each user is identified by `userId`. Omitted
 * fields are not changed. The caller must be an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID` for an ID that the account does not have.
 * With `allow_all_languages`, a user can have any language, not only those of the account.
 *
 * `Users_updateList`, `PUT /v2.1/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersUpdateListResponses {
    /** The users of the request. Users that could not be changed contain an error. */
    200: UsersUpdateList200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: UsersUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdateList500Response;
}

/**
 * The error codes that `Users_updateList` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USERID` (200): A user in the list does not belong to the account. The code appears in the entry of that user, and the other users are processed. For the whole response, with status 400 or 401, it means that the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type UsersUpdateListErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_delete`.
 */
export interface UsersDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Users_delete`.
 */
export interface UsersDeleteQueryParams {
    /**
     * The data to remove from the users in addition to their membership, as a comma-separated list of
     * `Groups` (group memberships), `PermissionSet` (permission profile) and `SigningGroupsEmail`
     * (signing group memberships).
     *
     * @example Groups,SigningGroupsEmail
     */
    delete?: string | undefined;
}

/** The users to close, each with its ID. */
export type UsersDeleteBody = UserInfoList;

/** The users of the request, with the result for each. */
export type UsersDelete200Response = UsersResponse;

/** The request body is invalid, or the caller is not an administrator. */
export type UsersDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersDelete500Response = ErrorDetails;

/**
 * Close users of an account.
 *
 * Closes the memberships of users in an account. They can no longer use it, but their data is kept:
 * they remain in the list with the status `Closed`, and the envelopes they sent are kept. `delete`
 * also removes their group memberships, permission profile or signing group memberships. The caller
 * must be an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`.
 *
 * `Users_delete`, `DELETE /v2.1/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface UsersDeleteResponses {
    /** The users of the request, with the result for each. */
    200: UsersDelete200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: UsersDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersDelete404Response;
    /** The path exists, but does not support this method. */
    405: UsersDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersDelete500Response;
}

/**
 * The error codes that `Users_delete` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USERID` (200): A user in the list does not belong to the account. The code appears in the entry of that user, and the other users are processed. For the whole response, with status 400 or 401, it means that the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type UsersDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_get`.
 */
export interface UsersGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `Users_get`.
 */
export interface UsersGetQueryParams {
    /**
     * Specifies whether the response also contains the settings of the user (`userSettings`), and all
     * other details at once, including those that are not set.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
    /**
     * The e-mail address of the user. It has no effect, because the ID in the path identifies the user.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Specifies whether the response includes the licence type and licence status of each user. In the
     * sandbox, the type is the plan of the account, and the licence is active for active users.
     *
     * @example true
     */
    include_license?: ("true" | "false") | undefined;
}

/** The data of the user in the account. */
export type UsersGet200Response = UserInformationAnswer;

/** The account does not have this user, or the caller cannot view the user. */
export type UsersGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGet500Response = ErrorDetails;

/**
 * Read a user.
 *
 * Returns all data that an account has about one user: name, addresses, status, rights, groups and
 * custom settings. With `additional_info`, the response also contains the settings of the user. Users
 * can read their own data. An administrator of the account can read the data of all users, including
 * closed ones.
 *
 * `Users_get`, `GET /v2.1/accounts/{accountId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface UsersGetResponses {
    /** The data of the user in the account. */
    200: UsersGet200Response;
    /** The account does not have this user, or the caller cannot view the user. */
    400: UsersGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGet404Response;
    /** The path exists, but does not support this method. */
    405: UsersGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGet500Response;
}

/**
 * The error codes that `Users_get` can return.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersGetErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_update`.
 */
export interface UsersUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `Users_update`.
 */
export interface UsersUpdateQueryParams {
    /**
     * Specifies whether `locale` can be any language that the service supports, and not only a language
     * that is offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** The fields of the user to change. */
export type UsersUpdateBody = UserInformation;

/** The updated user. */
export type UsersUpdate200Response = UserInformation;

/**
 * The request body is invalid, the account does not have this user, or the caller cannot change
 * the user.
 */
export type UsersUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdate500Response = ErrorDetails;

/**
 * Change a user.
 *
 * Changes the data of one user in an account, such as the name, addresses, permission profile or
 * groups. Omitted fields are not changed. Users can change their own personal data. Only
 * administrators of the account can change rights, groups and other users.
 *
 * The given name, middle name, family name and suffix can have up to 50 characters each. With
 * `allow_all_languages`, the user can have any language, not only those of the account.
 *
 * `Users_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface UsersUpdateResponses {
    /** The updated user. */
    200: UsersUpdate200Response;
    /**
     * The request body is invalid, the account does not have this user, or the caller cannot change
     * the user.
     */
    400: UsersUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdate404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdate500Response;
}

/**
 * The error codes that `Users_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_getProfileImage`.
 */
export interface UsersGetProfileImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `Users_getProfileImage`.
 */
export interface UsersGetProfileImageQueryParams {
    /**
     * The transfer encoding of the content. If it is omitted, the content is sent as plain bytes.
     *
     * @example base64
     */
    encoding?: string | undefined;
}

/** The image, as a GIF. */
export type UsersGetProfileImage200Response = Blob;

/** The account does not have this user, or a parameter is invalid. */
export type UsersGetProfileImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetProfileImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersGetProfileImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetProfileImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersGetProfileImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersGetProfileImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetProfileImage500Response = ErrorDetails;

/**
 * Download the profile image of a user.
 *
 * Returns the profile image of a user as a GIF. With `encoding`, the content is encoded for
 * transfer. If the user does not have an image, the response has status 404.
 *
 * `Users_getProfileImage`, `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * The responses, by status.
 */
export interface UsersGetProfileImageResponses {
    /** The image, as a GIF. */
    200: UsersGetProfileImage200Response;
    /** The account does not have this user, or a parameter is invalid. */
    400: UsersGetProfileImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGetProfileImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersGetProfileImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGetProfileImage404Response;
    /** The path exists, but does not support this method. */
    405: UsersGetProfileImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersGetProfileImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGetProfileImage500Response;
}

/**
 * The error codes that `Users_getProfileImage` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersGetProfileImageErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_updateProfileImage`.
 */
export interface UsersUpdateProfileImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The GIF image, up to 200 KB. */
export type UsersUpdateProfileImageBody = Blob;

/** The image was set. The response has no body. */
export type UsersUpdateProfileImage200Response = undefined;

/** The request body is not an image or is too large, or the account does not have this user. */
export type UsersUpdateProfileImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateProfileImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersUpdateProfileImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateProfileImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdateProfileImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersUpdateProfileImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateProfileImage500Response = ErrorDetails;

/**
 * Upload the profile image of a user.
 *
 * Sets the profile image of a user and replaces an existing one. The request body is the image
 * itself, a GIF of up to 200 KB, with the content type `image/gif`. Users can set their own image.
 * An administrator of the account can set those of all users. The response has no body.
 *
 * `Users_updateProfileImage`, `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * The responses, by status.
 */
export interface UsersUpdateProfileImageResponses {
    /** The image was set. The response has no body. */
    200: UsersUpdateProfileImage200Response;
    /** The request body is not an image or is too large, or the account does not have this user. */
    400: UsersUpdateProfileImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdateProfileImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersUpdateProfileImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdateProfileImage404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdateProfileImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersUpdateProfileImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdateProfileImage500Response;
}

/**
 * The error codes that `Users_updateProfileImage` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersUpdateProfileImageErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_deleteProfileImage`.
 */
export interface UsersDeleteProfileImageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The image was deleted. The response has no body. */
export type UsersDeleteProfileImage200Response = undefined;

/** The account does not have this user, or the caller cannot change the user. */
export type UsersDeleteProfileImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersDeleteProfileImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersDeleteProfileImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersDeleteProfileImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersDeleteProfileImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersDeleteProfileImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersDeleteProfileImage500Response = ErrorDetails;

/**
 * Delete the profile image of a user.
 *
 * Deletes the profile image of a user. The rest of the profile is kept. Users can delete their own
 * image. An administrator of the account can delete those of all users. The response has no body.
 *
 * `Users_deleteProfileImage`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * The responses, by status.
 */
export interface UsersDeleteProfileImageResponses {
    /** The image was deleted. The response has no body. */
    200: UsersDeleteProfileImage200Response;
    /** The account does not have this user, or the caller cannot change the user. */
    400: UsersDeleteProfileImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersDeleteProfileImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersDeleteProfileImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersDeleteProfileImage404Response;
    /** The path exists, but does not support this method. */
    405: UsersDeleteProfileImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersDeleteProfileImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersDeleteProfileImage500Response;
}

/**
 * The error codes that `Users_deleteProfileImage` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersDeleteProfileImageErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_getSettings`.
 */
export interface UsersGetSettingsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The settings of the user. */
export type UsersGetSettings200Response = UserSettingsInformationAnswer;

/** The account does not have this user, or the caller cannot view the settings. */
export type UsersGetSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersGetSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersGetSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersGetSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersGetSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersGetSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersGetSettings500Response = ErrorDetails;

/**
 * Read the settings of a user.
 *
 * Returns the rights and preferences of one user in the account: what the user can send, sign and
 * manage, which e-mails the user receives, and how dates and names are formatted. Usually the rights
 * come from the permission profile of the user.
 *
 * Users can read their own settings. To read those of other users, the caller must be an
 * administrator.
 *
 * `Users_getSettings`, `GET /v2.1/accounts/{accountId}/users/{userId}/settings`
 *
 * The responses, by status.
 */
export interface UsersGetSettingsResponses {
    /** The settings of the user. */
    200: UsersGetSettings200Response;
    /** The account does not have this user, or the caller cannot view the settings. */
    400: UsersGetSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersGetSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersGetSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersGetSettings404Response;
    /** The path exists, but does not support this method. */
    405: UsersGetSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersGetSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersGetSettings500Response;
}

/**
 * The error codes that `Users_getSettings` can return.
 *
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersGetSettingsErrorCode = 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_updateSettings`.
 */
export interface UsersUpdateSettingsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `Users_updateSettings`.
 */
export interface UsersUpdateSettingsQueryParams {
    /**
     * Specifies whether `locale` can be any language that the service supports, and not only a language
     * that is offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** The settings to change. */
export type UsersUpdateSettingsBody = UserSettingsInformation;

/** The settings were changed. */
export type UsersUpdateSettings200Response = undefined;

/**
 * The request is invalid, the account does not have this user, or the caller cannot change the
 * settings.
 */
export type UsersUpdateSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UsersUpdateSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UsersUpdateSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UsersUpdateSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UsersUpdateSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UsersUpdateSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UsersUpdateSettings500Response = ErrorDetails;

/**
 * Change the settings of a user.
 *
 * Changes rights and preferences of one user in the account. Omitted settings are not changed. To
 * set the rights of many users, use a permission profile instead.
 *
 * Users can change their own preferences, such as language and e-mails. Only an administrator can
 * change rights and the settings of other users. The response has no body.
 *
 * `Users_updateSettings`, `PUT /v2.1/accounts/{accountId}/users/{userId}/settings`
 *
 * The responses, by status.
 */
export interface UsersUpdateSettingsResponses {
    /** The settings were changed. */
    200: UsersUpdateSettings200Response;
    /**
     * The request is invalid, the account does not have this user, or the caller cannot change the
     * settings.
     */
    400: UsersUpdateSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UsersUpdateSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UsersUpdateSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UsersUpdateSettings404Response;
    /** The path exists, but does not support this method. */
    405: UsersUpdateSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UsersUpdateSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UsersUpdateSettings500Response;
}

/**
 * The error codes that `Users_updateSettings` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UsersUpdateSettingsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
