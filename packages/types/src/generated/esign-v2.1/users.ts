// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NewUsersDefinition } from './schemas/newUsersDefinition.js';
import type { NewUsersSummary } from './schemas/newUsersSummary.js';
import type { UserInfoList } from './schemas/userInfoList.js';
import type { UserInformation } from './schemas/userInformation.js';
import type { UserInformationList } from './schemas/userInformationList.js';
import type { UserSettingsInformation } from './schemas/userSettingsInformation.js';
import type { UsersResponse } from './schemas/usersResponse.js';

/**
 * Parameters in the path of `Users_list`.
 */
export interface UsersListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Whether each user is described in full, with groups, addresses and custom settings, and not
     * only by name, address and status.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
    /**
     * Whether the list holds only users who stand in for the administrators.
     *
     * @example false
     */
    alternate_admins_only?: ("true" | "false") | undefined;
    /**
     * How many records the answer may hold at most, from 1 to 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Whether the list holds only users whose e-mail address is in a domain that the account's
     * organization owns.
     *
     * @example false
     */
    domain_users_only?: ("true" | "false") | undefined;
    /**
     * Only users with exactly this e-mail address.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Only users whose e-mail address has this text in it.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Only users who belong to one of these groups, as IDs with commas between them.
     *
     * @example 7731204
     */
    group_id?: string | undefined;
    /**
     * Whether each user comes with the kind and the state of their licence.
     *
     * @example true
     */
    include_license?: ("true" | "false") | undefined;
    /**
     * Whether each user comes with the settings that stand in the CSV file of an export.
     *
     * @example false
     */
    include_usersettings_for_csv?: ("true" | "false") | undefined;
    /**
     * Only users who are logged in at this moment (`true`), or only those who are not (`false`).
     *
     * @example true
     */
    login_status?: ("true" | "false") | undefined;
    /**
     * Only users who belong to none of these groups, as IDs with commas between them.
     *
     * @example 7731204
     */
    not_group_id?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Only users whose membership has one of these statuses, with commas between them:
     * `ActivationRequired`, `ActivationSent`, `Active`, `Closed`, `Disabled`.
     *
     * @example Active,ActivationSent
     */
    status?: string | undefined;
    /**
     * Only users whose name has this text in it.
     *
     * @example Lind
     */
    user_name_substring?: string | undefined;
}

/** One chunk of the users. */
export type UsersList200Response = UserInformationList;

/** A parameter does not fit the contract, or the caller may not see the users. */
export type UsersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersList500Response = ErrorDetails;

/**
 * List the users of an account.
 *
 * Lists the users of an account in chunks that `start_position` and `count` choose; `count` goes
 * from 1 to 100. The filters narrow the list down by status, group, name or e-mail address, and
 * a user must pass all that are given. Each user comes with name, address and status; with
 * `additional_info` the list holds everything that is known of them.
 *
 * Closed users stay in the list, with the status `Closed`. The caller needs the right to see the
 * users of the account, which administrators have.
 *
 * `Users_list`, `GET /v2.1/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersListResponses {
    /** One chunk of the users. */
    200: UsersList200Response;
    /** A parameter does not fit the contract, or the caller may not see the users. */
    400: UsersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersList403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersList404Response;
    /** The address exists, but not with this method. */
    405: UsersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersList500Response;
}

/**
 * The error codes that `Users_list` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type UsersListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Users_create`.
 */
export interface UsersCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The users to add. */
export type UsersCreateBody = NewUsersDefinition;

/** The users in the order of the request, each added or with why it failed. */
export type UsersCreate201Response = NewUsersSummary;

/** The body does not fit the contract, or the caller is no administrator. */
export type UsersCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersCreate500Response = ErrorDetails;

/**
 * Add users to an account.
 *
 * Adds up to 500 users to an account. Each needs a name and an e-mail address; without
 * a permission profile they get the one that the account gives by default. An e-mail invites each
 * of them to activate the membership, unless `sendActivationEmail` is `false`. Given name, middle
 * name, family name and suffix may have 50 characters each. The caller must be an administrator of
 * the account.
 *
 * The call goes on to its end when one user fails: the answer is 201 all the same, and the user
 * who failed carries `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` where a user has that
 * name and address already.
 *
 * `Users_create`, `POST /v2.1/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersCreateResponses {
    /** The users in the order of the request, each added or with why it failed. */
    201: UsersCreate201Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: UsersCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersCreate404Response;
    /** The address exists, but not with this method. */
    405: UsersCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersCreate500Response;
}

