// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TabAccountSettings } from './schemas/tabAccountSettings.js';

/**
 * Parameters in the path of `AccountTabSettings_get`.
 */
export interface AccountTabSettingsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The tab settings as they stand. */
export type AccountTabSettingsGet200Response = TabAccountSettings;

/** The account does not exist, or the caller may not see its settings. */
export type AccountTabSettingsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountTabSettingsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountTabSettingsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountTabSettingsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountTabSettingsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountTabSettingsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountTabSettingsGet500Response = ErrorDetails;

/**
 * Read the tab settings of an account.
 *
 * Answers with the kinds of tab that senders of the account may use, and with what they may do with
 * them: label, lock, scale, format, save and share them. The same object stands in the settings of
 * the account as `tabAccountSettings`.
 *
 * A companion beside each setting tells whether the caller may change it.
 *
 * `AccountTabSettings_get`, `GET /v2.1/accounts/{accountId}/settings/tabs`
 *
 * What it answers with, by status.
 */
export interface AccountTabSettingsGetResponses {
    /** The tab settings as they stand. */
    200: AccountTabSettingsGet200Response;
    /** The account does not exist, or the caller may not see its settings. */
    400: AccountTabSettingsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountTabSettingsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountTabSettingsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountTabSettingsGet404Response;
    /** The address exists, but not with this method. */
    405: AccountTabSettingsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountTabSettingsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountTabSettingsGet500Response;
}

/**
 * The error codes that `AccountTabSettings_get` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountTabSettingsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `AccountTabSettings_update`.
 */
export interface AccountTabSettingsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The tab settings that are to be different. */
export type AccountTabSettingsUpdateBody = TabAccountSettings;

/** The tab settings as they are now. */
export type AccountTabSettingsUpdate200Response = TabAccountSettings;

/**
 * The request does not fit the contract, the plan lacks the feature, or the caller is no
 * administrator.
 */
export type AccountTabSettingsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountTabSettingsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountTabSettingsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountTabSettingsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountTabSettingsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountTabSettingsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountTabSettingsUpdate500Response = ErrorDetails;

/**
 * Change the tab settings of an account.
 *
 * Opens or closes kinds of tab, and what senders may do with tabs, for the whole account. Settings
 * that the request does not carry stay as they are; tabs that are placed already stay too.
 *
 * Only account administrators may change these settings, and only those whose companion says
 * `editable`; others depend on the plan.
 *
 * `AccountTabSettings_update`, `PUT /v2.1/accounts/{accountId}/settings/tabs`
 *
 * What it answers with, by status.
 */
export interface AccountTabSettingsUpdateResponses {
    /** The tab settings as they are now. */
    200: AccountTabSettingsUpdate200Response;
    /**
     * The request does not fit the contract, the plan lacks the feature, or the caller is no
     * administrator.
     */
    400: AccountTabSettingsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountTabSettingsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountTabSettingsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountTabSettingsUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountTabSettingsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountTabSettingsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountTabSettingsUpdate500Response;
}

/**
 * The error codes that `AccountTabSettings_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountTabSettingsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';
