// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ENoteConfiguration } from './schemas/eNoteConfiguration.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ENoteConfigurations_get`.
 */
export interface ENoteConfigurationsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current connection. */
export type ENoteConfigurationsGet200Response = ENoteConfiguration;

/** The account does not support electronic notes, or the caller cannot view the connection. */
export type ENoteConfigurationsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ENoteConfigurationsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ENoteConfigurationsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ENoteConfigurationsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ENoteConfigurationsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ENoteConfigurationsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ENoteConfigurationsGet500Response = ErrorDetails;

/**
 * Read the connection to the vault for electronic notes.
 *
 * Returns the connection of the account to its vault for electronic notes, and whether it is
 * complete. The password is never returned. The caller must be an administrator of the account, and
 * electronic notes must be enabled for it.
 *
 * `ENoteConfigurations_get`, `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * The responses, by status.
 */
export interface ENoteConfigurationsGetResponses {
    /** The current connection. */
    200: ENoteConfigurationsGet200Response;
    /** The account does not support electronic notes, or the caller cannot view the connection. */
    400: ENoteConfigurationsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ENoteConfigurationsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ENoteConfigurationsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ENoteConfigurationsGet404Response;
    /** The path exists, but does not support this method. */
    405: ENoteConfigurationsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ENoteConfigurationsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ENoteConfigurationsGet500Response;
}

/**
 * The error codes that `ENoteConfigurations_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ENoteConfigurationsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ENoteConfigurations_update`.
 */
export interface ENoteConfigurationsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The new connection. */
export type ENoteConfigurationsUpdateBody = ENoteConfiguration;

/** The updated connection. */
export type ENoteConfigurationsUpdate200Response = ENoteConfiguration;

/** The request is invalid, or the caller cannot set the connection. */
export type ENoteConfigurationsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ENoteConfigurationsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ENoteConfigurationsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ENoteConfigurationsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ENoteConfigurationsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ENoteConfigurationsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ENoteConfigurationsUpdate500Response = ErrorDetails;

/**
 * Set the connection to the vault for electronic notes.
 *
 * Sets the user, password and key with which the service logs in to the vault for electronic notes.
 * An existing connection is replaced. The caller must be an administrator of the account, and
 * electronic notes must be enabled for it.
 *
 * `ENoteConfigurations_update`, `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * The responses, by status.
 */
export interface ENoteConfigurationsUpdateResponses {
    /** The updated connection. */
    200: ENoteConfigurationsUpdate200Response;
    /** The request is invalid, or the caller cannot set the connection. */
    400: ENoteConfigurationsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ENoteConfigurationsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ENoteConfigurationsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ENoteConfigurationsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: ENoteConfigurationsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ENoteConfigurationsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ENoteConfigurationsUpdate500Response;
}

/**
 * The error codes that `ENoteConfigurations_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ENoteConfigurationsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ENoteConfigurations_delete`.
 */
export interface ENoteConfigurationsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connection was deleted. The response has no body. */
export type ENoteConfigurationsDelete200Response = undefined;

/** The caller cannot delete the connection, or the account does not support electronic notes. */
export type ENoteConfigurationsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ENoteConfigurationsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ENoteConfigurationsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ENoteConfigurationsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ENoteConfigurationsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ENoteConfigurationsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ENoteConfigurationsDelete500Response = ErrorDetails;

/**
 * Delete the connection to the vault for electronic notes.
 *
 * Deletes the connection data of the account for its vault for electronic notes. Notes in the vault
 * are kept. The response has no body. The caller must be an administrator of the account.
 *
 * `ENoteConfigurations_delete`, `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * The responses, by status.
 */
export interface ENoteConfigurationsDeleteResponses {
    /** The connection was deleted. The response has no body. */
    200: ENoteConfigurationsDelete200Response;
    /** The caller cannot delete the connection, or the account does not support electronic notes. */
    400: ENoteConfigurationsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ENoteConfigurationsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ENoteConfigurationsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ENoteConfigurationsDelete404Response;
    /** The path exists, but does not support this method. */
    405: ENoteConfigurationsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ENoteConfigurationsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ENoteConfigurationsDelete500Response;
}

/**
 * The error codes that `ENoteConfigurations_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ENoteConfigurationsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
