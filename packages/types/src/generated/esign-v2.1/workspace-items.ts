// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PageImages } from './schemas/pageImages.js';
import type { WorkspaceFileUpload } from './schemas/workspaceFileUpload.js';
import type { WorkspaceFolderContents } from './schemas/workspaceFolderContents.js';
import type { WorkspaceItem } from './schemas/workspaceItem.js';
import type { WorkspaceItemList } from './schemas/workspaceItemList.js';

/**
 * Parameters in the path of `WorkspaceItems_listFolderItems`.
 */
export interface WorkspaceItemsListFolderItemsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/**
 * Parameters in the query of `WorkspaceItems_listFolderItems`.
 */
export interface WorkspaceItemsListFolderItemsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Specifies whether the response includes the files of the folder.
     *
     * @example true
     */
    include_files?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the subfolders of the folder.
     *
     * @example true
     */
    include_sub_folders?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes a thumbnail of the first page of each file.
     *
     * @example false
     */
    include_thumbnails?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response contains the full details of users instead of only their IDs.
     *
     * @example true
     */
    include_user_detail?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The ID of the user in the workspace whose items are returned.
     *
     * @example 6a1f3c5e-7d92-4b08-a4c6-8e0f2d1b3957
     */
    workspace_user_id?: string | undefined;
}

/** The folder with one page of its items. */
export type WorkspaceItemsListFolderItems200Response = WorkspaceFolderContents;

/** A parameter is invalid, or the caller cannot view the folder. */
export type WorkspaceItemsListFolderItems400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsListFolderItems401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsListFolderItems403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsListFolderItems404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsListFolderItems405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsListFolderItems429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsListFolderItems500Response = ErrorDetails;

/**
 * List the content of a folder of a workspace.
 *
 * Returns the files and folders in one folder of a workspace, and its parent folders. Files,
 * subfolders, thumbnails and user details are only included if the parameters request them. The
 * documents of a template are not returned as files.
 *
 * The list is paged: `start_position` and `count` select a page. It contains only items that the
 * caller can view.
 *
 * `WorkspaceItems_listFolderItems`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsListFolderItemsResponses {
    /** The folder with one page of its items. */
    200: WorkspaceItemsListFolderItems200Response;
    /** A parameter is invalid, or the caller cannot view the folder. */
    400: WorkspaceItemsListFolderItems400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsListFolderItems401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsListFolderItems403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsListFolderItems404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsListFolderItems405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsListFolderItems429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsListFolderItems500Response;
}

/**
 * The error codes that `WorkspaceItems_listFolderItems` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsListFolderItemsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_deleteFolderItems`.
 */
export interface WorkspaceItemsDeleteFolderItemsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** The files and folders to delete. */
export type WorkspaceItemsDeleteFolderItemsBody = WorkspaceItemList;

/** The items were deleted. The response has no body. */
export type WorkspaceItemsDeleteFolderItems200Response = undefined;

/** The request is invalid, or the caller cannot delete an item. */
export type WorkspaceItemsDeleteFolderItems400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsDeleteFolderItems401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsDeleteFolderItems403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsDeleteFolderItems404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsDeleteFolderItems405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsDeleteFolderItems429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsDeleteFolderItems500Response = ErrorDetails;

/**
 * Delete files and folders from a folder of a workspace.
 *
 * Deletes the items that the request body identifies by `id` from one folder of a workspace. A
 * folder is deleted with all its content. Envelopes that were created with the files are not
 * changed.
 *
 * The caller needs the right to delete each of the items.
 *
 * `WorkspaceItems_deleteFolderItems`, `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsDeleteFolderItemsResponses {
    /** The items were deleted. The response has no body. */
    200: WorkspaceItemsDeleteFolderItems200Response;
    /** The request is invalid, or the caller cannot delete an item. */
    400: WorkspaceItemsDeleteFolderItems400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsDeleteFolderItems401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsDeleteFolderItems403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsDeleteFolderItems404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsDeleteFolderItems405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsDeleteFolderItems429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsDeleteFolderItems500Response;
}

/**
 * The error codes that `WorkspaceItems_deleteFolderItems` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsDeleteFolderItemsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_createFIle`.
 */
export interface WorkspaceItemsCreateFIleParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** The file, as a part of a form. */
export type WorkspaceItemsCreateFIleBody = WorkspaceFileUpload;

/** The created file in the folder. */
export type WorkspaceItemsCreateFIle201Response = WorkspaceItem;

/** The request is invalid, or the file cannot be accepted. */
export type WorkspaceItemsCreateFIle400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsCreateFIle401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsCreateFIle403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsCreateFIle404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsCreateFIle405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsCreateFIle429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsCreateFIle500Response = ErrorDetails;

/**
 * Add a file to a folder of a workspace.
 *
 * Uploads a file as one part of a form and adds it to a folder of the workspace. The workspace keeps
 * its own copy, which the caller owns. The request can have up to 35651584 bytes.
 *
 * The capital `I` in the name of this operation is intentional, because the service spells it like
 * this. The caller must own the workspace or have been invited to it.
 *
 * `WorkspaceItems_createFIle`, `POST /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsCreateFIleResponses {
    /** The created file in the folder. */
    201: WorkspaceItemsCreateFIle201Response;
    /** The request is invalid, or the file cannot be accepted. */
    400: WorkspaceItemsCreateFIle400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsCreateFIle401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsCreateFIle403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsCreateFIle404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsCreateFIle405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsCreateFIle429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsCreateFIle500Response;
}

