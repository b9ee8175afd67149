// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomSettingsInformation } from './schemas/customSettingsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `UserCustomSettings_list`.
 */
export interface UserCustomSettingsListParams {
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
 * Headers of `UserCustomSettings_list`.
 */
export interface UserCustomSettingsListHeader {
    /**
     * The group of custom settings that is meant. Without it, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The custom settings of the user. */
export type UserCustomSettingsList200Response = CustomSettingsInformation;

/** The account has no such user, or the caller may not see the settings. */
export type UserCustomSettingsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserCustomSettingsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserCustomSettingsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserCustomSettingsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserCustomSettingsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserCustomSettingsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserCustomSettingsList500Response = ErrorDetails;

/**
 * List the custom settings of a user.
 *
 * Gives the names and values that other systems keep with a user. They are not the settings of
 * the service, which have an operation of their own. Settings that were written as a group are
 * given only where the `X-DocuSign-User-Settings-Key` header names that group; without the header
 * the answer holds those outside any group.
 *
 * Users read their own; an administrator of the account reads those of all.
 *
 * `UserCustomSettings_list`, `GET /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * What it answers with, by status.
 */
export interface UserCustomSettingsListResponses {
    /** The custom settings of the user. */
    200: UserCustomSettingsList200Response;
    /** The account has no such user, or the caller may not see the settings. */
    400: UserCustomSettingsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserCustomSettingsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserCustomSettingsList403Response;
    /** No such address, or nothing is stored under it. */
    404: UserCustomSettingsList404Response;
    /** The address exists, but not with this method. */
    405: UserCustomSettingsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserCustomSettingsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserCustomSettingsList500Response;
}

/**
 * The error codes that `UserCustomSettings_list` is known to answer with.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserCustomSettingsListErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserCustomSettings_update`.
 */
export interface UserCustomSettingsUpdateParams {
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
 * Headers of `UserCustomSettings_update`.
 */
export interface UserCustomSettingsUpdateHeader {
    /**
     * The group of custom settings that is meant. Without it, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The settings to write. */
export type UserCustomSettingsUpdateBody = CustomSettingsInformation;

/** The custom settings of the user as they are now. */
export type UserCustomSettingsUpdate200Response = CustomSettingsInformation;

/** The body does not fit the contract or is too long, or the account has no such user. */
export type UserCustomSettingsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserCustomSettingsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserCustomSettingsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserCustomSettingsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserCustomSettingsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserCustomSettingsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserCustomSettingsUpdate500Response = ErrorDetails;

/**
 * Write custom settings of a user.
 *
 * Writes names and values into the custom settings of a user. A name that exists gets the new
 * value, any other is added, and what the body leaves out stays. All of a user's custom settings
 * may have 4000 characters together.
 *
 * With the `X-DocuSign-User-Settings-Key` header the settings go into the group that it names, and
 * are later found only with the same header. Users write their own; an administrator of the
 * account writes those of all.
 *
 * `UserCustomSettings_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * What it answers with, by status.
 */
export interface UserCustomSettingsUpdateResponses {
    /** The custom settings of the user as they are now. */
    200: UserCustomSettingsUpdate200Response;
    /** The body does not fit the contract or is too long, or the account has no such user. */
    400: UserCustomSettingsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserCustomSettingsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserCustomSettingsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: UserCustomSettingsUpdate404Response;
    /** The address exists, but not with this method. */
    405: UserCustomSettingsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserCustomSettingsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserCustomSettingsUpdate500Response;
}

/**
 * The error codes that `UserCustomSettings_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserCustomSettingsUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserCustomSettings_delete`.
 */
export interface UserCustomSettingsDeleteParams {
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
 * Headers of `UserCustomSettings_delete`.
 */
export interface UserCustomSettingsDeleteHeader {
    /**
     * The group of custom settings that is meant. Without it, only settings outside any group are
     * read, written or deleted.
     *
     * @example lease-desk
     */
    "X-DocuSign-User-Settings-Key"?: string | undefined;
}

/** The names of the settings to delete. */
export type UserCustomSettingsDeleteBody = CustomSettingsInformation;

/** The settings that were deleted, each with its outcome where it failed. */
export type UserCustomSettingsDelete200Response = CustomSettingsInformation;

/** The body names no settings, or the account has no such user. */
export type UserCustomSettingsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserCustomSettingsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserCustomSettingsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserCustomSettingsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserCustomSettingsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserCustomSettingsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserCustomSettingsDelete500Response = ErrorDetails;

/**
 * Delete custom settings of a user.
 *
 * Deletes custom settings of a user by their names; values in the body do not matter. With the
 * `X-DocuSign-User-Settings-Key` header they are deleted from the group that it names, without it
 * from those outside any group. Settings that the body does not name stay.
 *
 * Users delete their own; an administrator of the account deletes those of all.
 *
 * `UserCustomSettings_delete`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 *
 * What it answers with, by status.
 */
export interface UserCustomSettingsDeleteResponses {
    /** The settings that were deleted, each with its outcome where it failed. */
    200: UserCustomSettingsDelete200Response;
    /** The body names no settings, or the account has no such user. */
    400: UserCustomSettingsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserCustomSettingsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserCustomSettingsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: UserCustomSettingsDelete404Response;
    /** The address exists, but not with this method. */
    405: UserCustomSettingsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserCustomSettingsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserCustomSettingsDelete500Response;
}

/**
 * The error codes that `UserCustomSettings_delete` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserCustomSettingsDeleteErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
