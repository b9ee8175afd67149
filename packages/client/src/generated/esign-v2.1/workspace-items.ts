/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleBody, WorkspaceItemsCreateFIleParams, WorkspaceItemsCreateFIleResponses, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsBody, WorkspaceItemsDeleteFolderItemsParams, WorkspaceItemsDeleteFolderItemsResponses, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileParams, WorkspaceItemsGetFileQueryParams, WorkspaceItemsGetFileResponses, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesParams, WorkspaceItemsListFilePagesQueryParams, WorkspaceItemsListFilePagesResponses, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsParams, WorkspaceItemsListFolderItemsQueryParams, WorkspaceItemsListFolderItemsResponses, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileBody, WorkspaceItemsUpdateFileParams, WorkspaceItemsUpdateFileResponses } from '@countersign/types/esign-v2.1/workspace-items';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `workspaceItemsListFolderItems` takes.
 */
export interface WorkspaceItemsListFolderItemsInput {
    path: PathOf<WorkspaceItemsListFolderItemsParams>;
    query?: WorkspaceItemsListFolderItemsQueryParams | undefined;
}
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
 * WorkspaceItems_listFolderItems: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 */
export const workspaceItemsListFolderItems: PagedOperation<WorkspaceItemsListFolderItemsInput, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, NonNullable<WorkspaceItemsListFolderItems200Response['items']>[number]> = /* @__PURE__ */ pagedOperation('WorkspaceItems_listFolderItems', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}', {
    paging: {
        items: 'items',
        start: 'start_position',
        total: 'totalSetSize'
    }
});


/**
 * What `workspaceItemsDeleteFolderItems` takes.
 */
export interface WorkspaceItemsDeleteFolderItemsInput {
    path: PathOf<WorkspaceItemsDeleteFolderItemsParams>;
    body: WorkspaceItemsDeleteFolderItemsBody;
}
/**
 * Delete files and folders from a folder of a workspace.
 *
 * Deletes the items that the body names by `id` from one folder of a workspace; a folder goes with
 * all that lies in it. Envelopes that were made with the files stay as they are.
 *
 * The caller needs the right to delete each of the items.
 *
 * WorkspaceItems_deleteFolderItems: `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}`
 */
export const workspaceItemsDeleteFolderItems: Operation<WorkspaceItemsDeleteFolderItemsInput, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses> = /* @__PURE__ */ operation('WorkspaceItems_deleteFolderItems', 'DELETE', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}');


/**
 * What `workspaceItemsCreateFIle` takes.
 */
export interface WorkspaceItemsCreateFIleInput {
    path: PathOf<WorkspaceItemsCreateFIleParams>;
    body: WorkspaceItemsCreateFIleBody;
}
/**
 * Put a file into a folder of a workspace.
 *
 * Uploads a file as one part of a form and puts it into a folder of the workspace. The workspace
 * keeps a copy of its own, which the caller owns. The request may be 35651584 bytes large at most.
 *
 * The capital letter in the name of this operation is no slip; that is how the service spells it.
 * The caller must own the workspace or have been invited to it.
 *
 * WorkspaceItems_createFIle: `POST /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files`
 */
export const workspaceItemsCreateFIle: Operation<WorkspaceItemsCreateFIleInput, WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses> = /* @__PURE__ */ operation('WorkspaceItems_createFIle', 'POST', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * What `workspaceItemsGetFile` takes.
 */
export interface WorkspaceItemsGetFileInput {
    path: PathOf<WorkspaceItemsGetFileParams>;
    query?: WorkspaceItemsGetFileQueryParams | undefined;
}
/**
 * Read the bytes of a file in a workspace.
 *
 * Gives the bytes of a file in a workspace: those of a PDF as `application/pdf`, all others as
 * `application/octet-stream`. Where `pdf_version` is `true` the file comes as a PDF, whatever it
 * is. With `is_download` a browser saves the file instead of showing it.
 *
 * The caller needs the right to view the file.
 *
 * WorkspaceItems_getFile: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 */
export const workspaceItemsGetFile: DocumentOperation<WorkspaceItemsGetFileInput, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses> = /* @__PURE__ */ documentOperation('WorkspaceItems_getFile', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}');


/**
 * What `workspaceItemsUpdateFile` takes.
 */
export interface WorkspaceItemsUpdateFileInput {
    path: PathOf<WorkspaceItemsUpdateFileParams>;
    body: WorkspaceItemsUpdateFileBody;
}
/**
 * Rename or move a file in a workspace.
 *
 * Sets what the workspace knows about a file: its name, the folder that it lies in, and who may see
 * it. Its bytes stay as they are; a new version is uploaded as a new file.
 *
 * The caller needs the right to move the file.
 *
 * WorkspaceItems_updateFile: `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}`
 */
export const workspaceItemsUpdateFile: Operation<WorkspaceItemsUpdateFileInput, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses> = /* @__PURE__ */ operation('WorkspaceItems_updateFile', 'PUT', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}');


/**
 * What `workspaceItemsListFilePages` takes.
 */
export interface WorkspaceItemsListFilePagesInput {
    path: PathOf<WorkspaceItemsListFilePagesParams>;
    query?: WorkspaceItemsListFilePagesQueryParams | undefined;
}
/**
 * List the pages of a file in a workspace.
 *
 * Tells the size of each page of a file and of its image. `dpi`, `max_height` and `max_width` say
 * how large the images are to be. The list comes in chunks; `start_position` and `count` choose one.
 *
 * The caller needs the right to view the file.
 *
 * WorkspaceItems_listFilePages: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages`
 */
export const workspaceItemsListFilePages: PagedOperation<WorkspaceItemsListFilePagesInput, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, NonNullable<WorkspaceItemsListFilePages200Response['pages']>[number]> = /* @__PURE__ */ pagedOperation('WorkspaceItems_listFilePages', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

