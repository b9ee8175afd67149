// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TabAccountSettings } from './schemas/tabAccountSettings.js';

/**
 * Parameters in the path of `AccountTabSettings_get`.
 */
export interface AccountTabSettingsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current tab settings. */
export type AccountTabSettingsGet200Response = TabAccountSettings;

/** The account does not exist, or the caller cannot view its settings. */
export type AccountTabSettingsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountTabSettingsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountTabSettingsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountTabSettingsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountTabSettingsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountTabSettingsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountTabSettingsGet500Response = ErrorDetails;

/**
 * Read the tab settings of an account.
 *
 * Returns the types of tabs that senders of the account can use, and whether senders can label,
 * lock, scale, format, save and share them. The settings of the account contain the same object as
 * `tabAccountSettings`.
 *
 * A metadata field for each setting indicates whether the caller can change it.
 *
 * `AccountTabSettings_get`, `GET /v2.1/accounts/{accountId}/settings/tabs`
 *
 * The responses, by status.
 */
export interface AccountTabSettingsGetResponses {
    /** The current tab settings. */
    200: AccountTabSettingsGet200Response;
    /** The account does not exist, or the caller cannot view its settings. */
    400: AccountTabSettingsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountTabSettingsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountTabSettingsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountTabSettingsGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountTabSettingsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountTabSettingsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountTabSettingsGet500Response;
}

/**
 * The error codes that `AccountTabSettings_get` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountTabSettingsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountTabSettings_update`.
 */
export interface AccountTabSettingsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The tab settings to change. */
export type AccountTabSettingsUpdateBody = TabAccountSettings;

/** The updated tab settings. */
export type AccountTabSettingsUpdate200Response = TabAccountSettings;

/**
 * The request is invalid, the plan does not include the feature, or the caller is not an
 * administrator.
 */
export type AccountTabSettingsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountTabSettingsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountTabSettingsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountTabSettingsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountTabSettingsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountTabSettingsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountTabSettingsUpdate500Response = ErrorDetails;

/**
 * Change the tab settings of an account.
 *
 * Enables or disables types of tabs, and what senders can do with tabs, for the whole account.
 * Omitted settings are not changed. Tabs that are already placed are kept.
 *
 * Only account administrators can change these settings, and only those whose metadata field is
 * `editable`. Other settings depend on the plan.
 *
 * `AccountTabSettings_update`, `PUT /v2.1/accounts/{accountId}/settings/tabs`
 *
 * The responses, by status.
 */
export interface AccountTabSettingsUpdateResponses {
    /** The updated tab settings. */
    200: AccountTabSettingsUpdate200Response;
    /**
     * The request is invalid, the plan does not include the feature, or the caller is not an
     * administrator.
     */
    400: AccountTabSettingsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountTabSettingsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountTabSettingsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountTabSettingsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountTabSettingsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountTabSettingsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountTabSettingsUpdate500Response;
}

/**
 * The error codes that `AccountTabSettings_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountTabSettingsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';
