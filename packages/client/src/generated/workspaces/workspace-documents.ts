/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceDocumentsAddWorkspaceDocument201Response, WorkspaceDocumentsAddWorkspaceDocumentBody, WorkspaceDocumentsAddWorkspaceDocumentParams, WorkspaceDocumentsAddWorkspaceDocumentResponses, WorkspaceDocumentsDeleteWorkspaceDocument204Response, WorkspaceDocumentsDeleteWorkspaceDocumentParams, WorkspaceDocumentsDeleteWorkspaceDocumentResponses, WorkspaceDocumentsGetWorkspaceDocument200Response, WorkspaceDocumentsGetWorkspaceDocumentContents200Response, WorkspaceDocumentsGetWorkspaceDocumentContentsParams, WorkspaceDocumentsGetWorkspaceDocumentContentsResponses, WorkspaceDocumentsGetWorkspaceDocumentParams, WorkspaceDocumentsGetWorkspaceDocumentResponses, WorkspaceDocumentsGetWorkspaceDocuments200Response, WorkspaceDocumentsGetWorkspaceDocumentsParams, WorkspaceDocumentsGetWorkspaceDocumentsQueryParams, WorkspaceDocumentsGetWorkspaceDocumentsResponses } from '@countersign/types/workspaces/workspace-documents';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `workspaceDocumentsGetWorkspaceDocuments`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentsInput {
    path: PathOf<WorkspaceDocumentsGetWorkspaceDocumentsParams>;
    query?: WorkspaceDocumentsGetWorkspaceDocumentsQueryParams | undefined;
}
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
export const workspaceDocumentsGetWorkspaceDocuments: PagedOperation<WorkspaceDocumentsGetWorkspaceDocumentsInput, WorkspaceDocumentsGetWorkspaceDocuments200Response, WorkspaceDocumentsGetWorkspaceDocumentsResponses, NonNullable<WorkspaceDocumentsGetWorkspaceDocuments200Response['documents']>[number], 'workspaces'> = /* @__PURE__ */ pagedOperation('WorkspaceDocuments_getWorkspaceDocuments', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/documents', {
    paging: {
        items: 'documents',
        start: 'start_position',
        total: 'total_row_count'
    }
});


/**
 * The input of `workspaceDocumentsAddWorkspaceDocument`.
 */
export interface WorkspaceDocumentsAddWorkspaceDocumentInput {
    path: PathOf<WorkspaceDocumentsAddWorkspaceDocumentParams>;
    body: WorkspaceDocumentsAddWorkspaceDocumentBody;
}
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
export const workspaceDocumentsAddWorkspaceDocument: Operation<WorkspaceDocumentsAddWorkspaceDocumentInput, WorkspaceDocumentsAddWorkspaceDocument201Response, WorkspaceDocumentsAddWorkspaceDocumentResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceDocuments_addWorkspaceDocument', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/documents', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * The input of `workspaceDocumentsGetWorkspaceDocument`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentInput {
    path: PathOf<WorkspaceDocumentsGetWorkspaceDocumentParams>;
}
/**
 * Get a document of a workspace.
 *
 * Returns the name, the size and the media type of a document.
 *
 * WorkspaceDocuments_getWorkspaceDocument: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceDocumentsGetWorkspaceDocument: Operation<WorkspaceDocumentsGetWorkspaceDocumentInput, WorkspaceDocumentsGetWorkspaceDocument200Response, WorkspaceDocumentsGetWorkspaceDocumentResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceDocuments_getWorkspaceDocument', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}');


/**
 * The input of `workspaceDocumentsDeleteWorkspaceDocument`.
 */
export interface WorkspaceDocumentsDeleteWorkspaceDocumentInput {
    path: PathOf<WorkspaceDocumentsDeleteWorkspaceDocumentParams>;
}
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
export const workspaceDocumentsDeleteWorkspaceDocument: Operation<WorkspaceDocumentsDeleteWorkspaceDocumentInput, WorkspaceDocumentsDeleteWorkspaceDocument204Response, WorkspaceDocumentsDeleteWorkspaceDocumentResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceDocuments_deleteWorkspaceDocument', 'DELETE', '/v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}');


/**
 * The input of `workspaceDocumentsGetWorkspaceDocumentContents`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentContentsInput {
    path: PathOf<WorkspaceDocumentsGetWorkspaceDocumentContentsParams>;
}
/**
 * Download a document of a workspace.
 *
 * Returns the content of a document as it was uploaded.
 *
 * WorkspaceDocuments_getWorkspaceDocumentContents: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}/contents`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceDocumentsGetWorkspaceDocumentContents: DocumentOperation<WorkspaceDocumentsGetWorkspaceDocumentContentsInput, WorkspaceDocumentsGetWorkspaceDocumentContents200Response, WorkspaceDocumentsGetWorkspaceDocumentContentsResponses, 'workspaces'> = /* @__PURE__ */ documentOperation('WorkspaceDocuments_getWorkspaceDocumentContents', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}/contents');

