// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddWorkspaceUploadRequestDocumentRequest } from './schemas/AddWorkspaceUploadRequestDocumentRequest.js';
import type { AddWorkspaceUploadRequestDocumentResponse } from './schemas/AddWorkspaceUploadRequestDocumentResponse.js';
import type { CreateWorkspaceUploadRequestBody } from './schemas/CreateWorkspaceUploadRequestBody.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceUploadRequestResponse } from './schemas/GetWorkspaceUploadRequestResponse.js';
import type { GetWorkspaceUploadRequestsResponse } from './schemas/GetWorkspaceUploadRequestsResponse.js';
import type { UpdateWorkspaceUploadRequestBody } from './schemas/UpdateWorkspaceUploadRequestBody.js';

/**
 * Parameters in the path of `WorkspaceUploadRequest_getWorkspaceUploadRequests`.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestsParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
}

/** The upload requests. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests200Response = GetWorkspaceUploadRequestsResponse;

/** The request is invalid. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequests500Response = ErrorDetails;

/**
 * List the upload requests of a workspace.
 *
 * Returns the upload requests that the caller can view: all for people who manage the workspace, and
 * for others those to which they are assigned. The list is not paged.
 *
 * `WorkspaceUploadRequest_getWorkspaceUploadRequests`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestsResponses {
    /** The upload requests. */
    200: WorkspaceUploadRequestGetWorkspaceUploadRequests200Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestGetWorkspaceUploadRequests400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestGetWorkspaceUploadRequests401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestGetWorkspaceUploadRequests403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestGetWorkspaceUploadRequests404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestGetWorkspaceUploadRequests405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestGetWorkspaceUploadRequests429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestGetWorkspaceUploadRequests500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_getWorkspaceUploadRequests` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUploadRequestGetWorkspaceUploadRequestsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUploadRequest_createWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestCreateWorkspaceUploadRequestParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
}

/** The upload request. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequestBody = CreateWorkspaceUploadRequestBody;

/** The upload request was created. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response = GetWorkspaceUploadRequestResponse;

/** The request is invalid. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequest500Response = ErrorDetails;

/**
 * Create an upload request.
 *
 * Asks people to upload documents to a workspace. Assignees are users of the workspace, or people by
 * name and e-mail address, who then become users of it. With the status `in_progress` they are asked
 * at once by e-mail. The caller must be able to manage the workspace.
 *
 * `WorkspaceUploadRequest_createWorkspaceUploadRequest`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestCreateWorkspaceUploadRequestResponses {
    /** The upload request was created. */
    201: WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestCreateWorkspaceUploadRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestCreateWorkspaceUploadRequest401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestCreateWorkspaceUploadRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestCreateWorkspaceUploadRequest404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestCreateWorkspaceUploadRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestCreateWorkspaceUploadRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestCreateWorkspaceUploadRequest500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_createWorkspaceUploadRequest` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUploadRequestCreateWorkspaceUploadRequestErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUploadRequest_getWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
    /**
     * The ID of the upload request, as returned when it was created.
     *
     * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
     */
    uploadRequestId: string;
}

/** The upload request. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest200Response = GetWorkspaceUploadRequestResponse;

/** The request is invalid. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestGetWorkspaceUploadRequest500Response = ErrorDetails;

/**
 * Get an upload request.
 *
 * Returns an upload request with its documents and assignments.
 *
 * `WorkspaceUploadRequest_getWorkspaceUploadRequest`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestGetWorkspaceUploadRequestResponses {
    /** The upload request. */
    200: WorkspaceUploadRequestGetWorkspaceUploadRequest200Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestGetWorkspaceUploadRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestGetWorkspaceUploadRequest401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestGetWorkspaceUploadRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestGetWorkspaceUploadRequest404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestGetWorkspaceUploadRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestGetWorkspaceUploadRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestGetWorkspaceUploadRequest500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_getWorkspaceUploadRequest` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUploadRequestGetWorkspaceUploadRequestErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUploadRequest_updateWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
    /**
     * The ID of the upload request, as returned when it was created.
     *
     * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
     */
    uploadRequestId: string;
}

/** The new data of the upload request. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody = UpdateWorkspaceUploadRequestBody;

/** The changed upload request. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response = GetWorkspaceUploadRequestResponse;

/** The request is invalid. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequest500Response = ErrorDetails;

/**
 * Update an upload request.
 *
 * Changes an upload request that is a draft. With the status `in_progress`, its assignees are asked.
 * The caller must be able to manage the workspace.
 *
 * `WorkspaceUploadRequest_updateWorkspaceUploadRequest`, `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestUpdateWorkspaceUploadRequestResponses {
    /** The changed upload request. */
    200: WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestUpdateWorkspaceUploadRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestUpdateWorkspaceUploadRequest401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestUpdateWorkspaceUploadRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestUpdateWorkspaceUploadRequest404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestUpdateWorkspaceUploadRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestUpdateWorkspaceUploadRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestUpdateWorkspaceUploadRequest500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_updateWorkspaceUploadRequest` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 * - `INVALID_STATUS` (400): The state of the object does not allow the request, such as a change of an upload request that was sent. Get the object to see its state.
 * - `INVALID_STATUS_CHANGE` (400): An upload request cannot get the status of the body. Only a draft can become `in_progress`.
 */
export type WorkspaceUploadRequestUpdateWorkspaceUploadRequestErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATUS' | 'INVALID_STATUS_CHANGE';

/**
 * Parameters in the path of `WorkspaceUploadRequest_deleteWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
    /**
     * The ID of the upload request, as returned when it was created.
     *
     * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
     */
    uploadRequestId: string;
}

