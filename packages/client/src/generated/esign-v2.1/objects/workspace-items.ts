// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses, WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses, WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses, WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses } from '@countersign/types/esign-v2.1/workspace-items';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WorkspaceItemsCreateFIleInput, WorkspaceItemsDeleteFolderItemsInput, WorkspaceItemsGetFileInput, WorkspaceItemsListFilePagesInput, WorkspaceItemsListFolderItemsInput, WorkspaceItemsUpdateFileInput } from '../workspace-items.js';
import { workspaceItemsCreateFIle, workspaceItemsDeleteFolderItems, workspaceItemsGetFile, workspaceItemsListFilePages, workspaceItemsListFolderItems, workspaceItemsUpdateFile } from '../workspace-items.js';
/**
 * The folders of a workspace, with the files and pages in them.
 */
export interface WorkspaceItems {
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
    listFolderItems(input: WorkspaceItemsListFolderItemsInput, options?: CallOptions): PagedCall<WorkspaceItemsListFolderItems200Response, WorkspaceItemsListFolderItemsResponses, NonNullable<WorkspaceItemsListFolderItems200Response['items']>[number]>;
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
    deleteFolderItems(input: WorkspaceItemsDeleteFolderItemsInput, options?: CallOptions): Call<WorkspaceItemsDeleteFolderItems200Response, WorkspaceItemsDeleteFolderItemsResponses>;
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
    createFIle(input: WorkspaceItemsCreateFIleInput, options?: CallOptions): Call<WorkspaceItemsCreateFIle201Response, WorkspaceItemsCreateFIleResponses>;
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
    getFile(input: WorkspaceItemsGetFileInput, options?: CallOptions): DocumentCall<WorkspaceItemsGetFile200Response, WorkspaceItemsGetFileResponses>;
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
    updateFile(input: WorkspaceItemsUpdateFileInput, options?: CallOptions): Call<WorkspaceItemsUpdateFile200Response, WorkspaceItemsUpdateFileResponses>;
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
    listFilePages(input: WorkspaceItemsListFilePagesInput, options?: CallOptions): PagedCall<WorkspaceItemsListFilePages200Response, WorkspaceItemsListFilePagesResponses, NonNullable<WorkspaceItemsListFilePages200Response['pages']>[number]>;
}
/**
 * Makes the functions of WorkspaceItems into methods of one object.
 */
export function workspaceItems(client: Client): WorkspaceItems {
    return {
        listFolderItems: workspaceItemsListFolderItems.bind(null, client),
        deleteFolderItems: workspaceItemsDeleteFolderItems.bind(null, client),
        createFIle: workspaceItemsCreateFIle.bind(null, client),
        getFile: workspaceItemsGetFile.bind(null, client),
        updateFile: workspaceItemsUpdateFile.bind(null, client),
        listFilePages: workspaceItemsListFilePages.bind(null, client)
    };
}

