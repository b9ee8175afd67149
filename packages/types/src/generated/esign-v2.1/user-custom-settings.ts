// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomSettingsInformation } from './schemas/customSettingsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `UserCustomSettings_list`.
 */
export interface UserCustomSettingsListParams {
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
 * Headers of `UserCustomSettings_list`.
 */
export interface UserCustomSettingsListHeader {
    /**
     * The key of the group of custom settings. If it is omitted, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The custom settings of the user. */
export type UserCustomSettingsList200Response = CustomSettingsInformation;

/** The account does not have this user, or the caller cannot view the settings. */
export type UserCustomSettingsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserCustomSettingsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserCustomSettingsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserCustomSettingsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserCustomSettingsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserCustomSettingsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserCustomSettingsList500Response = ErrorDetails;

/**
 * List the custom settings of a user.
 *
 * Returns the names and values that other systems store with a user. They are not the settings of
 * the service, which have a separate operation. Settings that were saved as a group are only
 * returned if the `X-DocuSign-User-Settings-Key` header specifies that group. Without the header,
 * the response contains the settings outside any group.
 *
 * Users can read their own settings. An administrator of the account can read those of all users.
 *
 * `UserCustomSettings_list`, `GET /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * The responses, by status.
 */
export interface UserCustomSettingsListResponses {
    /** The custom settings of the user. */
    200: UserCustomSettingsList200Response;
    /** The account does not have this user, or the caller cannot view the settings. */
    400: UserCustomSettingsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserCustomSettingsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserCustomSettingsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserCustomSettingsList404Response;
    /** The path exists, but does not support this method. */
    405: UserCustomSettingsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserCustomSettingsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserCustomSettingsList500Response;
}

/**
 * The error codes that `UserCustomSettings_list` can return.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserCustomSettingsListErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserCustomSettings_update`.
 */
export interface UserCustomSettingsUpdateParams {
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
 * Headers of `UserCustomSettings_update`.
 */
export interface UserCustomSettingsUpdateHeader {
    /**
     * The key of the group of custom settings. If it is omitted, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The settings to save. */
export type UserCustomSettingsUpdateBody = CustomSettingsInformation;

/** The updated custom settings of the user. */
export type UserCustomSettingsUpdate200Response = CustomSettingsInformation;

/** The request body is invalid or too long, or the account does not have this user. */
export type UserCustomSettingsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserCustomSettingsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserCustomSettingsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserCustomSettingsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserCustomSettingsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserCustomSettingsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserCustomSettingsUpdate500Response = ErrorDetails;

/**
 * Save custom settings of a user.
 *
 * Saves names and values in the custom settings of a user. An existing name gets the new value,
 * other names are added, and omitted settings are not changed. All custom settings of a user can
 * have up to 4000 characters in total.
 *
 * With the `X-DocuSign-User-Settings-Key` header, the settings are saved in the group that the
 * header specifies, and can only be read with the same header. Users can save their own settings. An
 * administrator of the account can save those of all users.
 *
 * `UserCustomSettings_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * The responses, by status.
 */
export interface UserCustomSettingsUpdateResponses {
    /** The updated custom settings of the user. */
    200: UserCustomSettingsUpdate200Response;
    /** The request body is invalid or too long, or the account does not have this user. */
    400: UserCustomSettingsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserCustomSettingsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserCustomSettingsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserCustomSettingsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: UserCustomSettingsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserCustomSettingsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserCustomSettingsUpdate500Response;
}

/**
 * The error codes that `UserCustomSettings_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserCustomSettingsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserCustomSettings_delete`.
 */
export interface UserCustomSettingsDeleteParams {
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
 * Headers of `UserCustomSettings_delete`.
 */
export interface UserCustomSettingsDeleteHeader {
    /**
     * The key of the group of custom settings. If it is omitted, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The names of the settings to delete. */
export type UserCustomSettingsDeleteBody = CustomSettingsInformation;

/** The deleted settings. Settings that could not be deleted contain an error. */
export type UserCustomSettingsDelete200Response = CustomSettingsInformation;

/** The request body does not contain settings, or the account does not have this user. */
export type UserCustomSettingsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserCustomSettingsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserCustomSettingsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserCustomSettingsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserCustomSettingsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserCustomSettingsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserCustomSettingsDelete500Response = ErrorDetails;

/**
 * Delete custom settings of a user.
 *
 * Deletes custom settings of a user by their names. Values in the request body are ignored. With the
 * `X-DocuSign-User-Settings-Key` header, the settings are deleted from the group that the header
 * specifies, otherwise from the settings outside any group. Other settings are kept.
 *
 * Users can delete their own settings. An administrator of the account can delete those of all
 * users.
 *
 * `UserCustomSettings_delete`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * The responses, by status.
 */
export interface UserCustomSettingsDeleteResponses {
    /** The deleted settings. Settings that could not be deleted contain an error. */
    200: UserCustomSettingsDelete200Response;
    /** The request body does not contain settings, or the account does not have this user. */
    400: UserCustomSettingsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserCustomSettingsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserCustomSettingsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserCustomSettingsDelete404Response;
    /** The path exists, but does not support this method. */
    405: UserCustomSettingsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserCustomSettingsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserCustomSettingsDelete500Response;
}

/**
 * The error codes that `UserCustomSettings_delete` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserCustomSettingsDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
