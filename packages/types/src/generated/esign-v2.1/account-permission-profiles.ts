// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PermissionProfile } from './schemas/permissionProfile.js';
import type { PermissionProfileInformation } from './schemas/permissionProfileInformation.js';

/**
 * Parameters in the path of `AccountPermissionProfiles_list`.
 */
export interface AccountPermissionProfilesListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_list`.
 */
export interface AccountPermissionProfilesListQueryParams {
    /**
     * What else to put into the answer, as a list with commas: `user_count` (how many members have the
     * profile), `closed_users` (also those whose membership is closed), `account_management` (the single
     * rights of administrators) and `metadata` (the companions of the settings). Only the list of all
     * profiles heeds the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The permission profiles. */
export type AccountPermissionProfilesList200Response = PermissionProfileInformation;

/** A parameter does not fit the contract, or the caller may not see the profiles. */
export type AccountPermissionProfilesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPermissionProfilesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPermissionProfilesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPermissionProfilesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPermissionProfilesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPermissionProfilesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPermissionProfilesList500Response = ErrorDetails;

/**
 * List the permission profiles of an account.
 *
 * Answers with all permission profiles of the account, those that every account has and those that
 * it made itself, with the rights that belong to each. `include` adds how many members have a
 * profile, closed members, the single rights of administrators, or companions.
 *
 * The list comes without pages.
 *
 * `AccountPermissionProfiles_list`, `GET /v2.1/accounts/{accountId}/permission_profiles`
 *
 * What it answers with, by status.
 */
export interface AccountPermissionProfilesListResponses {
    /** The permission profiles. */
    200: AccountPermissionProfilesList200Response;
    /** A parameter does not fit the contract, or the caller may not see the profiles. */
    400: AccountPermissionProfilesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPermissionProfilesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPermissionProfilesList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPermissionProfilesList404Response;
    /** The address exists, but not with this method. */
    405: AccountPermissionProfilesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPermissionProfilesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPermissionProfilesList500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountPermissionProfilesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountPermissionProfiles_create`.
 */
export interface AccountPermissionProfilesCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_create`.
 */
export interface AccountPermissionProfilesCreateQueryParams {
    /**
     * What else to put into the answer, as a list with commas: `user_count` (how many members have the
     * profile), `closed_users` (also those whose membership is closed), `account_management` (the single
     * rights of administrators) and `metadata` (the companions of the settings). Only the list of all
     * profiles heeds the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The name and the rights of the new profile. */
export type AccountPermissionProfilesCreateBody = PermissionProfile;

/** The profile as it was made, with its ID. */
export type AccountPermissionProfilesCreate201Response = PermissionProfile;

/** The request does not fit the contract, or the caller may not make profiles. */
export type AccountPermissionProfilesCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPermissionProfilesCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPermissionProfilesCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPermissionProfilesCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPermissionProfilesCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPermissionProfilesCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPermissionProfilesCreate500Response = ErrorDetails;

/**
 * Make a permission profile.
 *
 * Makes a new permission profile with the rights that the request names. Rights that it does not
 * name get the value that the service has for new profiles. Members get the profile later, when
 * they or their group are changed.
 *
 * Only account administrators may make profiles, and the plan of the account must allow profiles
 * beside the usual ones.
 *
 * `AccountPermissionProfiles_create`, `POST /v2.1/accounts/{accountId}/permission_profiles`
 *
 * What it answers with, by status.
 */
export interface AccountPermissionProfilesCreateResponses {
    /** The profile as it was made, with its ID. */
    201: AccountPermissionProfilesCreate201Response;
    /** The request does not fit the contract, or the caller may not make profiles. */
    400: AccountPermissionProfilesCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPermissionProfilesCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPermissionProfilesCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPermissionProfilesCreate404Response;
    /** The address exists, but not with this method. */
    405: AccountPermissionProfilesCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPermissionProfilesCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPermissionProfilesCreate500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountPermissionProfilesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPermissionProfiles_get`.
 */
export interface AccountPermissionProfilesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The permission profile, by the ID that the service gave to it.
     *
     * @example 2301415
     */
    permissionProfileId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_get`.
 */
export interface AccountPermissionProfilesGetQueryParams {
    /**
     * What else to put into the answer, as a list with commas: `user_count` (how many members have the
     * profile), `closed_users` (also those whose membership is closed), `account_management` (the single
     * rights of administrators) and `metadata` (the companions of the settings). Only the list of all
     * profiles heeds the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The permission profile. */
export type AccountPermissionProfilesGet200Response = PermissionProfile;

/** There is no such profile, or the caller may not see it. */
export type AccountPermissionProfilesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPermissionProfilesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPermissionProfilesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPermissionProfilesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPermissionProfilesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPermissionProfilesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPermissionProfilesGet500Response = ErrorDetails;

/**
 * Read a permission profile.
 *
 * Answers with one permission profile: its name, the rights of its members, and the members
 * themselves. With `include=metadata`, the rights come with their companions.
 *
 * `AccountPermissionProfiles_get`, `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * What it answers with, by status.
 */
