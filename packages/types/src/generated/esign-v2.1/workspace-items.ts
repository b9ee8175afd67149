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
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Whether the files of the folder are listed too.
     *
     * @example true
     */
    include_files?: ("true" | "false") | undefined;
    /**
     * Whether the folders inside the folder are listed too.
     *
     * @example true
     */
    include_sub_folders?: ("true" | "false") | undefined;
    /**
     * Whether each file comes with a small picture of its first page.
     *
     * @example false
     */
    include_thumbnails?: ("true" | "false") | undefined;
    /**
     * Whether people are described in full, not by their IDs alone.
     *
     * @example true
     */
    include_user_detail?: ("true" | "false") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The person in the workspace whose items are listed, by the ID that they have there.
     *
     * @example 6a1f3c5e-7d92-4b08-a4c6-8e0f2d1b3957
     */
    workspace_user_id?: string | undefined;
}

/** The folder with one chunk of its items. */
export type WorkspaceItemsListFolderItems200Response = WorkspaceFolderContents;

/** A parameter does not fit the contract, or the caller may not see the folder. */
export type WorkspaceItemsListFolderItems400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsListFolderItems401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsListFolderItems403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsListFolderItems404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsListFolderItems405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsListFolderItems429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsListFolderItems500Response = ErrorDetails;

/**
 * List what lies in a folder of a workspace.
 *
 * Lists the files and folders in one folder of a workspace, with the folders above it. Files,
 * folders inside, small pictures and details of people come only where the parameters ask for them.
 * The documents of a template are not listed as files.
 *
 * The list comes in chunks; `start_position` and `count` choose one. Only items that the caller may
 * view are listed.
 *
 * `WorkspaceItems_listFolderItems`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsListFolderItemsResponses {
    /** The folder with one chunk of its items. */
    200: WorkspaceItemsListFolderItems200Response;
    /** A parameter does not fit the contract, or the caller may not see the folder. */
    400: WorkspaceItemsListFolderItems400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsListFolderItems401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsListFolderItems403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsListFolderItems404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsListFolderItems405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsListFolderItems429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsListFolderItems500Response;
}

/**
 * The error codes that `WorkspaceItems_listFolderItems` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsListFolderItemsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_deleteFolderItems`.
 */
export interface WorkspaceItemsDeleteFolderItemsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** The files and folders to delete. */
export type WorkspaceItemsDeleteFolderItemsBody = WorkspaceItemList;

/** The items are gone; the answer has no body. */
export type WorkspaceItemsDeleteFolderItems200Response = undefined;

/** The request does not fit the contract, or the caller may not delete an item. */
export type WorkspaceItemsDeleteFolderItems400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsDeleteFolderItems401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsDeleteFolderItems403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsDeleteFolderItems404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsDeleteFolderItems405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsDeleteFolderItems429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsDeleteFolderItems500Response = ErrorDetails;

/**
 * Delete files and folders from a folder of a workspace.
 *
 * Deletes the items that the body names by `id` from one folder of a workspace; a folder goes with
 * all that lies in it. Envelopes that were made with the files stay as they are.
 *
 * The caller needs the right to delete each of the items.
 *
 * `WorkspaceItems_deleteFolderItems`, `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsDeleteFolderItemsResponses {
    /** The items are gone; the answer has no body. */
    200: WorkspaceItemsDeleteFolderItems200Response;
    /** The request does not fit the contract, or the caller may not delete an item. */
    400: WorkspaceItemsDeleteFolderItems400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsDeleteFolderItems401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsDeleteFolderItems403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsDeleteFolderItems404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsDeleteFolderItems405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsDeleteFolderItems429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsDeleteFolderItems500Response;
}

/**
 * The error codes that `WorkspaceItems_deleteFolderItems` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsDeleteFolderItemsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_createFIle`.
 */
export interface WorkspaceItemsCreateFIleParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** The file, as one part of a form. */
export type WorkspaceItemsCreateFIleBody = WorkspaceFileUpload;

/** The file as it lies in the folder. */
export type WorkspaceItemsCreateFIle201Response = WorkspaceItem;

/** The request does not fit the contract, or the file cannot be taken. */
export type WorkspaceItemsCreateFIle400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsCreateFIle401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsCreateFIle403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsCreateFIle404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsCreateFIle405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsCreateFIle429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsCreateFIle500Response = ErrorDetails;

/**
 * Put a file into a folder of a workspace.
 *
 * Uploads a file as one part of a form and puts it into a folder of the workspace. The workspace
 * keeps a copy of its own, which the caller owns. The request may be 35651584 bytes large at most.
 *
 * The capital letter in the name of this operation is no slip; that is how the service spells it.
 * The caller must own the workspace or have been invited to it.
 *
 * `WorkspaceItems_createFIle`, `POST /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsCreateFIleResponses {
    /** The file as it lies in the folder. */
    201: WorkspaceItemsCreateFIle201Response;
    /** The request does not fit the contract, or the file cannot be taken. */
    400: WorkspaceItemsCreateFIle400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsCreateFIle401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsCreateFIle403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsCreateFIle404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsCreateFIle405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsCreateFIle429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsCreateFIle500Response;
}