/** The upload request was deleted. The response has no body. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response = undefined;

/** The request is invalid. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequest500Response = ErrorDetails;

/**
 * Delete an upload request.
 *
 * Deletes an upload request that has no documents and is not complete. The caller must be able to
 * manage the workspace.
 *
 * `WorkspaceUploadRequest_deleteWorkspaceUploadRequest`, `DELETE /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestDeleteWorkspaceUploadRequestResponses {
    /** The upload request was deleted. The response has no body. */
    204: WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestDeleteWorkspaceUploadRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestDeleteWorkspaceUploadRequest401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestDeleteWorkspaceUploadRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestDeleteWorkspaceUploadRequest404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestDeleteWorkspaceUploadRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestDeleteWorkspaceUploadRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestDeleteWorkspaceUploadRequest500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_deleteWorkspaceUploadRequest` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 * - `INVALID_STATUS` (400): The state of the object does not allow the request, such as a change of an upload request that was sent. Get the object to see its state.
 */
export type WorkspaceUploadRequestDeleteWorkspaceUploadRequestErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATUS';

/**
 * Parameters in the path of `WorkspaceUploadRequest_addWorkspaceUploadRequestDocument`.
 */
export interface WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
    /**
     * The ID of the upload request, as returned when it was created.
     *
     * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
     */
    uploadRequestId: string;
}

/** The file, as a part of a form. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentBody = AddWorkspaceUploadRequestDocumentRequest;

/** The document was added. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response = AddWorkspaceUploadRequestDocumentResponse;

/** The request is invalid. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocument500Response = ErrorDetails;

/**
 * Add a document to an upload request.
 *
 * Adds a file to an upload request that was sent and is not complete. The document becomes one of
 * the workspace too. The caller must be an assignee, or be able to manage the workspace.
 *
 * `WorkspaceUploadRequest_addWorkspaceUploadRequestDocument`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/documents`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentResponses {
    /** The document was added. */
    201: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestAddWorkspaceUploadRequestDocument500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_addWorkspaceUploadRequestDocument` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 * - `INVALID_STATUS` (400): The state of the object does not allow the request, such as a change of an upload request that was sent. Get the object to see its state.
 */
export type WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATUS';

/**
 * Parameters in the path of `WorkspaceUploadRequest_completeWorkspaceUploadRequest`.
 */
export interface WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workspace, as returned when it was created.
     *
     * @example 6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036
     */
    workspaceId: string;
    /**
     * The ID of the upload request, as returned when it was created.
     *
     * @example b92d6f07-e518-4c43-a07e-f3c1d8b4a596
     */
    uploadRequestId: string;
}

/** The upload request is complete. The response has no body. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response = undefined;

/** The request is invalid. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequest500Response = ErrorDetails;

/**
 * Complete an upload request.
 *
 * Says that all documents were uploaded. The caller must be an assignee, and the request in progress
 * or overdue. The request has no body.
 *
 * `WorkspaceUploadRequest_completeWorkspaceUploadRequest`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/upload-requests/{uploadRequestId}/actions/complete`
 *
 * The responses, by status.
 */
export interface WorkspaceUploadRequestCompleteWorkspaceUploadRequestResponses {
    /** The upload request is complete. The response has no body. */
    204: WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response;
    /** The request is invalid. */
    400: WorkspaceUploadRequestCompleteWorkspaceUploadRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUploadRequestCompleteWorkspaceUploadRequest401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUploadRequestCompleteWorkspaceUploadRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUploadRequestCompleteWorkspaceUploadRequest404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUploadRequestCompleteWorkspaceUploadRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUploadRequestCompleteWorkspaceUploadRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUploadRequestCompleteWorkspaceUploadRequest500Response;
}

/**
 * The error codes that `WorkspaceUploadRequest_completeWorkspaceUploadRequest` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 * - `INVALID_STATUS` (400): The state of the object does not allow the request, such as a change of an upload request that was sent. Get the object to see its state.
 */
export type WorkspaceUploadRequestCompleteWorkspaceUploadRequestErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATUS';