/**
 * The error codes that `Users_create` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_ALREADY_EXISTS_IN_ACCOUNT` (201): The account has a user with this name and e-mail address; the other users are made, and the code stands in the entry of that user. Change the user that is there instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type UsersCreateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_ALREADY_EXISTS_IN_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_updateList`.
 */
export interface UsersUpdateListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Whether the language in `locale` may be any that the service has, and not only one of those that
     * are offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** The users to change, each with its ID and what is new. */
export type UsersUpdateListBody = UserInformationList;

/** The users that were to change, each with its outcome where it failed. */
export type UsersUpdateList200Response = UserInformationList;

/** The body does not fit the contract, or the caller is no administrator. */
export type UsersUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateList500Response = ErrorDetails;

/**
 * Change users of an account.
 *
 * Changes several users of an account in one call. Each user is named by `userId`, and fields that
 * are left out stay as they are. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID` for an ID that the account does not
 * have. With `allow_all_languages` a user can get any language, not only those of the account.
 *
 * `Users_updateList`, `PUT /v2.1/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateListResponses {
    /** The users that were to change, each with its outcome where it failed. */
    200: UsersUpdateList200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: UsersUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdateList404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdateList500Response;
}

/**
 * The error codes that `Users_updateList` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_USERID` (200): A user of the list is unknown to the account; the others are dealt with, and the code stands in the entry of that user. As a whole answer, with status 400 or 401, it says that the caller is unknown on this site: take the address from `OAuth_userInfo`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type UsersUpdateListErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_USERID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_delete`.
 */
export interface UsersDeleteParams {
    /**
     * The account, by its external number or by its GUID.
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
     * What is taken from the users besides their membership, with commas between the words: `Groups`
     * for their groups, `PermissionSet` for their permission profile, `SigningGroupsEmail` for their
     * place in signing groups.
     *
     * @example Groups,SigningGroupsEmail
     */
    delete?: string | undefined;
}

/** The users to close, by their IDs. */
export type UsersDeleteBody = UserInfoList;

/** The users that were to be closed, each with its outcome. */
export type UsersDelete200Response = UsersResponse;

/** The body does not fit the contract, or the caller is no administrator. */
export type UsersDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersDelete500Response = ErrorDetails;

/**
 * Close users of an account.
 *
 * Ends the membership of users in an account. They can no longer use it, but nothing is erased:
 * they stay in the list with the status `Closed`, and the envelopes they sent are kept. With
 * `delete` they also leave their groups, their permission profile or the signing groups they are
 * in. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user who
 * failed carries `errorDetails`.
 *
 * `Users_delete`, `DELETE /v2.1/accounts/{accountId}/users`
 *
 * What it answers with, by status.
 */
export interface UsersDeleteResponses {
    /** The users that were to be closed, each with its outcome. */
    200: UsersDelete200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: UsersDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersDelete404Response;
    /** The address exists, but not with this method. */
    405: UsersDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersDelete500Response;
}

/**
 * The error codes that `Users_delete` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `INVALID_USERID` (200): A user of the list is unknown to the account; the others are dealt with, and the code stands in the entry of that user. As a whole answer, with status 400 or 401, it says that the caller is unknown on this site: take the address from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type UsersDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Users_get`.
 */
export interface UsersGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
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
     * Whether the user is described in full. One user is always described so; the parameter is taken
     * and changes nothing.
     *
     * @example true
     */
    additional_info?: ("true" | "false") | undefined;
    /**
     * The e-mail address of the user. The ID in the path decides who is meant, whatever stands here.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
}

/** The user as the account knows them. */
export type UsersGet200Response = UserInformation;

/** The account has no such user, or the caller may not see them. */
export type UsersGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGet500Response = ErrorDetails;

/**
 * Read a user.
 *
 * Gives everything that an account knows of one user: name, addresses, status, rights, groups and
 * custom settings. Users read what is known of themselves; an administrator of the account reads
 * about all of them, closed ones included.
 *
 * `Users_get`, `GET /v2.1/accounts/{accountId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface UsersGetResponses {
    /** The user as the account knows them. */
    200: UsersGet200Response;
    /** The account has no such user, or the caller may not see them. */
    400: UsersGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersGet403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGet404Response;
    /** The address exists, but not with this method. */
    405: UsersGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGet500Response;
}

