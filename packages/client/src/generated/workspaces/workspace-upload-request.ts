/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentBody, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentResponses, WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams, WorkspaceUploadRequestCompleteWorkspaceUploadRequestResponses, WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response, WorkspaceUploadRequestCreateWorkspaceUploadRequestBody, WorkspaceUploadRequestCreateWorkspaceUploadRequestParams, WorkspaceUploadRequestCreateWorkspaceUploadRequestResponses, WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams, WorkspaceUploadRequestDeleteWorkspaceUploadRequestResponses, WorkspaceUploadRequestGetWorkspaceUploadRequest200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestParams, WorkspaceUploadRequestGetWorkspaceUploadRequestResponses, WorkspaceUploadRequestGetWorkspaceUploadRequests200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestsParams, WorkspaceUploadRequestGetWorkspaceUploadRequestsResponses, WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response, WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody, WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams, WorkspaceUploadRequestUpdateWorkspaceUploadRequestResponses } from '@countersign/types/workspaces/workspace-upload-request';
import type { PathOf, Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * The input of `workspaceUploadRequestGetWorkspaceUploadRequests`.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestsInput {
    path: PathOf<WorkspaceUploadRequestGetWorkspaceUploadRequestsParams>;
}
/**
 * List the upload requests of a workspace.
 *
 * Returns the upload requests that the caller can view: all for people who manage the workspace, and
 * for others those to which they are assigned. The list is not paged.
 *
 * WorkspaceUploadRequest_getWorkspaceUploadRequests: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestGetWorkspaceUploadRequests: Operation<WorkspaceUploadRequestGetWorkspaceUploadRequestsInput, WorkspaceUploadRequestGetWorkspaceUploadRequests200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestsResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_getWorkspaceUploadRequests', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests');


/**
 * The input of `workspaceUploadRequestCreateWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestCreateWorkspaceUploadRequestInput {
    path: PathOf<WorkspaceUploadRequestCreateWorkspaceUploadRequestParams>;
    body: WorkspaceUploadRequestCreateWorkspaceUploadRequestBody;
}
/**
 * Create an upload request.
 *
 * Asks people to upload documents to a workspace. Assignees are users of the workspace, or people by
 * name and e-mail address, who then become users of it. With the status `in_progress` they are asked
 * at once by e-mail. The caller must be able to manage the workspace.
 *
 * WorkspaceUploadRequest_createWorkspaceUploadRequest: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestCreateWorkspaceUploadRequest: Operation<WorkspaceUploadRequestCreateWorkspaceUploadRequestInput, WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response, WorkspaceUploadRequestCreateWorkspaceUploadRequestResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_createWorkspaceUploadRequest', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests');


/**
 * The input of `workspaceUploadRequestGetWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestInput {
    path: PathOf<WorkspaceUploadRequestGetWorkspaceUploadRequestParams>;
}
/**
 * Get an upload request.
 *
 * Returns an upload request with its documents and assignments.
 *
 * WorkspaceUploadRequest_getWorkspaceUploadRequest: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestGetWorkspaceUploadRequest: Operation<WorkspaceUploadRequestGetWorkspaceUploadRequestInput, WorkspaceUploadRequestGetWorkspaceUploadRequest200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_getWorkspaceUploadRequest', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}');


/**
 * The input of `workspaceUploadRequestUpdateWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestUpdateWorkspaceUploadRequestInput {
    path: PathOf<WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams>;
    body: WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody;
}
/**
 * Update an upload request.
 *
 * Changes an upload request that is a draft. With the status `in_progress`, its assignees are asked.
 * The caller must be able to manage the workspace.
 *
 * WorkspaceUploadRequest_updateWorkspaceUploadRequest: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestUpdateWorkspaceUploadRequest: Operation<WorkspaceUploadRequestUpdateWorkspaceUploadRequestInput, WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response, WorkspaceUploadRequestUpdateWorkspaceUploadRequestResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_updateWorkspaceUploadRequest', 'PUT', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}');


/**
 * The input of `workspaceUploadRequestDeleteWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestDeleteWorkspaceUploadRequestInput {
    path: PathOf<WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams>;
}
/**
 * Delete an upload request.
 *
 * Deletes an upload request that has no documents and is not complete. The caller must be able to
 * manage the workspace.
 *
 * WorkspaceUploadRequest_deleteWorkspaceUploadRequest: `DELETE /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestDeleteWorkspaceUploadRequest: Operation<WorkspaceUploadRequestDeleteWorkspaceUploadRequestInput, WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestDeleteWorkspaceUploadRequestResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_deleteWorkspaceUploadRequest', 'DELETE', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}');


/**
 * The input of `workspaceUploadRequestAddWorkspaceUploadRequestDocument`.
 */
export interface WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentInput {
    path: PathOf<WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams>;
    body: WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentBody;
}
/**
 * Add a document to an upload request.
 *
 * Adds a file to an upload request that was sent and is not complete. The document becomes one of
 * the workspace too. The caller must be an assignee, or be able to manage the workspace.
 *
 * WorkspaceUploadRequest_addWorkspaceUploadRequestDocument: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/documents`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestAddWorkspaceUploadRequestDocument: Operation<WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentInput, WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_addWorkspaceUploadRequestDocument', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/documents', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * The input of `workspaceUploadRequestCompleteWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestCompleteWorkspaceUploadRequestInput {
    path: PathOf<WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams>;
}
/**
 * Complete an upload request.
 *
 * Says that all documents were uploaded. The caller must be an assignee, and the request in progress
 * or overdue. The request has no body.
 *
 * WorkspaceUploadRequest_completeWorkspaceUploadRequest: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/actions/complete`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUploadRequestCompleteWorkspaceUploadRequest: Operation<WorkspaceUploadRequestCompleteWorkspaceUploadRequestInput, WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestCompleteWorkspaceUploadRequestResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUploadRequest_completeWorkspaceUploadRequest', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/actions/complete');

