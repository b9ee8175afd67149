// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PermissionProfile, PermissionProfileAnswer } from './schemas/permissionProfile.js';
import type { PermissionProfileInformationAnswer } from './schemas/permissionProfileInformation.js';

/**
 * Parameters in the path of `AccountPermissionProfiles_list`.
 */
export interface AccountPermissionProfilesListParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The additional data in the response, as a comma-separated list: `user_count` (number of members
     * with the profile), `closed_users` (includes closed memberships), `account_management` (individual
     * administrator rights) and `metadata` (metadata of the settings). Only the list of all profiles
     * supports the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The permission profiles. */
export type AccountPermissionProfilesList200Response = PermissionProfileInformationAnswer;

/** A parameter is invalid, or the caller cannot view the profiles. */
export type AccountPermissionProfilesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPermissionProfilesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPermissionProfilesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPermissionProfilesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPermissionProfilesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPermissionProfilesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPermissionProfilesList500Response = ErrorDetails;

/**
 * List the permission profiles of an account.
 *
 * Returns all permission profiles of the account, both the profiles that every account has and the
 * custom profiles. `include` adds the number of members of each profile, closed members, the rights
 * with those of administrators one by one (`account_management`), or the rights with metadata fields.
 *
 * The list is not paged.
 *
 * `AccountPermissionProfiles_list`, `GET /v2.1/accounts/{accountId}/permission_profiles`
 *
 * The responses, by status.
 */
