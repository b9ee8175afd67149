// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectOAuthConfig } from './schemas/ConnectOAuthConfig.js';
import type { ConnectSecretList } from './schemas/connectSecretList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { MobileNotifierConfigurationInformation } from './schemas/mobileNotifierConfigurationInformation.js';

/**
 * Parameters in the path of `Connect_getConnectSecret`.
 */
export interface ConnectGetConnectSecretParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The keys of the account. */
export type ConnectGetConnectSecret200Response = ConnectSecretList;

/** The caller cannot list the keys. */
export type ConnectGetConnectSecret400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetConnectSecret401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectGetConnectSecret403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetConnectSecret404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetConnectSecret405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectGetConnectSecret429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetConnectSecret500Response = ErrorDetails;

/**
 * List the keys that sign Connect messages.
 *
 * Returns the active keys of the account, in the order in which they sign: the first key creates the
 * header `X-DocuSign-Signature-1`, the second `-2`, and so on. Each key is masked, since only the
 * response that creates a key contains the whole of it.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `Connect_getConnectSecret`, `GET /v2.1/accounts/{accountId}/connect/secret`
 *
 * The responses, by status.
 */
export interface ConnectGetConnectSecretResponses {
    /** The keys of the account. */
    200: ConnectGetConnectSecret200Response;
    /** The caller cannot list the keys. */
    400: ConnectGetConnectSecret400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetConnectSecret401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectGetConnectSecret403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetConnectSecret404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetConnectSecret405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectGetConnectSecret429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetConnectSecret500Response;
}

/**
 * The error codes that `Connect_getConnectSecret` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectGetConnectSecretErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_deleteConnectSecret`.
 */
export interface ConnectDeleteConnectSecretParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the key, as `Connect_getConnectSecret` returns it.
     *
     * @example 7b2e9f04-1c6d-4a85-93e0-d5f8a4b7c216
     */
    keyId: string;
}

/** The key was revoked. The response has no body. */
export type ConnectDeleteConnectSecret200Response = undefined;

/** The caller cannot revoke keys. */
export type ConnectDeleteConnectSecret400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteConnectSecret401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectDeleteConnectSecret403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteConnectSecret404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteConnectSecret405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectDeleteConnectSecret429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteConnectSecret500Response = ErrorDetails;

/**
 * Revoke a key that signs Connect messages.
 *
 * Revokes a key of the account. Messages that are sent from now on have no signature created with it,
 * also those that are sent again, and the keys after it move up by one header.
 *
 * To rotate a key without rejected messages, create the new one, let the listener accept both, and
 * then revoke the old one. Only administrators of an account with Connect can use this operation.
 *
 * `Connect_deleteConnectSecret`, `DELETE /v2.1/accounts/{accountId}/connect/secret/{keyId}`
 *
 * The responses, by status.
 */
export interface ConnectDeleteConnectSecretResponses {
    /** The key was revoked. The response has no body. */
    200: ConnectDeleteConnectSecret200Response;
    /** The caller cannot revoke keys. */
    400: ConnectDeleteConnectSecret400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteConnectSecret401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectDeleteConnectSecret403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteConnectSecret404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteConnectSecret405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectDeleteConnectSecret429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteConnectSecret500Response;
}

/**
 * The error codes that `Connect_deleteConnectSecret` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectDeleteConnectSecretErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_getConnectOAuthConfig`.
 */
export interface ConnectGetConnectOAuthConfigParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The OAuth configuration, without its secret. */
export type ConnectGetConnectOAuthConfig200Response = ConnectOAuthConfig;

/** The caller cannot use Connect. */
export type ConnectGetConnectOAuthConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectGetConnectOAuthConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectGetConnectOAuthConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectGetConnectOAuthConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectGetConnectOAuthConfig405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectGetConnectOAuthConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectGetConnectOAuthConfig500Response = ErrorDetails;

/**
 * Get the OAuth configuration of Connect.
 *
 * Returns the OAuth configuration with which the service gets access tokens for the Connect messages
 * of the account. `clientSecret` is never returned.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `Connect_getConnectOAuthConfig`, `GET /v2.1/accounts/{accountId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectGetConnectOAuthConfigResponses {
    /** The OAuth configuration, without its secret. */
    200: ConnectGetConnectOAuthConfig200Response;
    /** The caller cannot use Connect. */
    400: ConnectGetConnectOAuthConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectGetConnectOAuthConfig401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectGetConnectOAuthConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectGetConnectOAuthConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectGetConnectOAuthConfig405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectGetConnectOAuthConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectGetConnectOAuthConfig500Response;
}

/**
 * The error codes that `Connect_getConnectOAuthConfig` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectGetConnectOAuthConfigErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_createConnectOAuthConfig`.
 */
export interface ConnectCreateConnectOAuthConfigParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The authorization server and the credentials for it. */
export type ConnectCreateConnectOAuthConfigBody = ConnectOAuthConfig;

