// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ENoteConfiguration } from './schemas/eNoteConfiguration.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `ENoteConfigurations_get`.
 */
export interface ENoteConfigurationsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connection as it stands. */
export type ENoteConfigurationsGet200Response = ENoteConfiguration;

/** The account may not use electronic notes, or the caller may not see the connection. */
export type ENoteConfigurationsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ENoteConfigurationsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ENoteConfigurationsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ENoteConfigurationsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ENoteConfigurationsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ENoteConfigurationsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ENoteConfigurationsGet500Response = ErrorDetails;

/**
 * Read the connection to the vault for electronic notes.
 *
 * Tells how the account reaches its vault for electronic notes, and whether the connection is
 * complete. The password never comes along. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * `ENoteConfigurations_get`, `GET /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * What it answers with, by status.
 */
export interface ENoteConfigurationsGetResponses {
    /** The connection as it stands. */
    200: ENoteConfigurationsGet200Response;
    /** The account may not use electronic notes, or the caller may not see the connection. */
    400: ENoteConfigurationsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ENoteConfigurationsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ENoteConfigurationsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ENoteConfigurationsGet404Response;
    /** The address exists, but not with this method. */
    405: ENoteConfigurationsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ENoteConfigurationsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ENoteConfigurationsGet500Response;
}

/**
 * The error codes that `ENoteConfigurations_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ENoteConfigurationsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ENoteConfigurations_update`.
 */
export interface ENoteConfigurationsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connection as it is to be. */
export type ENoteConfigurationsUpdateBody = ENoteConfiguration;

/** The connection as it is now. */
export type ENoteConfigurationsUpdate200Response = ENoteConfiguration;

/** The request does not fit the contract, or the caller may not set the connection. */
export type ENoteConfigurationsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ENoteConfigurationsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ENoteConfigurationsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ENoteConfigurationsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ENoteConfigurationsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ENoteConfigurationsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ENoteConfigurationsUpdate500Response = ErrorDetails;

/**
 * Set the connection to the vault for electronic notes.
 *
 * Sets with which user, password and key the service signs on to the vault for electronic notes.
 * A connection that was there is replaced. The caller must be an administrator of the account,
 * and electronic notes must be switched on for it.
 *
 * `ENoteConfigurations_update`, `PUT /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * What it answers with, by status.
 */
export interface ENoteConfigurationsUpdateResponses {
    /** The connection as it is now. */
    200: ENoteConfigurationsUpdate200Response;
    /** The request does not fit the contract, or the caller may not set the connection. */
    400: ENoteConfigurationsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ENoteConfigurationsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ENoteConfigurationsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: ENoteConfigurationsUpdate404Response;
    /** The address exists, but not with this method. */
    405: ENoteConfigurationsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ENoteConfigurationsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ENoteConfigurationsUpdate500Response;
}

/**
 * The error codes that `ENoteConfigurations_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ENoteConfigurationsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `ENoteConfigurations_delete`.
 */
export interface ENoteConfigurationsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The connection is gone; the answer has no body. */
export type ENoteConfigurationsDelete200Response = undefined;

/** The caller may not delete the connection, or the account may not use electronic notes. */
export type ENoteConfigurationsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ENoteConfigurationsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ENoteConfigurationsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ENoteConfigurationsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ENoteConfigurationsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ENoteConfigurationsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ENoteConfigurationsDelete500Response = ErrorDetails;

/**
 * Delete the connection to the vault for electronic notes.
 *
 * Deletes what the account keeps to reach its vault for electronic notes. Notes that lie in the
 * vault stay there. The answer has no body. The caller must be an administrator of the account.
 *
 * `ENoteConfigurations_delete`, `DELETE /v2.1/accounts/{accountId}/settings/enote_configuration`
 *
 * What it answers with, by status.
 */
export interface ENoteConfigurationsDeleteResponses {
    /** The connection is gone; the answer has no body. */
    200: ENoteConfigurationsDelete200Response;
    /** The caller may not delete the connection, or the account may not use electronic notes. */
    400: ENoteConfigurationsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ENoteConfigurationsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ENoteConfigurationsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: ENoteConfigurationsDelete404Response;
    /** The address exists, but not with this method. */
    405: ENoteConfigurationsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ENoteConfigurationsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ENoteConfigurationsDelete500Response;
}

/**
 * The error codes that `ENoteConfigurations_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type ENoteConfigurationsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';