/**
 * The error codes that `Users_get` is known to answer with.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersGetErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_update`.
 */
export interface UsersUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
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
     * Whether the language in `locale` may be any that the service has, and not only one of those that
     * are offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** What is new about the user. */
export type UsersUpdateBody = UserInformation;

/** The user as changed. */
export type UsersUpdate200Response = UserInformation;

/**
 * The body does not fit the contract, the account has no such user, or the caller may not change
 * them.
 */
export type UsersUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdate500Response = ErrorDetails;

/**
 * Change a user.
 *
 * Changes what an account knows of one user, such as the name, the addresses, the permission
 * profile or the groups. Fields that are left out stay as they are. Users change their own
 * personal data; rights and groups, and other users, are for administrators of the account.
 *
 * Given name, middle name, family name and suffix may have 50 characters each. With
 * `allow_all_languages` the user can get any language, not only those of the account.
 *
 * `Users_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateResponses {
    /** The user as changed. */
    200: UsersUpdate200Response;
    /**
     * The body does not fit the contract, the account has no such user, or the caller may not change
     * them.
     */
    400: UsersUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdate404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdate500Response;
}

/**
 * The error codes that `Users_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_getProfileImage`.
 */
export interface UsersGetProfileImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
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
     * How the bytes are encoded on the way; plain bytes where it is left out.
     *
     * @example base64
     */
    encoding?: string | undefined;
}

/** The image. */
export type UsersGetProfileImage200Response = Blob;

/** The account has no such user, or a parameter does not fit the contract. */
export type UsersGetProfileImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetProfileImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersGetProfileImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersGetProfileImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersGetProfileImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersGetProfileImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetProfileImage500Response = ErrorDetails;

/**
 * Download the profile image of a user.
 *
 * Gives the image that stands beside a user's profile, as a GIF. With `encoding` the bytes come
 * encoded for transport. A user without an image is answered with 404.
 *
 * `Users_getProfileImage`, `GET /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * What it answers with, by status.
 */
export interface UsersGetProfileImageResponses {
    /** The image. */
    200: UsersGetProfileImage200Response;
    /** The account has no such user, or a parameter does not fit the contract. */
    400: UsersGetProfileImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGetProfileImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersGetProfileImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGetProfileImage404Response;
    /** The address exists, but not with this method. */
    405: UsersGetProfileImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersGetProfileImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGetProfileImage500Response;
}

/**
 * The error codes that `Users_getProfileImage` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersGetProfileImageErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_updateProfileImage`.
 */
export interface UsersUpdateProfileImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The image as a GIF, of 200 KB at most. */
export type UsersUpdateProfileImageBody = Blob;

/** The image is set; there is no body. */
export type UsersUpdateProfileImage200Response = undefined;

/** The body is no image or is too large, or the account has no such user. */
export type UsersUpdateProfileImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateProfileImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersUpdateProfileImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdateProfileImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdateProfileImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersUpdateProfileImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateProfileImage500Response = ErrorDetails;

/**
 * Upload the profile image of a user.
 *
 * Sets the image that stands beside a user's profile, and replaces the one before. The body is
 * the image itself, a GIF of 200 KB at most, with the content type `image/gif`. Users set their
 * own image; an administrator of the account sets those of all. The answer has no body.
 *
 * `Users_updateProfileImage`, `PUT /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateProfileImageResponses {
    /** The image is set; there is no body. */
    200: UsersUpdateProfileImage200Response;
    /** The body is no image or is too large, or the account has no such user. */
    400: UsersUpdateProfileImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdateProfileImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersUpdateProfileImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdateProfileImage404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdateProfileImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersUpdateProfileImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdateProfileImage500Response;
}

/**
 * The error codes that `Users_updateProfileImage` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersUpdateProfileImageErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_deleteProfileImage`.
 */
export interface UsersDeleteProfileImageParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The image is removed; there is no body. */
export type UsersDeleteProfileImage200Response = undefined;

