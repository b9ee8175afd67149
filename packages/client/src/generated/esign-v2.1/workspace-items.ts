/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleBody, WorkspaceItemsCreateFIleParams, WorkspaceItemsCreateFIleResponses, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsBody, WorkspaceItemsDeleteFolderItemsParams, WorkspaceItemsDeleteFolderItemsResponses, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileParams, WorkspaceItemsGetFileQueryParams, WorkspaceItemsGetFileResponses, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesParams, WorkspaceItemsListFilePagesQueryParams, WorkspaceItemsListFilePagesResponses, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsParams, WorkspaceItemsListFolderItemsQueryParams, WorkspaceItemsListFolderItemsResponses, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileBody, WorkspaceItemsUpdateFileParams, WorkspaceItemsUpdateFileResponses } from '@countersign/types/esign-v2.1/workspace-items';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `workspaceItemsListFolderItems`.
 */
export interface WorkspaceItemsListFolderItemsInput {
    path: PathOf<WorkspaceItemsListFolderItemsParams>;
    query?: WorkspaceItemsListFolderItemsQueryParams | undefined;
}
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
 * WorkspaceItems_listFolderItems: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 */
export const workspaceItemsListFolderItems: PagedOperation<WorkspaceItemsListFolderItemsInput, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, NonNullable<WorkspaceItemsListFolderItems200Response['items']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('WorkspaceItems_listFolderItems', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}', {
    paging: {
        items: 'items',
        start: 'start_position',
        total: 'totalSetSize'
    }
});


/**
 * The input of `workspaceItemsDeleteFolderItems`.
 */
export interface WorkspaceItemsDeleteFolderItemsInput {
    path: PathOf<WorkspaceItemsDeleteFolderItemsParams>;
    body: WorkspaceItemsDeleteFolderItemsBody;
}
/**
 * Delete files and folders from a folder of a workspace.
 *
 * Deletes the items that the request body identifies by `id` from one folder of a workspace. A
 * folder is deleted with all its content. Envelopes that were created with the files are not
 * changed.
 *
 * The caller needs the right to delete each of the items.
 *
 * WorkspaceItems_deleteFolderItems: `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 */
export const workspaceItemsDeleteFolderItems: Operation<WorkspaceItemsDeleteFolderItemsInput, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses, 'esign'> = /* @__PURE__ */ operation('WorkspaceItems_deleteFolderItems', 'DELETE', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}');


/**
 * The input of `workspaceItemsCreateFIle`.
 */
export interface WorkspaceItemsCreateFIleInput {
    path: PathOf<WorkspaceItemsCreateFIleParams>;
    body: WorkspaceItemsCreateFIleBody;
}
/**
 * Add a file to a folder of a workspace.
 *
 * Uploads a file as one part of a form and adds it to a folder of the workspace. The workspace keeps
 * its own copy, which the caller owns. The request can have up to 35651584 bytes.
 *
 * The capital `I` in the name of this operation is intentional, because the service spells it like
 * this. The caller must own the workspace or have been invited to it.
 *
 * WorkspaceItems_createFIle: `POST /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files`
 */
export const workspaceItemsCreateFIle: Operation<WorkspaceItemsCreateFIleInput, WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses, 'esign'> = /* @__PURE__ */ operation('WorkspaceItems_createFIle', 'POST', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * The input of `workspaceItemsGetFile`.
 */
export interface WorkspaceItemsGetFileInput {
    path: PathOf<WorkspaceItemsGetFileParams>;
    query?: WorkspaceItemsGetFileQueryParams | undefined;
}
/**
 * Download a file of a workspace.
 *
 * Returns the content of a file in a workspace: a PDF as `application/pdf`, all other files as
 * `application/octet-stream`. If `pdf_version` is `true`, the file is returned as a PDF, regardless
 * of its type. With `is_download`, a browser saves the file instead of displaying it.
 *
 * The caller needs the right to view the file.
 *
 * WorkspaceItems_getFile: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 */
export const workspaceItemsGetFile: DocumentOperation<WorkspaceItemsGetFileInput, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses, 'esign'> = /* @__PURE__ */ documentOperation('WorkspaceItems_getFile', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}');


/**
 * The input of `workspaceItemsUpdateFile`.
 */
export interface WorkspaceItemsUpdateFileInput {
    path: PathOf<WorkspaceItemsUpdateFileParams>;
    body: WorkspaceItemsUpdateFileBody;
}
/**
 * Rename or move a file in a workspace.
 *
 * Changes the data of a file in a workspace: its name, its folder, and who can view it. The content
 * of the file is not changed. To add a new version, upload a new file.
 *
 * The caller needs the right to move the file.
 *
 * WorkspaceItems_updateFile: `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 */
export const workspaceItemsUpdateFile: Operation<WorkspaceItemsUpdateFileInput, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses, 'esign'> = /* @__PURE__ */ operation('WorkspaceItems_updateFile', 'PUT', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}');


/**
 * The input of `workspaceItemsListFilePages`.
 */
export interface WorkspaceItemsListFilePagesInput {
    path: PathOf<WorkspaceItemsListFilePagesParams>;
    query?: WorkspaceItemsListFilePagesQueryParams | undefined;
}
/**
 * List the pages of a file in a workspace.
 *
 * Returns the size of each page of a file and of its image. `dpi`, `max_height` and `max_width`
 * specify the size of the images. The list itself is paged: `start_position` and `count` select a
 * part.
 *
 * The caller needs the right to view the file.
 *
 * WorkspaceItems_listFilePages: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages`
 */
export const workspaceItemsListFilePages: PagedOperation<WorkspaceItemsListFilePagesInput, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, NonNullable<WorkspaceItemsListFilePages200Response['pages']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('WorkspaceItems_listFilePages', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

