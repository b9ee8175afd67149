// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddWorkspaceDocumentRequest } from './schemas/AddWorkspaceDocumentRequest.js';
import type { CreateWorkspaceDocumentResponse } from './schemas/CreateWorkspaceDocumentResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceDocumentResponse } from './schemas/GetWorkspaceDocumentResponse.js';
import type { GetWorkspaceDocumentsResponse } from './schemas/GetWorkspaceDocumentsResponse.js';

/**
 * Parameters in the path of `WorkspaceDocuments_getWorkspaceDocuments`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentsParams {
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

/**
 * Parameters in the query of `WorkspaceDocuments_getWorkspaceDocuments`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentsQueryParams {
    /**
     * The maximum number of items in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: number | undefined;
    /**
     * Returns only documents whose name contains this text, in upper or lower case.
     *
     * @example lease
     */
    name_filter?: string | undefined;
}

/** A page of documents. */
export type WorkspaceDocumentsGetWorkspaceDocuments200Response = GetWorkspaceDocumentsResponse;

/** The request is invalid. */
export type WorkspaceDocumentsGetWorkspaceDocuments400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceDocumentsGetWorkspaceDocuments401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceDocumentsGetWorkspaceDocuments403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceDocumentsGetWorkspaceDocuments404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceDocumentsGetWorkspaceDocuments405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceDocumentsGetWorkspaceDocuments429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceDocumentsGetWorkspaceDocuments500Response = ErrorDetails;

/**
 * List the documents of a workspace.
 *
 * Returns the documents of a workspace that the caller can view, also those of completed envelopes
 * and upload requests. `start_position` and `count` select a page.
 *
 * `WorkspaceDocuments_getWorkspaceDocuments`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents`
 *
 * The responses, by status.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentsResponses {
    /** A page of documents. */
    200: WorkspaceDocumentsGetWorkspaceDocuments200Response;
    /** The request is invalid. */
    400: WorkspaceDocumentsGetWorkspaceDocuments400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceDocumentsGetWorkspaceDocuments401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceDocumentsGetWorkspaceDocuments403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceDocumentsGetWorkspaceDocuments404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceDocumentsGetWorkspaceDocuments405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceDocumentsGetWorkspaceDocuments429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceDocumentsGetWorkspaceDocuments500Response;
}

/**
 * The error codes that `WorkspaceDocuments_getWorkspaceDocuments` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceDocumentsGetWorkspaceDocumentsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceDocuments_addWorkspaceDocument`.
 */
export interface WorkspaceDocumentsAddWorkspaceDocumentParams {
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

/** The file, as a part of a form. */
export type WorkspaceDocumentsAddWorkspaceDocumentBody = AddWorkspaceDocumentRequest;

/** The document was added. */
export type WorkspaceDocumentsAddWorkspaceDocument201Response = CreateWorkspaceDocumentResponse;

/** The request is invalid. */
export type WorkspaceDocumentsAddWorkspaceDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceDocumentsAddWorkspaceDocument401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceDocumentsAddWorkspaceDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceDocumentsAddWorkspaceDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceDocumentsAddWorkspaceDocument405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceDocumentsAddWorkspaceDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceDocumentsAddWorkspaceDocument500Response = ErrorDetails;

/**
 * Add a document to a workspace.
 *
 * Adds a file to a workspace. Everybody in the workspace can view it. The caller must be able to
 * manage the workspace.
 *
 * `WorkspaceDocuments_addWorkspaceDocument`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/documents`
 *
 * The responses, by status.
 */
export interface WorkspaceDocumentsAddWorkspaceDocumentResponses {
    /** The document was added. */
    201: WorkspaceDocumentsAddWorkspaceDocument201Response;
    /** The request is invalid. */
    400: WorkspaceDocumentsAddWorkspaceDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceDocumentsAddWorkspaceDocument401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceDocumentsAddWorkspaceDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceDocumentsAddWorkspaceDocument404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceDocumentsAddWorkspaceDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceDocumentsAddWorkspaceDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceDocumentsAddWorkspaceDocument500Response;
}

/**
 * The error codes that `WorkspaceDocuments_addWorkspaceDocument` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceDocumentsAddWorkspaceDocumentErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceDocuments_getWorkspaceDocument`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentParams {
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
     * The ID of the document, as returned when it was added.
     *
     * @example f40c7b19-d6e2-4835-a1c0-3b9d58e7f264
     */
    documentId: string;
}

/** The document. */
export type WorkspaceDocumentsGetWorkspaceDocument200Response = GetWorkspaceDocumentResponse;

