// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddWorkspaceDocumentRequest } from './schemas/AddWorkspaceDocumentRequest.js';
import type { AddWorkspaceUploadRequestDocumentRequest } from './schemas/AddWorkspaceUploadRequestDocumentRequest.js';
import type { AddWorkspaceUploadRequestDocumentResponse } from './schemas/AddWorkspaceUploadRequestDocumentResponse.js';
import type { BrandColor } from './schemas/BrandColor.js';
import type { BrandLogos } from './schemas/BrandLogos.js';
import type { CreateWorkspaceBody } from './schemas/CreateWorkspaceBody.js';
import type { CreateWorkspaceDocumentOwner } from './schemas/CreateWorkspaceDocumentOwner.js';
import type { CreateWorkspaceDocumentResponse } from './schemas/CreateWorkspaceDocumentResponse.js';
import type { CreateWorkspaceEnvelopeResponse } from './schemas/CreateWorkspaceEnvelopeResponse.js';
import type { CreateWorkspaceResponse } from './schemas/CreateWorkspaceResponse.js';
import type { CreateWorkspaceUploadRequestAssignment } from './schemas/CreateWorkspaceUploadRequestAssignment.js';
import type { CreateWorkspaceUploadRequestBody } from './schemas/CreateWorkspaceUploadRequestBody.js';
import type { CreateWorkspaceUserResponse } from './schemas/CreateWorkspaceUserResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceAssignableRolesResponse } from './schemas/GetWorkspaceAssignableRolesResponse.js';
import type { GetWorkspaceBrandResponse } from './schemas/GetWorkspaceBrandResponse.js';
import type { GetWorkspaceDocumentResponse } from './schemas/GetWorkspaceDocumentResponse.js';
import type { GetWorkspaceDocumentsResponse } from './schemas/GetWorkspaceDocumentsResponse.js';
import type { GetWorkspaceEnvelopesResponse } from './schemas/GetWorkspaceEnvelopesResponse.js';
import type { GetWorkspaceResponse } from './schemas/GetWorkspaceResponse.js';
import type { GetWorkspaceUploadRequestResponse } from './schemas/GetWorkspaceUploadRequestResponse.js';
import type { GetWorkspaceUploadRequestsResponse } from './schemas/GetWorkspaceUploadRequestsResponse.js';
import type { GetWorkspaceUsersResponse } from './schemas/GetWorkspaceUsersResponse.js';
import type { GetWorkspacesResponse } from './schemas/GetWorkspacesResponse.js';
import type { RevokeWorkspaceUserDetails } from './schemas/RevokeWorkspaceUserDetails.js';
import type { UpdateWorkspaceBody } from './schemas/UpdateWorkspaceBody.js';
import type { UpdateWorkspaceBrandBody } from './schemas/UpdateWorkspaceBrandBody.js';
import type { UpdateWorkspaceBrandResponse } from './schemas/UpdateWorkspaceBrandResponse.js';
import type { UpdateWorkspaceResponse } from './schemas/UpdateWorkspaceResponse.js';
import type { UpdateWorkspaceUploadRequestBody } from './schemas/UpdateWorkspaceUploadRequestBody.js';
import type { UpdateWorkspaceUserResponse } from './schemas/UpdateWorkspaceUserResponse.js';
import type { WorkspaceDocument } from './schemas/WorkspaceDocument.js';
import type { WorkspaceDocumentOwner } from './schemas/WorkspaceDocumentOwner.js';
import type { WorkspaceEnvelopeForCreate } from './schemas/WorkspaceEnvelopeForCreate.js';
import type { WorkspaceEnvelopeSummary } from './schemas/WorkspaceEnvelopeSummary.js';
import type { WorkspaceRoleSummary } from './schemas/WorkspaceRoleSummary.js';
import type { WorkspaceSummary } from './schemas/WorkspaceSummary.js';
import type { WorkspaceUploadRequest } from './schemas/WorkspaceUploadRequest.js';
import type { WorkspaceUploadRequestAssignment } from './schemas/WorkspaceUploadRequestAssignment.js';
import type { WorkspaceUploadRequestDocument } from './schemas/WorkspaceUploadRequestDocument.js';
import type { WorkspaceUploadRequestOwner } from './schemas/WorkspaceUploadRequestOwner.js';
import type { WorkspaceUploadRequestResponsibilityType } from './schemas/WorkspaceUploadRequestResponsibilityType.js';
import type { WorkspaceUploadRequestStatus } from './schemas/WorkspaceUploadRequestStatus.js';
import type { WorkspaceUserForCreate } from './schemas/WorkspaceUserForCreate.js';
import type { WorkspaceUserForUpdate } from './schemas/WorkspaceUserForUpdate.js';
import type { WorkspaceUserSummary } from './schemas/WorkspaceUserSummary.js';
import type { WorkspaceBrandsGetWorkspaceBrandParams, WorkspaceBrandsUpdateWorkspaceBrandParams } from './workspace-brands.js';
import type { WorkspaceDocumentsGetWorkspaceDocumentsQueryParams, WorkspaceDocumentsGetWorkspaceDocumentsParams, WorkspaceDocumentsAddWorkspaceDocumentParams, WorkspaceDocumentsGetWorkspaceDocumentParams, WorkspaceDocumentsDeleteWorkspaceDocumentParams, WorkspaceDocumentsGetWorkspaceDocumentContentsParams } from './workspace-documents.js';
import type { WorkspaceUploadRequestGetWorkspaceUploadRequestsParams, WorkspaceUploadRequestCreateWorkspaceUploadRequestParams, WorkspaceUploadRequestGetWorkspaceUploadRequestParams, WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams, WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams, WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams, WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams } from './workspace-upload-request.js';
import type { WorkspaceUsersGetWorkspaceUsersQueryParams, WorkspaceUsersGetWorkspaceUsersParams, WorkspaceUsersAddWorkspaceUserParams, WorkspaceUsersUpdateWorkspaceUserParams, WorkspaceUsersRevokeWorkspaceUserAccessParams, WorkspaceUsersRestoreWorkspaceUserAccessParams } from './workspace-users.js';
import type { WorkspacesGetWorkspacesQueryParams, WorkspacesGetWorkspacesParams, WorkspacesCreateWorkspaceParams, WorkspacesGetWorkspaceParams, WorkspacesUpdateWorkspaceParams, WorkspacesGetWorkspaceAssignableRolesQueryParams, WorkspacesGetWorkspaceAssignableRolesParams, WorkspacesGetWorkspaceEnvelopesParams, WorkspacesCreateWorkspaceEnvelopeParams } from './workspaces.js';