/** The OAuth configuration, without its secret. */
export type ConnectCreateConnectOAuthConfig201Response = ConnectOAuthConfig;

/** The request is invalid, or the caller cannot configure Connect. */
export type ConnectCreateConnectOAuthConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectCreateConnectOAuthConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectCreateConnectOAuthConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectCreateConnectOAuthConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectCreateConnectOAuthConfig405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectCreateConnectOAuthConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectCreateConnectOAuthConfig500Response = ErrorDetails;

/**
 * Set the OAuth configuration of Connect.
 *
 * Sets the OAuth configuration of the account, which replaces an existing one.
 *
 * The service requests an access token from the authorization server by the client credentials grant
 * (RFC 6749) before it sends a message with `includeOAuth`, and sends the token in the header
 * `Authorization: Bearer`. It uses a token until it expires, and requests another one if the listener
 * responds with status 401. If no token is issued, the message counts as not delivered, and the log of
 * failures has the reason.
 *
 * A configuration can have its own `oAuthConfiguration`, which `enableOAuthPerConfiguration` enables.
 * `clientSecret` is never returned. Only administrators of an account with Connect can use this operation.
 *
 * `Connect_createConnectOAuthConfig`, `POST /v2.1/accounts/{accountId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectCreateConnectOAuthConfigResponses {
    /** The OAuth configuration, without its secret. */
    201: ConnectCreateConnectOAuthConfig201Response;
    /** The request is invalid, or the caller cannot configure Connect. */
    400: ConnectCreateConnectOAuthConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectCreateConnectOAuthConfig401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectCreateConnectOAuthConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectCreateConnectOAuthConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectCreateConnectOAuthConfig405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectCreateConnectOAuthConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectCreateConnectOAuthConfig500Response;
}

/**
 * The error codes that `Connect_createConnectOAuthConfig` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectCreateConnectOAuthConfigErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_updateConnectOAuthConfig`.
 */
export interface ConnectUpdateConnectOAuthConfigParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The fields to change. */
export type ConnectUpdateConnectOAuthConfigBody = ConnectOAuthConfig;

/** The changed OAuth configuration, without its secret. */
export type ConnectUpdateConnectOAuthConfig200Response = ConnectOAuthConfig;

/** The request is invalid, or the caller cannot configure Connect. */
export type ConnectUpdateConnectOAuthConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectUpdateConnectOAuthConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectUpdateConnectOAuthConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectUpdateConnectOAuthConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectUpdateConnectOAuthConfig405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectUpdateConnectOAuthConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectUpdateConnectOAuthConfig500Response = ErrorDetails;

/**
 * Change the OAuth configuration of Connect.
 *
 * Changes the OAuth configuration of the account. Fields that the request does not have keep their
 * values, so that the secret need not be sent again. Tokens of the previous configuration are no
 * longer used.
 *
 * `clientSecret` is never returned. Only administrators of an account with Connect can use this operation.
 *
 * `Connect_updateConnectOAuthConfig`, `PUT /v2.1/accounts/{accountId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectUpdateConnectOAuthConfigResponses {
    /** The changed OAuth configuration, without its secret. */
    200: ConnectUpdateConnectOAuthConfig200Response;
    /** The request is invalid, or the caller cannot configure Connect. */
    400: ConnectUpdateConnectOAuthConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectUpdateConnectOAuthConfig401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectUpdateConnectOAuthConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectUpdateConnectOAuthConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectUpdateConnectOAuthConfig405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectUpdateConnectOAuthConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectUpdateConnectOAuthConfig500Response;
}

/**
 * The error codes that `Connect_updateConnectOAuthConfig` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectUpdateConnectOAuthConfigErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_deleteConnectOAuthConfig`.
 */
export interface ConnectDeleteConnectOAuthConfigParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The OAuth configuration was deleted. The response has no body. */
export type ConnectDeleteConnectOAuthConfig200Response = undefined;

/** The caller cannot configure Connect. */
export type ConnectDeleteConnectOAuthConfig400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteConnectOAuthConfig401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectDeleteConnectOAuthConfig403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteConnectOAuthConfig404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteConnectOAuthConfig405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectDeleteConnectOAuthConfig429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteConnectOAuthConfig500Response = ErrorDetails;

/**
 * Delete the OAuth configuration of Connect.
 *
 * Deletes the OAuth configuration of the account, with the tokens that were obtained by it. Messages
 * with `includeOAuth` are not delivered until the account has one again, except for configurations
 * with their own `oAuthConfiguration`.
 *
 * Only administrators of an account with Connect can use this operation.
 *
 * `Connect_deleteConnectOAuthConfig`, `DELETE /v2.1/accounts/{accountId}/connect/oauth`
 *
 * The responses, by status.
 */
