// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentResponses, WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestCompleteWorkspaceUploadRequestResponses, WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response, WorkspaceUploadRequestCreateWorkspaceUploadRequestResponses, WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestDeleteWorkspaceUploadRequestResponses, WorkspaceUploadRequestGetWorkspaceUploadRequest200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestResponses, WorkspaceUploadRequestGetWorkspaceUploadRequests200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestsResponses, WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response, WorkspaceUploadRequestUpdateWorkspaceUploadRequestResponses } from '@countersign/types/workspaces/workspace-upload-request';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentInput, WorkspaceUploadRequestCompleteWorkspaceUploadRequestInput, WorkspaceUploadRequestCreateWorkspaceUploadRequestInput, WorkspaceUploadRequestDeleteWorkspaceUploadRequestInput, WorkspaceUploadRequestGetWorkspaceUploadRequestInput, WorkspaceUploadRequestGetWorkspaceUploadRequestsInput, WorkspaceUploadRequestUpdateWorkspaceUploadRequestInput } from '../workspace-upload-request.js';
import { workspaceUploadRequestAddWorkspaceUploadRequestDocument, workspaceUploadRequestCompleteWorkspaceUploadRequest, workspaceUploadRequestCreateWorkspaceUploadRequest, workspaceUploadRequestDeleteWorkspaceUploadRequest, workspaceUploadRequestGetWorkspaceUploadRequest, workspaceUploadRequestGetWorkspaceUploadRequests, workspaceUploadRequestUpdateWorkspaceUploadRequest } from '../workspace-upload-request.js';
/**
 * A request that asks people to upload documents until a date.
 */
export interface WorkspaceUploadRequest {
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
    getWorkspaceUploadRequests(input: WorkspaceUploadRequestGetWorkspaceUploadRequestsInput, options?: CallOptions): Call<WorkspaceUploadRequestGetWorkspaceUploadRequests200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestsResponses>;
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
    createWorkspaceUploadRequest(input: WorkspaceUploadRequestCreateWorkspaceUploadRequestInput, options?: CallOptions): Call<WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response, WorkspaceUploadRequestCreateWorkspaceUploadRequestResponses>;
    /**
     * Get an upload request.
     *
     * Returns an upload request with its documents and assignments.
     *
     * WorkspaceUploadRequest_getWorkspaceUploadRequest: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaceUploadRequest(input: WorkspaceUploadRequestGetWorkspaceUploadRequestInput, options?: CallOptions): Call<WorkspaceUploadRequestGetWorkspaceUploadRequest200Response, WorkspaceUploadRequestGetWorkspaceUploadRequestResponses>;
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
    updateWorkspaceUploadRequest(input: WorkspaceUploadRequestUpdateWorkspaceUploadRequestInput, options?: CallOptions): Call<WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response, WorkspaceUploadRequestUpdateWorkspaceUploadRequestResponses>;
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
    deleteWorkspaceUploadRequest(input: WorkspaceUploadRequestDeleteWorkspaceUploadRequestInput, options?: CallOptions): Call<WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestDeleteWorkspaceUploadRequestResponses>;
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
    addWorkspaceUploadRequestDocument(input: WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentInput, options?: CallOptions): Call<WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentResponses>;
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
    completeWorkspaceUploadRequest(input: WorkspaceUploadRequestCompleteWorkspaceUploadRequestInput, options?: CallOptions): Call<WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response, WorkspaceUploadRequestCompleteWorkspaceUploadRequestResponses>;
}
/**
 * Creates an object whose methods are the functions of WorkspaceUploadRequest.
 */
export function workspaceUploadRequest(client: Client<'workspaces'>): WorkspaceUploadRequest {
    return {
        getWorkspaceUploadRequests: workspaceUploadRequestGetWorkspaceUploadRequests.bind(null, client),
        createWorkspaceUploadRequest: workspaceUploadRequestCreateWorkspaceUploadRequest.bind(null, client),
        getWorkspaceUploadRequest: workspaceUploadRequestGetWorkspaceUploadRequest.bind(null, client),
        updateWorkspaceUploadRequest: workspaceUploadRequestUpdateWorkspaceUploadRequest.bind(null, client),
        deleteWorkspaceUploadRequest: workspaceUploadRequestDeleteWorkspaceUploadRequest.bind(null, client),
        addWorkspaceUploadRequestDocument: workspaceUploadRequestAddWorkspaceUploadRequestDocument.bind(null, client),
        completeWorkspaceUploadRequest: workspaceUploadRequestCompleteWorkspaceUploadRequest.bind(null, client)
    };
}

