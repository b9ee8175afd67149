// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CloudStorageProviders } from './schemas/cloudStorageProviders.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `CloudStorageProviders_listProviders`.
 */
export interface CloudStorageProvidersListProvidersParams {
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
 * Parameters in the query of `CloudStorageProviders_listProviders`.
 */
export interface CloudStorageProvidersListProvidersQueryParams {
    /**
     * The absolute URL to which the browser of the user returns after the login at the storage.
     *
     * @example https://harbour.example/storage
     */
    redirectUrl?: string | undefined;
}

/** The storages. */
export type CloudStorageProvidersListProviders200Response = CloudStorageProviders;

/** The request is invalid. */
export type CloudStorageProvidersListProviders400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageProvidersListProviders401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageProvidersListProviders403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageProvidersListProviders404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageProvidersListProviders405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageProvidersListProviders429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageProvidersListProviders500Response = ErrorDetails;

/**
 * List the storages of a user.
 *
 * Returns the storages of files at other companies that the user has connected. A storage at
 * which the user must log in again contains `authenticationUrl`.
 *
 * `CloudStorageProviders_listProviders`, `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 *
 * The responses, by status.
 */
export interface CloudStorageProvidersListProvidersResponses {
    /** The storages. */
    200: CloudStorageProvidersListProviders200Response;
    /** The request is invalid. */
    400: CloudStorageProvidersListProviders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageProvidersListProviders401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageProvidersListProviders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageProvidersListProviders404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageProvidersListProviders405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageProvidersListProviders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageProvidersListProviders500Response;
}

/**
 * The error codes that `CloudStorageProviders_listProviders` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageProvidersListProvidersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `CloudStorageProviders_createProvider`.
 */
export interface CloudStorageProvidersCreateProviderParams {
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

/** One storage. */
export type CloudStorageProvidersCreateProviderBody = CloudStorageProviders;

/** The storages. */
export type CloudStorageProvidersCreateProvider201Response = CloudStorageProviders;

/** The request is invalid. */
export type CloudStorageProvidersCreateProvider400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageProvidersCreateProvider401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageProvidersCreateProvider403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageProvidersCreateProvider404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageProvidersCreateProvider405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageProvidersCreateProvider429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageProvidersCreateProvider500Response = ErrorDetails;

/**
 * Connect storages to a user.
 *
 * Connects storages to the user. The response contains the URL at which the user logs in at each
 * storage. Each entry succeeds or fails on its own: an entry that fails contains `errorDetails`.
 *
 * `CloudStorageProviders_createProvider`, `POST /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 *
 * The responses, by status.
 */
export interface CloudStorageProvidersCreateProviderResponses {
    /** The storages. */
    201: CloudStorageProvidersCreateProvider201Response;
    /** The request is invalid. */
    400: CloudStorageProvidersCreateProvider400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageProvidersCreateProvider401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageProvidersCreateProvider403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageProvidersCreateProvider404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageProvidersCreateProvider405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageProvidersCreateProvider429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageProvidersCreateProvider500Response;
}

/**
 * The error codes that `CloudStorageProviders_createProvider` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageProvidersCreateProviderErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `CloudStorageProviders_deleteProviders`.
 */
export interface CloudStorageProvidersDeleteProvidersParams {
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

/** One storage. */
export type CloudStorageProvidersDeleteProvidersBody = CloudStorageProviders;

/** The storages that are left. */
export type CloudStorageProvidersDeleteProviders200Response = CloudStorageProviders;

/** The request is invalid. */
export type CloudStorageProvidersDeleteProviders400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageProvidersDeleteProviders401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageProvidersDeleteProviders403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageProvidersDeleteProviders404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageProvidersDeleteProviders405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageProvidersDeleteProviders429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageProvidersDeleteProviders500Response = ErrorDetails;

/**
 * Disconnect storages from a user.
 *
 * Disconnects the storages in the request from the user, by `serviceId` or `service`.
 *
 * `CloudStorageProviders_deleteProviders`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 *
 * The responses, by status.
 */
export interface CloudStorageProvidersDeleteProvidersResponses {
    /** The storages that are left. */
    200: CloudStorageProvidersDeleteProviders200Response;
    /** The request is invalid. */
    400: CloudStorageProvidersDeleteProviders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageProvidersDeleteProviders401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageProvidersDeleteProviders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageProvidersDeleteProviders404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageProvidersDeleteProviders405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageProvidersDeleteProviders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageProvidersDeleteProviders500Response;
}

/**
 * The error codes that `CloudStorageProviders_deleteProviders` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageProvidersDeleteProvidersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `CloudStorageProviders_getProvider`.
 */
export interface CloudStorageProvidersGetProviderParams {
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
    /**
     * The ID of the storage of the user, as returned by the list of storages.
     *
     * @example 12
     */
    serviceId: string;
}

/**
 * Parameters in the query of `CloudStorageProviders_getProvider`.
 */
export interface CloudStorageProvidersGetProviderQueryParams {
    /**
     * The absolute URL to which the browser of the user returns after the login at the storage.
     *
     * @example https://harbour.example/storage
     */
    redirectUrl?: string | undefined;
}

/** The storage. */
export type CloudStorageProvidersGetProvider200Response = CloudStorageProviders;

/** The request is invalid. */
export type CloudStorageProvidersGetProvider400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageProvidersGetProvider401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageProvidersGetProvider403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageProvidersGetProvider404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageProvidersGetProvider405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageProvidersGetProvider429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageProvidersGetProvider500Response = ErrorDetails;

/**
 * Read a storage of a user.
 *
 * Returns one storage of the user, in a list of one entry.
 *
 * `CloudStorageProviders_getProvider`, `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
 *
 * The responses, by status.
 */
export interface CloudStorageProvidersGetProviderResponses {
    /** The storage. */
    200: CloudStorageProvidersGetProvider200Response;
    /** The request is invalid. */
    400: CloudStorageProvidersGetProvider400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageProvidersGetProvider401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageProvidersGetProvider403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageProvidersGetProvider404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageProvidersGetProvider405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageProvidersGetProvider429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageProvidersGetProvider500Response;
}

/**
 * The error codes that `CloudStorageProviders_getProvider` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageProvidersGetProviderErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `CloudStorageProviders_deleteProvider`.
 */
export interface CloudStorageProvidersDeleteProviderParams {
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
    /**
     * The ID of the storage of the user, as returned by the list of storages.
     *
     * @example 12
     */
    serviceId: string;
}

/** The storages that are left. */
export type CloudStorageProvidersDeleteProvider200Response = CloudStorageProviders;

/** The request is invalid. */
export type CloudStorageProvidersDeleteProvider400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageProvidersDeleteProvider401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageProvidersDeleteProvider403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageProvidersDeleteProvider404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageProvidersDeleteProvider405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageProvidersDeleteProvider429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageProvidersDeleteProvider500Response = ErrorDetails;

/**
 * Disconnect a storage from a user.
 *
 * Disconnects one storage from the user.
 *
 * `CloudStorageProviders_deleteProvider`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
 *
 * The responses, by status.
 */
export interface CloudStorageProvidersDeleteProviderResponses {
    /** The storages that are left. */
    200: CloudStorageProvidersDeleteProvider200Response;
    /** The request is invalid. */
    400: CloudStorageProvidersDeleteProvider400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageProvidersDeleteProvider401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageProvidersDeleteProvider403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageProvidersDeleteProvider404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageProvidersDeleteProvider405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageProvidersDeleteProvider429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageProvidersDeleteProvider500Response;
}

/**
 * The error codes that `CloudStorageProviders_deleteProvider` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageProvidersDeleteProviderErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