export interface ConnectDeleteConnectOAuthConfigResponses {
    /** The OAuth configuration was deleted. The response has no body. */
    200: ConnectDeleteConnectOAuthConfig200Response;
    /** The caller cannot configure Connect. */
    400: ConnectDeleteConnectOAuthConfig400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteConnectOAuthConfig401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectDeleteConnectOAuthConfig403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteConnectOAuthConfig404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteConnectOAuthConfig405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectDeleteConnectOAuthConfig429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteConnectOAuthConfig500Response;
}

/**
 * The error codes that `Connect_deleteConnectOAuthConfig` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type ConnectDeleteConnectOAuthConfigErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Connect_listMobileNotifiers`.
 */
export interface ConnectListMobileNotifiersParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The devices. */
export type ConnectListMobileNotifiers200Response = MobileNotifierConfigurationInformation;

/** The request is invalid. */
export type ConnectListMobileNotifiers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectListMobileNotifiers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectListMobileNotifiers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectListMobileNotifiers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectListMobileNotifiers405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectListMobileNotifiers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectListMobileNotifiers500Response = ErrorDetails;

/**
 * List the devices that are notified.
 *
 * Returns the devices of the caller that are notified about envelopes.
 *
 * `Connect_listMobileNotifiers`, `GET /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 *
 * The responses, by status.
 */
export interface ConnectListMobileNotifiersResponses {
    /** The devices. */
    200: ConnectListMobileNotifiers200Response;
    /** The request is invalid. */
    400: ConnectListMobileNotifiers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectListMobileNotifiers401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectListMobileNotifiers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectListMobileNotifiers404Response;
    /** The path exists, but does not support this method. */
    405: ConnectListMobileNotifiers405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectListMobileNotifiers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectListMobileNotifiers500Response;
}

/**
 * The error codes that `Connect_listMobileNotifiers` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ConnectListMobileNotifiersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `Connect_updateMobileNotifiers`.
 */
export interface ConnectUpdateMobileNotifiersParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** One device. */
export type ConnectUpdateMobileNotifiersBody = MobileNotifierConfigurationInformation;

/** The devices in the request. */
export type ConnectUpdateMobileNotifiers200Response = MobileNotifierConfigurationInformation;

/** The request is invalid. */
export type ConnectUpdateMobileNotifiers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectUpdateMobileNotifiers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectUpdateMobileNotifiers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectUpdateMobileNotifiers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectUpdateMobileNotifiers405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectUpdateMobileNotifiers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectUpdateMobileNotifiers500Response = ErrorDetails;

/**
 * Add devices that are notified.
 *
 * Adds the devices in the request to those of the caller that are notified about envelopes. A
 * device with the same ID is replaced.
 *
 * `Connect_updateMobileNotifiers`, `PUT /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 *
 * The responses, by status.
 */
export interface ConnectUpdateMobileNotifiersResponses {
    /** The devices in the request. */
    200: ConnectUpdateMobileNotifiers200Response;
    /** The request is invalid. */
    400: ConnectUpdateMobileNotifiers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectUpdateMobileNotifiers401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectUpdateMobileNotifiers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectUpdateMobileNotifiers404Response;
    /** The path exists, but does not support this method. */
    405: ConnectUpdateMobileNotifiers405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectUpdateMobileNotifiers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectUpdateMobileNotifiers500Response;
}

/**
 * The error codes that `Connect_updateMobileNotifiers` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ConnectUpdateMobileNotifiersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `Connect_deleteMobileNotifiers`.
 */
export interface ConnectDeleteMobileNotifiersParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** One device. */
export type ConnectDeleteMobileNotifiersBody = MobileNotifierConfigurationInformation;

/** The devices that are left. */
export type ConnectDeleteMobileNotifiers200Response = MobileNotifierConfigurationInformation;

/** The request is invalid. */
export type ConnectDeleteMobileNotifiers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ConnectDeleteMobileNotifiers401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ConnectDeleteMobileNotifiers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ConnectDeleteMobileNotifiers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ConnectDeleteMobileNotifiers405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ConnectDeleteMobileNotifiers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ConnectDeleteMobileNotifiers500Response = ErrorDetails;

/**
 * Remove devices that are notified.
 *
 * Removes the devices in the request from those that are notified.
 *
 * `Connect_deleteMobileNotifiers`, `DELETE /v2.1/accounts/{accountId}/connect/mobile_notifiers`
 *
 * The responses, by status.
 */
export interface ConnectDeleteMobileNotifiersResponses {
    /** The devices that are left. */
    200: ConnectDeleteMobileNotifiers200Response;
    /** The request is invalid. */
    400: ConnectDeleteMobileNotifiers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ConnectDeleteMobileNotifiers401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ConnectDeleteMobileNotifiers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ConnectDeleteMobileNotifiers404Response;
    /** The path exists, but does not support this method. */
    405: ConnectDeleteMobileNotifiers405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ConnectDeleteMobileNotifiers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ConnectDeleteMobileNotifiers500Response;
}

/**
 * The error codes that `Connect_deleteMobileNotifiers` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ConnectDeleteMobileNotifiersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER';
