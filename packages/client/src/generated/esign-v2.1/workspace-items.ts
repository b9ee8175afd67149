/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const workspaceItemsListFolderItems = /* @__PURE__ */ operation<operations['WorkspaceItems_listFolderItems']>({
    id: 'WorkspaceItems_listFolderItems',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}'
});


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
export const workspaceItemsDeleteFolderItems = /* @__PURE__ */ operation<operations['WorkspaceItems_deleteFolderItems']>({
    id: 'WorkspaceItems_deleteFolderItems',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}',
    mediaTypes: ['application/json']
});


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
export const workspaceItemsCreateFIle = /* @__PURE__ */ operation<operations['WorkspaceItems_createFIle']>({
    id: 'WorkspaceItems_createFIle',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files',
    mediaTypes: ['multipart/form-data']
});


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
export const workspaceItemsGetFile = /* @__PURE__ */ operation<operations['WorkspaceItems_getFile']>({
    id: 'WorkspaceItems_getFile',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}'
});


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
export const workspaceItemsUpdateFile = /* @__PURE__ */ operation<operations['WorkspaceItems_updateFile']>({
    id: 'WorkspaceItems_updateFile',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}',
    mediaTypes: ['application/json']
});


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
export const workspaceItemsListFilePages = /* @__PURE__ */ operation<operations['WorkspaceItems_listFilePages']>({
    id: 'WorkspaceItems_listFilePages',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages'
});