export interface AccountPermissionProfilesGetResponses {
    /** The permission profile. */
    200: AccountPermissionProfilesGet200Response;
    /** There is no such profile, or the caller may not see it. */
    400: AccountPermissionProfilesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPermissionProfilesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPermissionProfilesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPermissionProfilesGet404Response;
    /** The address exists, but not with this method. */
    405: AccountPermissionProfilesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPermissionProfilesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPermissionProfilesGet500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountPermissionProfilesGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountPermissionProfiles_update`.
 */
export interface AccountPermissionProfilesUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The permission profile, by the ID that the service gave to it.
     *
     * @example 2301415
     */
    permissionProfileId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_update`.
 */
export interface AccountPermissionProfilesUpdateQueryParams {
    /**
     * What else to put into the answer, as a list with commas: `user_count` (how many members have the
     * profile), `closed_users` (also those whose membership is closed), `account_management` (the single
     * rights of administrators) and `metadata` (the companions of the settings). Only the list of all
     * profiles heeds the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** What is to be different about the profile. */
export type AccountPermissionProfilesUpdateBody = PermissionProfile;

/** The profile as it is now. */
export type AccountPermissionProfilesUpdate200Response = PermissionProfile;

/**
 * The request does not fit the contract, there is no such profile, or the caller may not change
 * it.
 */
export type AccountPermissionProfilesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPermissionProfilesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPermissionProfilesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPermissionProfilesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPermissionProfilesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPermissionProfilesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPermissionProfilesUpdate500Response = ErrorDetails;

/**
 * Change a permission profile.
 *
 * Changes the name or the rights of a permission profile. Rights that the request does not name
 * stay as they are. The change counts at once for every member with the profile.
 *
 * Only account administrators may change profiles.
 *
 * `AccountPermissionProfiles_update`, `PUT /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * What it answers with, by status.
 */
export interface AccountPermissionProfilesUpdateResponses {
    /** The profile as it is now. */
    200: AccountPermissionProfilesUpdate200Response;
    /**
     * The request does not fit the contract, there is no such profile, or the caller may not change
     * it.
     */
    400: AccountPermissionProfilesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPermissionProfilesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPermissionProfilesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPermissionProfilesUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountPermissionProfilesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPermissionProfilesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPermissionProfilesUpdate500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountPermissionProfilesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPermissionProfiles_delete`.
 */
export interface AccountPermissionProfilesDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The permission profile, by the ID that the service gave to it.
     *
     * @example 2301415
     */
    permissionProfileId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_delete`.
 */
export interface AccountPermissionProfilesDeleteQueryParams {
    /**
     * The permission profile, by its ID, that members of the deleted one get instead. It must be given
     * where the profile still has members.
     *
     * @example 2301416
     */
    move_users_to?: string | undefined;
}

/** The profile is gone. */
export type AccountPermissionProfilesDelete200Response = undefined;

/** There is no such profile, it still has members, or the caller may not delete it. */
export type AccountPermissionProfilesDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountPermissionProfilesDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountPermissionProfilesDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountPermissionProfilesDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountPermissionProfilesDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountPermissionProfilesDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountPermissionProfilesDelete500Response = ErrorDetails;

/**
 * Delete a permission profile.
 *
 * Deletes a permission profile of the account. Where members still have it, `move_users_to` must
 * name the profile that they get instead; without it the profile stays.
 *
 * Only account administrators may delete profiles. The answer has no body.
 *
 * `AccountPermissionProfiles_delete`, `DELETE /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * What it answers with, by status.
 */
export interface AccountPermissionProfilesDeleteResponses {
    /** The profile is gone. */
    200: AccountPermissionProfilesDelete200Response;
    /** There is no such profile, it still has members, or the caller may not delete it. */
    400: AccountPermissionProfilesDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountPermissionProfilesDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountPermissionProfilesDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountPermissionProfilesDelete404Response;
    /** The address exists, but not with this method. */
    405: AccountPermissionProfilesDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountPermissionProfilesDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountPermissionProfilesDelete500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_delete` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountPermissionProfilesDeleteErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