/** The request is invalid. */
export type WorkspaceDocumentsGetWorkspaceDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceDocumentsGetWorkspaceDocument401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceDocumentsGetWorkspaceDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceDocumentsGetWorkspaceDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceDocumentsGetWorkspaceDocument405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceDocumentsGetWorkspaceDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceDocumentsGetWorkspaceDocument500Response = ErrorDetails;

/**
 * Get a document of a workspace.
 *
 * Returns the name, the size and the media type of a document.
 *
 * `WorkspaceDocuments_getWorkspaceDocument`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentResponses {
    /** The document. */
    200: WorkspaceDocumentsGetWorkspaceDocument200Response;
    /** The request is invalid. */
    400: WorkspaceDocumentsGetWorkspaceDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceDocumentsGetWorkspaceDocument401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceDocumentsGetWorkspaceDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceDocumentsGetWorkspaceDocument404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceDocumentsGetWorkspaceDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceDocumentsGetWorkspaceDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceDocumentsGetWorkspaceDocument500Response;
}

/**
 * The error codes that `WorkspaceDocuments_getWorkspaceDocument` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceDocumentsGetWorkspaceDocumentErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceDocuments_deleteWorkspaceDocument`.
 */
export interface WorkspaceDocumentsDeleteWorkspaceDocumentParams {
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
     * The ID of the document, as returned when it was added.
     *
     * @example f40c7b19-d6e2-4835-a1c0-3b9d58e7f264
     */
    documentId: string;
}

/** The document was deleted. The response has no body. */
export type WorkspaceDocumentsDeleteWorkspaceDocument204Response = undefined;

/** The request is invalid. */
export type WorkspaceDocumentsDeleteWorkspaceDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceDocumentsDeleteWorkspaceDocument401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceDocumentsDeleteWorkspaceDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceDocumentsDeleteWorkspaceDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceDocumentsDeleteWorkspaceDocument405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceDocumentsDeleteWorkspaceDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceDocumentsDeleteWorkspaceDocument500Response = ErrorDetails;

/**
 * Delete a document of a workspace.
 *
 * Deletes a document for good. Envelopes that were created from it keep their copy. The caller must
 * be able to manage the workspace.
 *
 * `WorkspaceDocuments_deleteWorkspaceDocument`, `DELETE /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface WorkspaceDocumentsDeleteWorkspaceDocumentResponses {
    /** The document was deleted. The response has no body. */
    204: WorkspaceDocumentsDeleteWorkspaceDocument204Response;
    /** The request is invalid. */
    400: WorkspaceDocumentsDeleteWorkspaceDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceDocumentsDeleteWorkspaceDocument401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceDocumentsDeleteWorkspaceDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceDocumentsDeleteWorkspaceDocument404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceDocumentsDeleteWorkspaceDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceDocumentsDeleteWorkspaceDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceDocumentsDeleteWorkspaceDocument500Response;
}

/**
 * The error codes that `WorkspaceDocuments_deleteWorkspaceDocument` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceDocumentsDeleteWorkspaceDocumentErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceDocuments_getWorkspaceDocumentContents`.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentContentsParams {
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
     * The ID of the document, as returned when it was added.
     *
     * @example f40c7b19-d6e2-4835-a1c0-3b9d58e7f264
     */
    documentId: string;
}

/** The file. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents200Response = Blob;

/** The request is invalid. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceDocumentsGetWorkspaceDocumentContents500Response = ErrorDetails;

/**
 * Download a document of a workspace.
 *
 * Returns the content of a document as it was uploaded.
 *
 * `WorkspaceDocuments_getWorkspaceDocumentContents`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/documents/{documentId}/contents`
 *
 * The responses, by status.
 */
export interface WorkspaceDocumentsGetWorkspaceDocumentContentsResponses {
    /** The file. */
    200: WorkspaceDocumentsGetWorkspaceDocumentContents200Response;
    /** The request is invalid. */
    400: WorkspaceDocumentsGetWorkspaceDocumentContents400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceDocumentsGetWorkspaceDocumentContents401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceDocumentsGetWorkspaceDocumentContents403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceDocumentsGetWorkspaceDocumentContents404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceDocumentsGetWorkspaceDocumentContents405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceDocumentsGetWorkspaceDocumentContents429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceDocumentsGetWorkspaceDocumentContents500Response;
}

/**
 * The error codes that `WorkspaceDocuments_getWorkspaceDocumentContents` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceDocumentsGetWorkspaceDocumentContentsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';