/** The account has no such user, or the caller may not change them. */
export type UsersDeleteProfileImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersDeleteProfileImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersDeleteProfileImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersDeleteProfileImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersDeleteProfileImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersDeleteProfileImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersDeleteProfileImage500Response = ErrorDetails;

/**
 * Delete the profile image of a user.
 *
 * Removes the image that stands beside a user's profile; the rest of the profile stays. Users
 * remove their own image; an administrator of the account removes those of all. The answer has
 * no body.
 *
 * `Users_deleteProfileImage`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/profile/image`
 *
 * What it answers with, by status.
 */
export interface UsersDeleteProfileImageResponses {
    /** The image is removed; there is no body. */
    200: UsersDeleteProfileImage200Response;
    /** The account has no such user, or the caller may not change them. */
    400: UsersDeleteProfileImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersDeleteProfileImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersDeleteProfileImage403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersDeleteProfileImage404Response;
    /** The address exists, but not with this method. */
    405: UsersDeleteProfileImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersDeleteProfileImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersDeleteProfileImage500Response;
}

/**
 * The error codes that `Users_deleteProfileImage` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersDeleteProfileImageErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_getSettings`.
 */
export interface UsersGetSettingsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The settings of the user. */
export type UsersGetSettings200Response = UserSettingsInformation;

/** There is no such user in the account, or the caller may not see the settings. */
export type UsersGetSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersGetSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersGetSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersGetSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersGetSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersGetSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersGetSettings500Response = ErrorDetails;

/**
 * Read the settings of a user.
 *
 * Answers with the rights and preferences of one user in the account: what the user may send, sign
 * and manage, which e-mails arrive, and how dates and names are written. As a rule the rights come
 * from the permission profile of the user.
 *
 * Users read their own settings; those of others need the rights of an administrator.
 *
 * `Users_getSettings`, `GET /v2.1/accounts/{accountId}/users/{userId}/settings`
 *
 * What it answers with, by status.
 */
export interface UsersGetSettingsResponses {
    /** The settings of the user. */
    200: UsersGetSettings200Response;
    /** There is no such user in the account, or the caller may not see the settings. */
    400: UsersGetSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersGetSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersGetSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersGetSettings404Response;
    /** The address exists, but not with this method. */
    405: UsersGetSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersGetSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersGetSettings500Response;
}

/**
 * The error codes that `Users_getSettings` is known to answer with.
 *
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersGetSettingsErrorCode = 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Users_updateSettings`.
 */
export interface UsersUpdateSettingsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
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
     * Whether the language in `locale` may be any that the service has, and not only one of those that
     * are offered to users.
     *
     * @example false
     */
    allow_all_languages?: ("true" | "false") | undefined;
}

/** The settings that are to be different. */
export type UsersUpdateSettingsBody = UserSettingsInformation;

/** The settings were changed. */
export type UsersUpdateSettings200Response = undefined;

/**
 * The request does not fit the contract, there is no such user, or the caller may not change the
 * settings.
 */
export type UsersUpdateSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UsersUpdateSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UsersUpdateSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UsersUpdateSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UsersUpdateSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UsersUpdateSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UsersUpdateSettings500Response = ErrorDetails;

/**
 * Change the settings of a user.
 *
 * Changes rights and preferences of one user in the account. Settings that the request does not
 * carry stay as they are. Rights for many users are better set in a permission profile.
 *
 * Users may change their own preferences, such as language and e-mails. Rights, and the settings of
 * other users, need the rights of an administrator. The answer has no body.
 *
 * `Users_updateSettings`, `PUT /v2.1/accounts/{accountId}/users/{userId}/settings`
 *
 * What it answers with, by status.
 */
export interface UsersUpdateSettingsResponses {
    /** The settings were changed. */
    200: UsersUpdateSettings200Response;
    /**
     * The request does not fit the contract, there is no such user, or the caller may not change the
     * settings.
     */
    400: UsersUpdateSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UsersUpdateSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UsersUpdateSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: UsersUpdateSettings404Response;
    /** The address exists, but not with this method. */
    405: UsersUpdateSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UsersUpdateSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UsersUpdateSettings500Response;
}

/**
 * The error codes that `Users_updateSettings` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UsersUpdateSettingsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