export interface paths {
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the brand of a workspace
         *
         * Returns the brand whose logos and colors the pages of a workspace have. The caller must be able to
         * manage the workspace.
         */
        get: operations["WorkspaceBrands_getWorkspaceBrand"];
        /**
         * Set the brand of a workspace
         *
         * Sets the brand of a workspace, which must be a brand of the account. The caller must be able to
         * manage the workspace.
         */
        put: operations["WorkspaceBrands_updateWorkspaceBrand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a workspace
         *
         * Returns the documents of a workspace that the caller can view, also those of completed envelopes
         * and upload requests. `start_position` and `count` select a page.
         */
        get: operations["WorkspaceDocuments_getWorkspaceDocuments"];
        put?: never;
        /**
         * Add a document to a workspace
         *
         * Adds a file to a workspace. Everybody in the workspace can view it. The caller must be able to
         * manage the workspace.
         */
        post: operations["WorkspaceDocuments_addWorkspaceDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document of a workspace
         *
         * Returns the name, the size and the media type of a document.
         */
        get: operations["WorkspaceDocuments_getWorkspaceDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document of a workspace
         *
         * Deletes a document for good. Envelopes that were created from it keep their copy. The caller must
         * be able to manage the workspace.
         */
        delete: operations["WorkspaceDocuments_deleteWorkspaceDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of a workspace
         *
         * Returns the content of a document as it was uploaded.
         */
        get: operations["WorkspaceDocuments_getWorkspaceDocumentContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the upload requests of a workspace
         *
         * Returns the upload requests that the caller can view: all for people who manage the workspace, and
         * for others those to which they are assigned. The list is not paged.
         */
        get: operations["WorkspaceUploadRequest_getWorkspaceUploadRequests"];
        put?: never;
        /**
         * Create an upload request
         *
         * Asks people to upload documents to a workspace. Assignees are users of the workspace, or people by
         * name and e-mail address, who then become users of it. With the status `in_progress` they are asked
         * at once by e-mail. The caller must be able to manage the workspace.
         */
        post: operations["WorkspaceUploadRequest_createWorkspaceUploadRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload request
         *
         * Returns an upload request with its documents and assignments.
         */
        get: operations["WorkspaceUploadRequest_getWorkspaceUploadRequest"];
        /**
         * Update an upload request
         *
         * Changes an upload request that is a draft. With the status `in_progress`, its assignees are asked.
         * The caller must be able to manage the workspace.
         */
        put: operations["WorkspaceUploadRequest_updateWorkspaceUploadRequest"];
        post?: never;
        /**
         * Delete an upload request
         *
         * Deletes an upload request that has no documents and is not complete. The caller must be able to
         * manage the workspace.
         */
        delete: operations["WorkspaceUploadRequest_deleteWorkspaceUploadRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to an upload request
         *
         * Adds a file to an upload request that was sent and is not complete. The document becomes one of
         * the workspace too. The caller must be an assignee, or be able to manage the workspace.
         */
        post: operations["WorkspaceUploadRequest_addWorkspaceUploadRequestDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/actions/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an upload request
         *
         * Says that all documents were uploaded. The caller must be an assignee, and the request in progress
         * or overdue. The request has no body.
         */
        post: operations["WorkspaceUploadRequest_completeWorkspaceUploadRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people in a workspace
         *
         * Returns the people in a workspace with their roles. `filter` looks for a text in names and e-mail
         * addresses, and `start_position` and `count` select a page. The caller must be able to manage the
         * workspace.
         */
        get: operations["WorkspaceUsers_getWorkspaceUsers"];
        put?: never;
        /**
         * Add a person to a workspace
         *
         * Adds a person to a workspace and sends an invitation by e-mail. A user of the account is found by
         * the e-mail address; others are outside people, who can only participate. The caller must be able
         * to manage the workspace.
         */
        post: operations["WorkspaceUsers_addWorkspaceUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a person in a workspace
         *
         * Gives a person in a workspace another role. The caller must be able to manage the workspace.
         */
        put: operations["WorkspaceUsers_updateWorkspaceUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/revoke-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take away a person’s access to a workspace
         *
         * Takes away the access of a person, now or at a date. The caller must be able to manage the
         * workspace.
         */
        post: operations["WorkspaceUsers_revokeWorkspaceUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/restore-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person access to a workspace again
         *
         * Gives a person access again that was taken away. The caller must be able to manage the workspace.
         * The request has no body.
         */
        post: operations["WorkspaceUsers_restoreWorkspaceUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspaces
         *
         * Returns the workspaces in which the caller is. `start_position` and `count` select a page.
         */
        get: operations["Workspaces_getWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         *
         * Creates a workspace. The caller owns it and can manage it.
         */
        post: operations["Workspaces_createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workspace
         *
         * Returns a workspace in which the caller is.
         */
        get: operations["Workspaces_getWorkspace"];
        /**
         * Rename a workspace
         *
         * Changes the name of a workspace. The caller must be able to manage the workspace.
         */
        put: operations["Workspaces_updateWorkspace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/assignable-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles that people can get in a workspace
         *
         * Returns the roles that the caller can assign, and the caller’s own role. `start_position` and
         * `count` select a page.
         */
        get: operations["Workspaces_getWorkspaceAssignableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the envelopes of a workspace
         *
         * Returns the envelopes that were created in a workspace. The list is not paged.
         */
        get: operations["Workspaces_getWorkspaceEnvelopes"];
        put?: never;
        /**
         * Create an envelope in a workspace
         *
         * Creates a draft of eSignature with copies of documents of a workspace. Add recipients and send it
         * with the operations of eSignature. Its recipients become users of the workspace. The caller must
         * be able to manage the workspace.
         */
        post: operations["Workspaces_createWorkspaceEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AddWorkspaceDocumentRequest: AddWorkspaceDocumentRequest;
        AddWorkspaceUploadRequestDocumentRequest: AddWorkspaceUploadRequestDocumentRequest;
        AddWorkspaceUploadRequestDocumentResponse: AddWorkspaceUploadRequestDocumentResponse;
        BrandColor: BrandColor;
        BrandLogos: BrandLogos;
        CreateWorkspaceBody: CreateWorkspaceBody;
        CreateWorkspaceDocumentOwner: CreateWorkspaceDocumentOwner;
        CreateWorkspaceDocumentResponse: CreateWorkspaceDocumentResponse;
        CreateWorkspaceEnvelopeResponse: CreateWorkspaceEnvelopeResponse;
        CreateWorkspaceResponse: CreateWorkspaceResponse;
        CreateWorkspaceUploadRequestAssignment: CreateWorkspaceUploadRequestAssignment;
        CreateWorkspaceUploadRequestBody: CreateWorkspaceUploadRequestBody;
        CreateWorkspaceUserResponse: CreateWorkspaceUserResponse;
        ErrorDetails: ErrorDetails;
        GetWorkspaceAssignableRolesResponse: GetWorkspaceAssignableRolesResponse;
        GetWorkspaceBrandResponse: GetWorkspaceBrandResponse;
        GetWorkspaceDocumentResponse: GetWorkspaceDocumentResponse;
        GetWorkspaceDocumentsResponse: GetWorkspaceDocumentsResponse;
        GetWorkspaceEnvelopesResponse: GetWorkspaceEnvelopesResponse;
        GetWorkspaceResponse: GetWorkspaceResponse;
        GetWorkspaceUploadRequestResponse: GetWorkspaceUploadRequestResponse;
        GetWorkspaceUploadRequestsResponse: GetWorkspaceUploadRequestsResponse;
        GetWorkspaceUsersResponse: GetWorkspaceUsersResponse;
        GetWorkspacesResponse: GetWorkspacesResponse;
        RevokeWorkspaceUserDetails: RevokeWorkspaceUserDetails;
        UpdateWorkspaceBody: UpdateWorkspaceBody;
        UpdateWorkspaceBrandBody: UpdateWorkspaceBrandBody;
        UpdateWorkspaceBrandResponse: UpdateWorkspaceBrandResponse;
        UpdateWorkspaceResponse: UpdateWorkspaceResponse;
        UpdateWorkspaceUploadRequestBody: UpdateWorkspaceUploadRequestBody;
        UpdateWorkspaceUserResponse: UpdateWorkspaceUserResponse;
        WorkspaceDocument: WorkspaceDocument;
        WorkspaceDocumentOwner: WorkspaceDocumentOwner;
        WorkspaceEnvelopeForCreate: WorkspaceEnvelopeForCreate;
        WorkspaceEnvelopeSummary: WorkspaceEnvelopeSummary;
        WorkspaceRoleSummary: WorkspaceRoleSummary;
        WorkspaceSummary: WorkspaceSummary;
        WorkspaceUploadRequest: WorkspaceUploadRequest;
        WorkspaceUploadRequestAssignment: WorkspaceUploadRequestAssignment;
        WorkspaceUploadRequestDocument: WorkspaceUploadRequestDocument;
        WorkspaceUploadRequestOwner: WorkspaceUploadRequestOwner;
        WorkspaceUploadRequestResponsibilityType: WorkspaceUploadRequestResponsibilityType;
        WorkspaceUploadRequestStatus: WorkspaceUploadRequestStatus;
        WorkspaceUserForCreate: WorkspaceUserForCreate;
        WorkspaceUserForUpdate: WorkspaceUserForUpdate;
        WorkspaceUserSummary: WorkspaceUserSummary;
    };
    responses: {
        /** The access token is valid, but does not allow this operation. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "The token does not allow this call.",
                 *   "error_code": "FORBIDDEN"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "This address does not know this method.",
                 *   "error_code": "METHOD_NOT_ALLOWED"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "Nothing is found at this address.",
                 *   "error_code": "NOT_FOUND"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "The service could not finish the call.",
                 *   "error_code": "SERVER_ERROR"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "The account has made all the calls it may make this hour.",
                 *   "error_code": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "message": "The access token is not valid. Get a new one from the authentication service.",
                 *   "error_code": "UNAUTHORIZED"
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
    };
    parameters: {
        /**
         * The ID of the account that contains the workspaces.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The maximum number of items in the response.
         *
         * @example 25
         */
        count: number;
        /**
         * The ID of the document, as returned when it was added.
         *
         * @example f40c7b19-d6e2-4835-a1c0-3b9d58e7f264
         */
        documentId: string;
        /**
         * Returns only documents whose name contains this text, in upper or lower case.
         *
         * @example lease
         */
        nameFilter: string;
        /**
         * Returns only roles whose name contains this text, in upper or lower case.
         *
         * @example manage
         */
        rolesFilter: string;
        /**
         * The 0-based position of the first item of the response in the whole list.
         *
         * @example 0
         */
        startPosition: number;
        /**
         * The ID of the upload request, as returned when it was created.
         *
         * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
         */
        uploadRequestId: string;
        /**
         * The ID of the person in the workspace.
         *
         * @example d1a70f4c-58e9-4b26-83d7-96c2e0b5f481
         */
        userId: string;
        /**
         * Returns only people whose name or e-mail address contains this text, in upper or lower case.
         *
         * @example valdivia
         */
        usersFilter: string;
        /**
         * The field by which the people are sorted, and the direction.
         *
         * @example last_name_asc
         */
        usersSort: "first_name_asc" | "last_name_asc" | "email_asc" | "first_name_desc" | "last_name_desc" | "email_desc";
        /**
         * The ID of the workspace, as returned when it was created.
         *
         * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
         */
        workspaceId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    WorkspaceBrands_getWorkspaceBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceBrandsGetWorkspaceBrandParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceBrandResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceBrands_updateWorkspaceBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceBrandsUpdateWorkspaceBrandParams;
            cookie?: never;
        };
        /** The brand to set. */
        requestBody: {
            content: {
                "application/json": UpdateWorkspaceBrandBody;
            };
        };
        responses: {
            /** The brand of the workspace. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateWorkspaceBrandResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceDocuments_getWorkspaceDocuments: {
        parameters: {
            query?: WorkspaceDocumentsGetWorkspaceDocumentsQueryParams;
            header?: never;
            path: WorkspaceDocumentsGetWorkspaceDocumentsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceDocumentsResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceDocuments_addWorkspaceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceDocumentsAddWorkspaceDocumentParams;
            cookie?: never;
        };
        /** The file, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": AddWorkspaceDocumentRequest;
            };
        };
        responses: {
            /** The document was added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateWorkspaceDocumentResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceDocuments_getWorkspaceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceDocumentsGetWorkspaceDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceDocumentResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceDocuments_deleteWorkspaceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceDocumentsDeleteWorkspaceDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceDocuments_getWorkspaceDocumentContents: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceDocumentsGetWorkspaceDocumentContentsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_getWorkspaceUploadRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestGetWorkspaceUploadRequestsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload requests. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceUploadRequestsResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_createWorkspaceUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestCreateWorkspaceUploadRequestParams;
            cookie?: never;
        };
        /** The upload request. */
        requestBody: {
            content: {
                "application/json": CreateWorkspaceUploadRequestBody;
            };
        };
        responses: {
            /** The upload request was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceUploadRequestResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_getWorkspaceUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestGetWorkspaceUploadRequestParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload request. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceUploadRequestResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_updateWorkspaceUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams;
            cookie?: never;
        };
        /** The new data of the upload request. */
        requestBody: {
            content: {
                "application/json": UpdateWorkspaceUploadRequestBody;
            };
        };
        responses: {
            /** The changed upload request. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceUploadRequestResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_deleteWorkspaceUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload request was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_addWorkspaceUploadRequestDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams;
            cookie?: never;
        };
        /** The file, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": AddWorkspaceUploadRequestDocumentRequest;
            };
        };
        responses: {
            /** The document was added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddWorkspaceUploadRequestDocumentResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUploadRequest_completeWorkspaceUploadRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload request is complete. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUsers_getWorkspaceUsers: {
        parameters: {
            query?: WorkspaceUsersGetWorkspaceUsersQueryParams;
            header?: never;
            path: WorkspaceUsersGetWorkspaceUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceUsersResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUsers_addWorkspaceUser: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUsersAddWorkspaceUserParams;
            cookie?: never;
        };
        /** The person to add. */
        requestBody: {
            content: {
                "application/json": WorkspaceUserForCreate;
            };
        };
        responses: {
            /** The person was added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateWorkspaceUserResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUsers_updateWorkspaceUser: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUsersUpdateWorkspaceUserParams;
            cookie?: never;
        };
        /** The new role. */
        requestBody: {
            content: {
                "application/json": WorkspaceUserForUpdate;
            };
        };
        responses: {
            /** The role of the person. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateWorkspaceUserResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUsers_revokeWorkspaceUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUsersRevokeWorkspaceUserAccessParams;
            cookie?: never;
        };
        /** The time at which the access ends. */
        requestBody?: {
            content: {
                "application/json": RevokeWorkspaceUserDetails;
            };
        };
        responses: {
            /** The access ends. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceUsers_restoreWorkspaceUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceUsersRestoreWorkspaceUserAccessParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The person has access again. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_getWorkspaces: {
        parameters: {
            query?: WorkspacesGetWorkspacesQueryParams;
            header?: never;
            path: WorkspacesGetWorkspacesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of workspaces. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspacesResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesCreateWorkspaceParams;
            cookie?: never;
        };
        /** The workspace to create. */
        requestBody: {
            content: {
                "application/json": CreateWorkspaceBody;
            };
        };
        responses: {
            /** The workspace was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateWorkspaceResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesGetWorkspaceParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workspace. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_updateWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesUpdateWorkspaceParams;
            cookie?: never;
        };
        /** The new name. */
        requestBody: {
            content: {
                "application/json": UpdateWorkspaceBody;
            };
        };
        responses: {
            /** The changed workspace. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateWorkspaceResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_getWorkspaceAssignableRoles: {
        parameters: {
            query?: WorkspacesGetWorkspaceAssignableRolesQueryParams;
            header?: never;
            path: WorkspacesGetWorkspaceAssignableRolesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceAssignableRolesResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_getWorkspaceEnvelopes: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesGetWorkspaceEnvelopesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The envelopes. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWorkspaceEnvelopesResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_createWorkspaceEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesCreateWorkspaceEnvelopeParams;
            cookie?: never;
        };
        /** The name and the documents of the envelope. */
        requestBody: {
            content: {
                "application/json": WorkspaceEnvelopeForCreate;
            };
        };
        responses: {
            /** The draft was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateWorkspaceEnvelopeResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
