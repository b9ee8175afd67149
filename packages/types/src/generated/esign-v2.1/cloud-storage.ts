// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ExternalFolder } from './schemas/externalFolder.js';

/**
 * Parameters in the path of `CloudStorage_listFolders`.
 */
export interface CloudStorageListFoldersParams {
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
 * Parameters in the query of `CloudStorage_listFolders`.
 */
export interface CloudStorageListFoldersQueryParams {
    /**
     * The path of a folder, which is used instead of its ID.
     *
     * @example /leases
     */
    cloud_storage_folder_path?: string | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted.
     *
     * @example name
     */
    order_by?: ("modified" | "name") | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** The folder with a page of its contents. */
export type CloudStorageListFolders200Response = ExternalFolder;

/** The request is invalid. */
export type CloudStorageListFolders400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageListFolders401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageListFolders403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageListFolders404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageListFolders405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageListFolders429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageListFolders500Response = ErrorDetails;

/**
 * List the files of a storage.
 *
 * Returns the files and folders in the uppermost folder of the storage, or in the folder at a
 * path.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `CloudStorage_listFolders`, `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders`
 *
 * The responses, by status.
 */
export interface CloudStorageListFoldersResponses {
    /** The folder with a page of its contents. */
    200: CloudStorageListFolders200Response;
    /** The request is invalid. */
    400: CloudStorageListFolders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageListFolders401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageListFolders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageListFolders404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageListFolders405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageListFolders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageListFolders500Response;
}

/**
 * The error codes that `CloudStorage_listFolders` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageListFoldersErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `CloudStorage_list`.
 */
export interface CloudStorageListParams {
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
    /**
     * The ID of the folder at the storage.
     *
     * @example leases
     */
    folderId: string;
}

/**
 * Parameters in the query of `CloudStorage_list`.
 */
export interface CloudStorageListQueryParams {
    /**
     * The path of a folder, which is used instead of its ID.
     *
     * @example /leases
     */
    cloud_storage_folder_path?: string | undefined;
    /**
     * The ID of the folder, if it cannot be part of an address.
     *
     * @example leases
     */
    cloud_storage_folderid_plain?: string | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted.
     *
     * @example name
     */
    order_by?: ("modified" | "name") | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The token with which OneDrive continues a list. Other storages ignore it.
     *
     * @example UGFnZTI
     */
    sky_drive_skip_token?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** The folder with a page of its contents. */
export type CloudStorageList200Response = ExternalFolder;

/** The request is invalid. */
export type CloudStorageList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type CloudStorageList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type CloudStorageList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type CloudStorageList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type CloudStorageList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type CloudStorageList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type CloudStorageList500Response = ErrorDetails;

/**
 * List the files in a folder of a storage.
 *
 * Returns the files and folders in one folder of the storage.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `CloudStorage_list`, `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders/{folderId}`
 *
 * The responses, by status.
 */
export interface CloudStorageListResponses {
    /** The folder with a page of its contents. */
    200: CloudStorageList200Response;
    /** The request is invalid. */
    400: CloudStorageList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: CloudStorageList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: CloudStorageList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: CloudStorageList404Response;
    /** The path exists, but does not support this method. */
    405: CloudStorageList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: CloudStorageList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: CloudStorageList500Response;
}

/**
 * The error codes that `CloudStorage_list` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type CloudStorageListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