export interface AccountPermissionProfilesListResponses {
    /** The permission profiles. */
    200: AccountPermissionProfilesList200Response;
    /** A parameter is invalid, or the caller cannot view the profiles. */
    400: AccountPermissionProfilesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPermissionProfilesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPermissionProfilesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPermissionProfilesList404Response;
    /** The path exists, but does not support this method. */
    405: AccountPermissionProfilesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPermissionProfilesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPermissionProfilesList500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountPermissionProfilesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountPermissionProfiles_create`.
 */
export interface AccountPermissionProfilesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The additional data in the response, as a comma-separated list: `user_count` (number of members
     * with the profile), `closed_users` (includes closed memberships), `account_management` (individual
     * administrator rights) and `metadata` (metadata of the settings). Only the list of all profiles
     * supports the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The name and the rights of the new profile. */
export type AccountPermissionProfilesCreateBody = PermissionProfile;

/** The created profile, with its ID. */
export type AccountPermissionProfilesCreate201Response = PermissionProfile;

/** The request is invalid, or the caller cannot create profiles. */
export type AccountPermissionProfilesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPermissionProfilesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPermissionProfilesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPermissionProfilesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPermissionProfilesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPermissionProfilesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPermissionProfilesCreate500Response = ErrorDetails;

/**
 * Create a permission profile.
 *
 * Creates a permission profile with the rights in the request. Omitted rights get the default value
 * of the service for new profiles. Assign the profile to members later, by changing the members or
 * their group.
 *
 * Only account administrators can create profiles, and the plan of the account must allow custom
 * profiles.
 *
 * `AccountPermissionProfiles_create`, `POST /v2.1/accounts/{accountId}/permission_profiles`
 *
 * The responses, by status.
 */
export interface AccountPermissionProfilesCreateResponses {
    /** The created profile, with its ID. */
    201: AccountPermissionProfilesCreate201Response;
    /** The request is invalid, or the caller cannot create profiles. */
    400: AccountPermissionProfilesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPermissionProfilesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPermissionProfilesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPermissionProfilesCreate404Response;
    /** The path exists, but does not support this method. */
    405: AccountPermissionProfilesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPermissionProfilesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPermissionProfilesCreate500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountPermissionProfilesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPermissionProfiles_get`.
 */
export interface AccountPermissionProfilesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the permission profile, as assigned by the service.
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
     * The additional data in the response, as a comma-separated list: `user_count` (number of members
     * with the profile), `closed_users` (includes closed memberships), `account_management` (individual
     * administrator rights) and `metadata` (metadata of the settings). Only the list of all profiles
     * supports the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The permission profile. */
export type AccountPermissionProfilesGet200Response = PermissionProfileAnswer;

/** The profile does not exist, or the caller cannot view it. */
export type AccountPermissionProfilesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPermissionProfilesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPermissionProfilesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPermissionProfilesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPermissionProfilesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPermissionProfilesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPermissionProfilesGet500Response = ErrorDetails;

/**
 * Read a permission profile.
 *
 * Returns one permission profile: its name, the rights of its members, and the members themselves.
 * With `include=metadata`, the response also contains the metadata fields of the rights.
 *
 * `AccountPermissionProfiles_get`, `GET /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * The responses, by status.
 */
export interface AccountPermissionProfilesGetResponses {
    /** The permission profile. */
    200: AccountPermissionProfilesGet200Response;
    /** The profile does not exist, or the caller cannot view it. */
    400: AccountPermissionProfilesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPermissionProfilesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPermissionProfilesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPermissionProfilesGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountPermissionProfilesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPermissionProfilesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPermissionProfilesGet500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountPermissionProfilesGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountPermissionProfiles_update`.
 */
export interface AccountPermissionProfilesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the permission profile, as assigned by the service.
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
     * The additional data in the response, as a comma-separated list: `user_count` (number of members
     * with the profile), `closed_users` (includes closed memberships), `account_management` (individual
     * administrator rights) and `metadata` (metadata of the settings). Only the list of all profiles
     * supports the first three.
     *
     * @example user_count,account_management
     */
    include?: string | undefined;
}

/** The fields of the profile to change. */
export type AccountPermissionProfilesUpdateBody = PermissionProfile;

/** The updated profile. */
export type AccountPermissionProfilesUpdate200Response = PermissionProfile;

/** The request is invalid, the profile does not exist, or the caller cannot change it. */
export type AccountPermissionProfilesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPermissionProfilesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPermissionProfilesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPermissionProfilesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPermissionProfilesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPermissionProfilesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPermissionProfilesUpdate500Response = ErrorDetails;

/**
 * Change a permission profile.
 *
 * Changes the name or the rights of a permission profile. Omitted rights are not changed. The change
 * applies immediately to every member with the profile.
 *
 * Only account administrators can change profiles.
 *
 * `AccountPermissionProfiles_update`, `PUT /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * The responses, by status.
 */
export interface AccountPermissionProfilesUpdateResponses {
    /** The updated profile. */
    200: AccountPermissionProfilesUpdate200Response;
    /** The request is invalid, the profile does not exist, or the caller cannot change it. */
    400: AccountPermissionProfilesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPermissionProfilesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPermissionProfilesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPermissionProfilesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountPermissionProfilesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPermissionProfilesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPermissionProfilesUpdate500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountPermissionProfilesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountPermissionProfiles_delete`.
 */
export interface AccountPermissionProfilesDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the permission profile, as assigned by the service.
     *
     * @example 2301777
     */
    permissionProfileId: string;
}

/**
 * Parameters in the query of `AccountPermissionProfiles_delete`.
 */
export interface AccountPermissionProfilesDeleteQueryParams {
    /**
     * The ID of the permission profile to assign to members of the deleted profile. It is required if
     * the profile still has members.
     *
     * @example 2301416
     */
    move_users_to?: string | undefined;
}

/** The profile was deleted. */
export type AccountPermissionProfilesDelete200Response = undefined;

/** The profile does not exist, it still has members, or the caller cannot delete it. */
export type AccountPermissionProfilesDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountPermissionProfilesDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountPermissionProfilesDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountPermissionProfilesDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountPermissionProfilesDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountPermissionProfilesDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountPermissionProfilesDelete500Response = ErrorDetails;

/**
 * Delete a permission profile.
 *
 * Deletes a permission profile of the account. If members still have the profile, `move_users_to`
 * must name the profile to assign to them. Otherwise the profile is not deleted.
 *
 * Only account administrators can delete profiles. The response has no body.
 *
 * `AccountPermissionProfiles_delete`, `DELETE /v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}`
 *
 * The responses, by status.
 */
export interface AccountPermissionProfilesDeleteResponses {
    /** The profile was deleted. */
    200: AccountPermissionProfilesDelete200Response;
    /** The profile does not exist, it still has members, or the caller cannot delete it. */
    400: AccountPermissionProfilesDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountPermissionProfilesDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountPermissionProfilesDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountPermissionProfilesDelete404Response;
    /** The path exists, but does not support this method. */
    405: AccountPermissionProfilesDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountPermissionProfilesDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountPermissionProfilesDelete500Response;
}

/**
 * The error codes that `AccountPermissionProfiles_delete` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountPermissionProfilesDeleteErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';
