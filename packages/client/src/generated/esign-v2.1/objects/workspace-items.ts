// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses } from '@countersign/types/esign-v2.1/workspace-items';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WorkspaceItemsCreateFIleInput, WorkspaceItemsDeleteFolderItemsInput, WorkspaceItemsGetFileInput, WorkspaceItemsListFilePagesInput, WorkspaceItemsListFolderItemsInput, WorkspaceItemsUpdateFileInput } from '../workspace-items.js';
import { workspaceItemsCreateFIle, workspaceItemsDeleteFolderItems, workspaceItemsGetFile, workspaceItemsListFilePages, workspaceItemsListFolderItems, workspaceItemsUpdateFile } from '../workspace-items.js';
/**
 * The folders of a workspace, with their files and pages.
 */
export interface WorkspaceItems {
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
    listFolderItems(input: WorkspaceItemsListFolderItemsInput, options?: CallOptions): PagedCall<WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, NonNullable<WorkspaceItemsListFolderItems200Response['items']>[number]>;
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
    deleteFolderItems(input: WorkspaceItemsDeleteFolderItemsInput, options?: CallOptions): Call<WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses>;
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
    createFIle(input: WorkspaceItemsCreateFIleInput, options?: CallOptions): Call<WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses>;
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
    getFile(input: WorkspaceItemsGetFileInput, options?: CallOptions): DocumentCall<WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses>;
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
    updateFile(input: WorkspaceItemsUpdateFileInput, options?: CallOptions): Call<WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses>;
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
    listFilePages(input: WorkspaceItemsListFilePagesInput, options?: CallOptions): PagedCall<WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, NonNullable<WorkspaceItemsListFilePages200Response['pages']>[number]>;
}
/**
 * Creates an object whose methods are the functions of WorkspaceItems.
 */
export function workspaceItems(client: Client<'esign'>): WorkspaceItems {
    return {
        listFolderItems: workspaceItemsListFolderItems.bind(null, client),
        deleteFolderItems: workspaceItemsDeleteFolderItems.bind(null, client),
        createFIle: workspaceItemsCreateFIle.bind(null, client),
        getFile: workspaceItemsGetFile.bind(null, client),
        updateFile: workspaceItemsUpdateFile.bind(null, client),
        listFilePages: workspaceItemsListFilePages.bind(null, client)
    };
}