/**
 * The error codes that `WorkspaceItems_createFIle` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsCreateFIleErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_getFile`.
 */
export interface WorkspaceItemsGetFileParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The file in the folder, by the GUID that the service gave to it.
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
     * Whether the answer tells a browser to save the file rather than to show it.
     *
     * @example true
     */
    is_download?: ("true" | "false") | undefined;
    /**
     * Whether the file is given as a PDF, whatever its own type.
     *
     * @example true
     */
    pdf_version?: ("true" | "false") | undefined;
}

/** The bytes of the file. */
export type WorkspaceItemsGetFile200Response = Blob;

/** A parameter does not fit the contract, or the caller may not view the file. */
export type WorkspaceItemsGetFile400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsGetFile401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsGetFile403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsGetFile404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsGetFile405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsGetFile429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsGetFile500Response = ErrorDetails;

/**
 * Read the bytes of a file in a workspace.
 *
 * Gives the bytes of a file in a workspace: those of a PDF as `application/pdf`, all others as
 * `application/octet-stream`. Where `pdf_version` is `true` the file comes as a PDF, whatever it
 * is. With `is_download` a browser saves the file instead of showing it.
 *
 * The caller needs the right to view the file.
 *
 * `WorkspaceItems_getFile`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsGetFileResponses {
    /** The bytes of the file. */
    200: WorkspaceItemsGetFile200Response;
    /** A parameter does not fit the contract, or the caller may not view the file. */
    400: WorkspaceItemsGetFile400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsGetFile401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsGetFile403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsGetFile404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsGetFile405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsGetFile429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsGetFile500Response;
}

/**
 * The error codes that `WorkspaceItems_getFile` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsGetFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_updateFile`.
 */
export interface WorkspaceItemsUpdateFileParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The file in the folder, by the GUID that the service gave to it.
     *
     * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
     */
    fileId: string;
}

/** What is to change about the file. */
export type WorkspaceItemsUpdateFileBody = WorkspaceItem;

/** The file as it is now. */
export type WorkspaceItemsUpdateFile200Response = WorkspaceItem;

/** The request does not fit the contract, or the caller may not change the file. */
export type WorkspaceItemsUpdateFile400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsUpdateFile401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsUpdateFile403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsUpdateFile404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsUpdateFile405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsUpdateFile429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsUpdateFile500Response = ErrorDetails;

/**
 * Rename or move a file in a workspace.
 *
 * Sets what the workspace knows about a file: its name, the folder that it lies in, and who may see
 * it. Its bytes stay as they are; a new version is uploaded as a new file.
 *
 * The caller needs the right to move the file.
 *
 * `WorkspaceItems_updateFile`, `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsUpdateFileResponses {
    /** The file as it is now. */
    200: WorkspaceItemsUpdateFile200Response;
    /** The request does not fit the contract, or the caller may not change the file. */
    400: WorkspaceItemsUpdateFile400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsUpdateFile401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsUpdateFile403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsUpdateFile404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsUpdateFile405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsUpdateFile429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsUpdateFile500Response;
}

/**
 * The error codes that `WorkspaceItems_updateFile` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsUpdateFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `WorkspaceItems_listFilePages`.
 */
export interface WorkspaceItemsListFilePagesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
    /**
     * The folder of the workspace, by the GUID that the service gave to it.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
    /**
     * The file in the folder, by the GUID that the service gave to it.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * How sharp the images are to be, in dots to the inch. The service has a default of its own.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The greatest height that an image may have, in pixels; a taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The greatest width that an image may have, in pixels; a wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the pages. */
export type WorkspaceItemsListFilePages200Response = PageImages;

/** A parameter does not fit the contract, or the caller may not view the file. */
export type WorkspaceItemsListFilePages400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspaceItemsListFilePages401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspaceItemsListFilePages403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspaceItemsListFilePages404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspaceItemsListFilePages405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspaceItemsListFilePages429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspaceItemsListFilePages500Response = ErrorDetails;

/**
 * List the pages of a file in a workspace.
 *
 * Tells the size of each page of a file and of its image. `dpi`, `max_height` and `max_width` say
 * how large the images are to be. The list comes in chunks; `start_position` and `count` choose one.
 *
 * The caller needs the right to view the file.
 *
 * `WorkspaceItems_listFilePages`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages`
 *
 * What it answers with, by status.
 */
export interface WorkspaceItemsListFilePagesResponses {
    /** One chunk of the pages. */
    200: WorkspaceItemsListFilePages200Response;
    /** A parameter does not fit the contract, or the caller may not view the file. */
    400: WorkspaceItemsListFilePages400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspaceItemsListFilePages401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspaceItemsListFilePages403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspaceItemsListFilePages404Response;
    /** The address exists, but not with this method. */
    405: WorkspaceItemsListFilePages405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspaceItemsListFilePages429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspaceItemsListFilePages500Response;
}

/**
 * The error codes that `WorkspaceItems_listFilePages` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspaceItemsListFilePagesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
