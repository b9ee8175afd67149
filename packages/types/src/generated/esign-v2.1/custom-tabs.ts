// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TabMetadata, TabMetadataAnswer } from './schemas/tabMetadata.js';
import type { TabMetadataListAnswer } from './schemas/tabMetadataList.js';

/**
 * Parameters in the path of `CustomTabs_list`.
 */
export interface CustomTabsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `CustomTabs_list`.
 */
export interface CustomTabsListQueryParams {
    /**
     * Specifies whether the list contains only custom tabs, and not the built-in types.
     *
     * @example true
     */
    custom_tab_only?: ("true" | "false") | undefined;
}

/** The custom tabs. */
export type CustomTabsList200Response = TabMetadataListAnswer;

/** A parameter is invalid, or the account cannot use custom tabs. */
export type CustomTabsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CustomTabsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CustomTabsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CustomTabsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CustomTabsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CustomTabsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CustomTabsList500Response = ErrorDetails;

/**
 * List the custom tabs.
 *
 * Returns the custom tabs that the caller can use, in one response. A user sees the own custom
 * tabs and those that others share. Unless `custom_tab_only` is true, the list also contains the
 * built-in types of tab, each without an ID.
 *
 * `CustomTabs_list`, `GET /v2.1/accounts/{accountId}/tab_definitions`
 *
 * The responses, by status.
 */
export interface CustomTabsListResponses {
    /** The custom tabs. */
    200: CustomTabsList200Response;
    /** A parameter is invalid, or the account cannot use custom tabs. */
    400: CustomTabsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CustomTabsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CustomTabsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CustomTabsList404Response;
    /** The path exists, but does not support this method. */
    405: CustomTabsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CustomTabsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CustomTabsList500Response;
}

/**
 * The error codes that `CustomTabs_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type CustomTabsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `CustomTabs_create`.
 */
export interface CustomTabsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The custom tab. */
export type CustomTabsCreateBody = TabMetadata;

/** The created custom tab. */
export type CustomTabsCreate201Response = TabMetadata;

/** The request is invalid, or the caller cannot share custom tabs. */
export type CustomTabsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CustomTabsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CustomTabsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CustomTabsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CustomTabsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CustomTabsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CustomTabsCreate500Response = ErrorDetails;

/**
 * Create a custom tab.
 *
 * Creates a custom tab: the settings of a tab that are kept under a name. A tab of an envelope
 * refers to it by `customTabId`, and takes each setting that it does not have itself from there.
 * Only the creator can use it, unless `shared` is true. Required are a name and a type.
 *
 * The types are `approve`, `checkbox`, `company`, `date`, `dateSigned`, `decline`, `email`,
 * `emailAddress`, `envelopeId`, `firstName`, `formula`, `fullName`, `initialHere`, `lastName`,
 * `list`, `note`, `number`, `radio`, `signerAttachment`, `signHere`, `ssn`, `text`, `title` and
 * `zip`, in any case.
 *
 * `CustomTabs_create`, `POST /v2.1/accounts/{accountId}/tab_definitions`
 *
 * The responses, by status.
 */
export interface CustomTabsCreateResponses {
    /** The created custom tab. */
    201: CustomTabsCreate201Response;
    /** The request is invalid, or the caller cannot share custom tabs. */
    400: CustomTabsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CustomTabsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CustomTabsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CustomTabsCreate404Response;
    /** The path exists, but does not support this method. */
    405: CustomTabsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CustomTabsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CustomTabsCreate500Response;
}

/**
 * The error codes that `CustomTabs_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type CustomTabsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `CustomTabs_get`.
 */
export interface CustomTabsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the custom tab.
     *
     * @example c27e5b80-41d9-4f36-9a0c-8b6e13f7d254
     */
    customTabId: string;
}

/** The custom tab. */
export type CustomTabsGet200Response = TabMetadataAnswer;

/** The custom tab does not exist, or belongs to another user and is not shared. */
export type CustomTabsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CustomTabsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CustomTabsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CustomTabsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CustomTabsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CustomTabsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CustomTabsGet500Response = ErrorDetails;

/**
 * Get a custom tab.
 *
 * Returns a custom tab with its settings. A user sees the own custom tabs and those that others
 * share.
 *
 * `CustomTabs_get`, `GET /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 *
 * The responses, by status.
 */
export interface CustomTabsGetResponses {
    /** The custom tab. */
    200: CustomTabsGet200Response;
    /** The custom tab does not exist, or belongs to another user and is not shared. */
    400: CustomTabsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CustomTabsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CustomTabsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CustomTabsGet404Response;
    /** The path exists, but does not support this method. */
    405: CustomTabsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CustomTabsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CustomTabsGet500Response;
}

/**
 * The error codes that `CustomTabs_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type CustomTabsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `CustomTabs_update`.
 */
export interface CustomTabsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the custom tab.
     *
     * @example c27e5b80-41d9-4f36-9a0c-8b6e13f7d254
     */
    customTabId: string;
}

/** The settings to change. */
export type CustomTabsUpdateBody = TabMetadata;

/** The changed custom tab. */
export type CustomTabsUpdate200Response = TabMetadata;

/** The request is invalid, or the custom tab does not exist. */
export type CustomTabsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CustomTabsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CustomTabsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CustomTabsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CustomTabsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CustomTabsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CustomTabsUpdate500Response = ErrorDetails;

/**
 * Change a custom tab.
 *
 * Changes the settings of a custom tab that the body has, and keeps the others. Envelopes that
 * already use it are not changed. The caller must be its creator or an administrator of the
 * account.
 *
 * `CustomTabs_update`, `PUT /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 *
 * The responses, by status.
 */
export interface CustomTabsUpdateResponses {
    /** The changed custom tab. */
    200: CustomTabsUpdate200Response;
    /** The request is invalid, or the custom tab does not exist. */
    400: CustomTabsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CustomTabsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CustomTabsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CustomTabsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: CustomTabsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CustomTabsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CustomTabsUpdate500Response;
}

/**
 * The error codes that `CustomTabs_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type CustomTabsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `CustomTabs_delete`.
 */
export interface CustomTabsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the custom tab.
     *
     * @example c27e5b80-41d9-4f36-9a0c-8b6e13f7d254
     */
    customTabId: string;
}

/** The custom tab was deleted. The response has no body. */
export type CustomTabsDelete200Response = undefined;

/** The custom tab does not exist, or the caller cannot delete it. */
export type CustomTabsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CustomTabsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CustomTabsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CustomTabsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CustomTabsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CustomTabsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CustomTabsDelete500Response = ErrorDetails;

/**
 * Delete a custom tab.
 *
 * Deletes a custom tab. Envelopes that already use it keep their tabs. The caller must be its
 * creator or an administrator of the account.
 *
 * `CustomTabs_delete`, `DELETE /v2.1/accounts/{accountId}/tab_definitions/{customTabId}`
 *
 * The responses, by status.
 */
export interface CustomTabsDeleteResponses {
    /** The custom tab was deleted. The response has no body. */
    200: CustomTabsDelete200Response;
    /** The custom tab does not exist, or the caller cannot delete it. */
    400: CustomTabsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CustomTabsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CustomTabsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CustomTabsDelete404Response;
    /** The path exists, but does not support this method. */
    405: CustomTabsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CustomTabsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CustomTabsDelete500Response;
}

/**
 * The error codes that `CustomTabs_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type CustomTabsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
