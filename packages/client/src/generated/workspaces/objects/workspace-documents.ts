// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceDocumentsAddWorkspaceDocument201Response, WorkspaceDocumentsAddWorkspaceDocumentResponses, WorkspaceDocumentsDeleteWorkspaceDocument204Response, WorkspaceDocumentsDeleteWorkspaceDocumentResponses, WorkspaceDocumentsGetWorkspaceDocument200Response, WorkspaceDocumentsGetWorkspaceDocumentContents200Response, WorkspaceDocumentsGetWorkspaceDocumentContentsResponses, WorkspaceDocumentsGetWorkspaceDocumentResponses, WorkspaceDocumentsGetWorkspaceDocuments200Response, WorkspaceDocumentsGetWorkspaceDocumentsResponses } from '@countersign/types/workspaces/workspace-documents';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WorkspaceDocumentsAddWorkspaceDocumentInput, WorkspaceDocumentsDeleteWorkspaceDocumentInput, WorkspaceDocumentsGetWorkspaceDocumentContentsInput, WorkspaceDocumentsGetWorkspaceDocumentInput, WorkspaceDocumentsGetWorkspaceDocumentsInput } from '../workspace-documents.js';
import { workspaceDocumentsAddWorkspaceDocument, workspaceDocumentsDeleteWorkspaceDocument, workspaceDocumentsGetWorkspaceDocument, workspaceDocumentsGetWorkspaceDocumentContents, workspaceDocumentsGetWorkspaceDocuments } from '../workspace-documents.js';
/**
 * The documents that people share in a workspace.
 */
export interface WorkspaceDocuments {
    /**
     * List the documents of a workspace.
     *
     * Returns the documents of a workspace that the caller can view, also those of completed envelopes
     * and upload requests. `start_position` and `count` select a page.
     *
     * WorkspaceDocuments_getWorkspaceDocuments: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaceDocuments(input: WorkspaceDocumentsGetWorkspaceDocumentsInput, options?: CallOptions): PagedCall<WorkspaceDocumentsGetWorkspaceDocuments200Response, WorkspaceDocumentsGetWorkspaceDocumentsResponses, NonNullable<WorkspaceDocumentsGetWorkspaceDocuments200Response['documents']>[number]>;
    /**
     * Add a document to a workspace.
     *
     * Adds a file to a workspace. Everybody in the workspace can view it. The caller must be able to
     * manage the workspace.
     *
     * WorkspaceDocuments_addWorkspaceDocument: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/documents`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    addWorkspaceDocument(input: WorkspaceDocumentsAddWorkspaceDocumentInput, options?: CallOptions): Call<WorkspaceDocumentsAddWorkspaceDocument201Response, WorkspaceDocumentsAddWorkspaceDocumentResponses>;
    /**
     * Get a document of a workspace.
     *
     * Returns the name, the size and the media type of a document.
     *
     * WorkspaceDocuments_getWorkspaceDocument: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaceDocument(input: WorkspaceDocumentsGetWorkspaceDocumentInput, options?: CallOptions): Call<WorkspaceDocumentsGetWorkspaceDocument200Response, WorkspaceDocumentsGetWorkspaceDocumentResponses>;
    /**
     * Delete a document of a workspace.
     *
     * Deletes a document for good. Envelopes that were created from it keep their copy. The caller must
     * be able to manage the workspace.
     *
     * WorkspaceDocuments_deleteWorkspaceDocument: `DELETE /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    deleteWorkspaceDocument(input: WorkspaceDocumentsDeleteWorkspaceDocumentInput, options?: CallOptions): Call<WorkspaceDocumentsDeleteWorkspaceDocument204Response, WorkspaceDocumentsDeleteWorkspaceDocumentResponses>;
    /**
     * Download a document of a workspace.
     *
     * Returns the content of a document as it was uploaded.
     *
     * WorkspaceDocuments_getWorkspaceDocumentContents: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}/contents`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaceDocumentContents(input: WorkspaceDocumentsGetWorkspaceDocumentContentsInput, options?: CallOptions): DocumentCall<WorkspaceDocumentsGetWorkspaceDocumentContents200Response, WorkspaceDocumentsGetWorkspaceDocumentContentsResponses>;
}
/**
 * Creates an object whose methods are the functions of WorkspaceDocuments.
 */
export function workspaceDocuments(client: Client<'workspaces'>): WorkspaceDocuments {
    return {
        getWorkspaceDocuments: workspaceDocumentsGetWorkspaceDocuments.bind(null, client),
        addWorkspaceDocument: workspaceDocumentsAddWorkspaceDocument.bind(null, client),
        getWorkspaceDocument: workspaceDocumentsGetWorkspaceDocument.bind(null, client),
        deleteWorkspaceDocument: workspaceDocumentsDeleteWorkspaceDocument.bind(null, client),
        getWorkspaceDocumentContents: workspaceDocumentsGetWorkspaceDocumentContents.bind(null, client)
    };
}