/**
 * The error codes that `WorkspaceItems_createFIle` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsCreateFIleErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_getFile`.
 */
export interface WorkspaceItemsGetFileParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The GUID of the file in the folder.
     *
     * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
     */
    fileId: string;
}

/**
 * Parameters in the query of `WorkspaceItems_getFile`.
 */
export interface WorkspaceItemsGetFileQueryParams {
    /**
     * Specifies whether the response instructs the browser to save the file instead of displaying it.
     *
     * @example true
     */
    is_download?: ("true" | "false") | undefined;
    /**
     * Specifies whether the file is returned as a PDF, regardless of its own type.
     *
     * @example true
     */
    pdf_version?: ("true" | "false") | undefined;
}

/** The content of the file. */
export type WorkspaceItemsGetFile200Response = Blob;

/** A parameter is invalid, or the caller cannot view the file. */
export type WorkspaceItemsGetFile400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsGetFile401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsGetFile403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsGetFile404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsGetFile405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsGetFile429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsGetFile500Response = ErrorDetails;

/**
 * Download a file of a workspace.
 *
 * Returns the content of a file in a workspace: a PDF as `application/pdf`, all other files as
 * `application/octet-stream`. If `pdf_version` is `true`, the file is returned as a PDF, regardless
 * of its type. With `is_download`, a browser saves the file instead of displaying it.
 *
 * The caller needs the right to view the file.
 *
 * `WorkspaceItems_getFile`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsGetFileResponses {
    /** The content of the file. */
    200: WorkspaceItemsGetFile200Response;
    /** A parameter is invalid, or the caller cannot view the file. */
    400: WorkspaceItemsGetFile400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsGetFile401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsGetFile403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsGetFile404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsGetFile405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsGetFile429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsGetFile500Response;
}

/**
 * The error codes that `WorkspaceItems_getFile` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsGetFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_updateFile`.
 */
export interface WorkspaceItemsUpdateFileParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The GUID of the file in the folder.
     *
     * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
     */
    fileId: string;
}

/** The data of the file to change. */
export type WorkspaceItemsUpdateFileBody = WorkspaceItem;

/** The updated file. */
export type WorkspaceItemsUpdateFile200Response = WorkspaceItem;

/** The request is invalid, or the caller cannot change the file. */
export type WorkspaceItemsUpdateFile400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsUpdateFile401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsUpdateFile403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsUpdateFile404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsUpdateFile405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsUpdateFile429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsUpdateFile500Response = ErrorDetails;

/**
 * Rename or move a file in a workspace.
 *
 * Changes the data of a file in a workspace: its name, its folder, and who can view it. The content
 * of the file is not changed. To add a new version, upload a new file.
 *
 * The caller needs the right to move the file.
 *
 * `WorkspaceItems_updateFile`, `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsUpdateFileResponses {
    /** The updated file. */
    200: WorkspaceItemsUpdateFile200Response;
    /** The request is invalid, or the caller cannot change the file. */
    400: WorkspaceItemsUpdateFile400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsUpdateFile401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsUpdateFile403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsUpdateFile404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsUpdateFile405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsUpdateFile429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsUpdateFile500Response;
}

/**
 * The error codes that `WorkspaceItems_updateFile` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsUpdateFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_listFilePages`.
 */
export interface WorkspaceItemsListFilePagesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The GUID of the folder of the workspace, or `root` for its root folder.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The GUID of the file in the folder.
     *
     * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
     */
    fileId: string;
}

/**
 * Parameters in the query of `WorkspaceItems_listFilePages`.
 */
export interface WorkspaceItemsListFilePagesQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The resolution of the images, in dots per inch. The default is set by the service.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The maximum height of an image, in pixels. A taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The maximum width of an image, in pixels. A wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the list. */
export type WorkspaceItemsListFilePages200Response = PageImages;

/** A parameter is invalid, or the caller cannot view the file. */
export type WorkspaceItemsListFilePages400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceItemsListFilePages401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspaceItemsListFilePages403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceItemsListFilePages404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceItemsListFilePages405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspaceItemsListFilePages429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceItemsListFilePages500Response = ErrorDetails;

/**
 * List the pages of a file in a workspace.
 *
 * Returns the size of each page of a file and of its image. `dpi`, `max_height` and `max_width`
 * specify the size of the images. The list itself is paged: `start_position` and `count` select a
 * part.
 *
 * The caller needs the right to view the file.
 *
 * `WorkspaceItems_listFilePages`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages`
 *
 * The responses, by status.
 */
export interface WorkspaceItemsListFilePagesResponses {
    /** One page of the list. */
    200: WorkspaceItemsListFilePages200Response;
    /** A parameter is invalid, or the caller cannot view the file. */
    400: WorkspaceItemsListFilePages400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceItemsListFilePages401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspaceItemsListFilePages403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceItemsListFilePages404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceItemsListFilePages405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspaceItemsListFilePages429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceItemsListFilePages500Response;
}

/**
 * The error codes that `WorkspaceItems_listFilePages` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspaceItemsListFilePagesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
