// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreateWorkspaceBody } from './schemas/CreateWorkspaceBody.js';
import type { CreateWorkspaceEnvelopeResponse } from './schemas/CreateWorkspaceEnvelopeResponse.js';
import type { CreateWorkspaceResponse } from './schemas/CreateWorkspaceResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceAssignableRolesResponse } from './schemas/GetWorkspaceAssignableRolesResponse.js';
import type { GetWorkspaceEnvelopesResponse } from './schemas/GetWorkspaceEnvelopesResponse.js';
import type { GetWorkspaceResponse } from './schemas/GetWorkspaceResponse.js';
import type { GetWorkspacesResponse } from './schemas/GetWorkspacesResponse.js';
import type { UpdateWorkspaceBody } from './schemas/UpdateWorkspaceBody.js';
import type { UpdateWorkspaceResponse } from './schemas/UpdateWorkspaceResponse.js';
import type { WorkspaceEnvelopeForCreate } from './schemas/WorkspaceEnvelopeForCreate.js';

/**
 * Parameters in the path of `Workspaces_getWorkspaces`.
 */
export interface WorkspacesGetWorkspacesParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Workspaces_getWorkspaces`.
 */
export interface WorkspacesGetWorkspacesQueryParams {
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
}

/** A page of workspaces. */
export type WorkspacesGetWorkspaces200Response = GetWorkspacesResponse;

/** The request is invalid. */
export type WorkspacesGetWorkspaces400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesGetWorkspaces401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesGetWorkspaces403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesGetWorkspaces404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesGetWorkspaces405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesGetWorkspaces429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesGetWorkspaces500Response = ErrorDetails;

/**
 * List the workspaces.
 *
 * Returns the workspaces in which the caller is. `start_position` and `count` select a page.
 *
 * `Workspaces_getWorkspaces`, `GET /v1/accounts/{accountId}/workspaces`
 *
 * The responses, by status.
 */
export interface WorkspacesGetWorkspacesResponses {
    /** A page of workspaces. */
    200: WorkspacesGetWorkspaces200Response;
    /** The request is invalid. */
    400: WorkspacesGetWorkspaces400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesGetWorkspaces401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesGetWorkspaces403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesGetWorkspaces404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesGetWorkspaces405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesGetWorkspaces429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesGetWorkspaces500Response;
}

/**
 * The error codes that `Workspaces_getWorkspaces` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 */
export type WorkspacesGetWorkspacesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN';

/**
 * Parameters in the path of `Workspaces_createWorkspace`.
 */
export interface WorkspacesCreateWorkspaceParams {
    /**
     * The ID of the account that contains the workspaces.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workspace to create. */
export type WorkspacesCreateWorkspaceBody = CreateWorkspaceBody;

/** The workspace was created. */
export type WorkspacesCreateWorkspace201Response = CreateWorkspaceResponse;

/** The request is invalid. */
export type WorkspacesCreateWorkspace400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesCreateWorkspace401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesCreateWorkspace403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesCreateWorkspace404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesCreateWorkspace405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesCreateWorkspace429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesCreateWorkspace500Response = ErrorDetails;

/**
 * Create a workspace.
 *
 * Creates a workspace. The caller owns it and can manage it.
 *
 * `Workspaces_createWorkspace`, `POST /v1/accounts/{accountId}/workspaces`
 *
 * The responses, by status.
 */
export interface WorkspacesCreateWorkspaceResponses {
    /** The workspace was created. */
    201: WorkspacesCreateWorkspace201Response;
    /** The request is invalid. */
    400: WorkspacesCreateWorkspace400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesCreateWorkspace401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesCreateWorkspace403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesCreateWorkspace404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesCreateWorkspace405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesCreateWorkspace429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesCreateWorkspace500Response;
}

/**
 * The error codes that `Workspaces_createWorkspace` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 */
export type WorkspacesCreateWorkspaceErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN';

/**
 * Parameters in the path of `Workspaces_getWorkspace`.
 */
export interface WorkspacesGetWorkspaceParams {
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

/** The workspace. */
export type WorkspacesGetWorkspace200Response = GetWorkspaceResponse;

/** The request is invalid. */
export type WorkspacesGetWorkspace400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesGetWorkspace401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesGetWorkspace403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesGetWorkspace404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesGetWorkspace405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesGetWorkspace429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesGetWorkspace500Response = ErrorDetails;

/**
 * Get a workspace.
 *
 * Returns a workspace in which the caller is.
 *
 * `Workspaces_getWorkspace`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The responses, by status.
 */
export interface WorkspacesGetWorkspaceResponses {
    /** The workspace. */
    200: WorkspacesGetWorkspace200Response;
    /** The request is invalid. */
    400: WorkspacesGetWorkspace400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesGetWorkspace401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesGetWorkspace403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesGetWorkspace404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesGetWorkspace405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesGetWorkspace429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesGetWorkspace500Response;
}

/**
 * The error codes that `Workspaces_getWorkspace` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspacesGetWorkspaceErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `Workspaces_updateWorkspace`.
 */
export interface WorkspacesUpdateWorkspaceParams {
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

/** The new name. */
export type WorkspacesUpdateWorkspaceBody = UpdateWorkspaceBody;

/** The changed workspace. */
export type WorkspacesUpdateWorkspace200Response = UpdateWorkspaceResponse;

/** The request is invalid. */
export type WorkspacesUpdateWorkspace400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesUpdateWorkspace401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesUpdateWorkspace403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesUpdateWorkspace404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesUpdateWorkspace405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesUpdateWorkspace429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesUpdateWorkspace500Response = ErrorDetails;

/**
 * Rename a workspace.
 *
 * Changes the name of a workspace. The caller must be able to manage the workspace.
 *
 * `Workspaces_updateWorkspace`, `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The responses, by status.
 */
export interface WorkspacesUpdateWorkspaceResponses {
    /** The changed workspace. */
    200: WorkspacesUpdateWorkspace200Response;
    /** The request is invalid. */
    400: WorkspacesUpdateWorkspace400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesUpdateWorkspace401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesUpdateWorkspace403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesUpdateWorkspace404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesUpdateWorkspace405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesUpdateWorkspace429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesUpdateWorkspace500Response;
}

/**
 * The error codes that `Workspaces_updateWorkspace` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspacesUpdateWorkspaceErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `Workspaces_getWorkspaceAssignableRoles`.
 */
export interface WorkspacesGetWorkspaceAssignableRolesParams {
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
 * Parameters in the query of `Workspaces_getWorkspaceAssignableRoles`.
 */
export interface WorkspacesGetWorkspaceAssignableRolesQueryParams {
    /**
     * Returns only roles whose name contains this text, in upper or lower case.
     *
     * @example manage
     */
    filter?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: number | undefined;
    /**
     * The maximum number of items in the response.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** A page of roles. */
export type WorkspacesGetWorkspaceAssignableRoles200Response = GetWorkspaceAssignableRolesResponse;

/** The request is invalid. */
export type WorkspacesGetWorkspaceAssignableRoles400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesGetWorkspaceAssignableRoles401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesGetWorkspaceAssignableRoles403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesGetWorkspaceAssignableRoles404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesGetWorkspaceAssignableRoles405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesGetWorkspaceAssignableRoles429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesGetWorkspaceAssignableRoles500Response = ErrorDetails;

/**
 * List the roles that people can get in a workspace.
 *
 * Returns the roles that the caller can assign, and the caller’s own role. `start_position` and
 * `count` select a page.
 *
 * `Workspaces_getWorkspaceAssignableRoles`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/assignable-roles`
 *
 * The responses, by status.
 */
export interface WorkspacesGetWorkspaceAssignableRolesResponses {
    /** A page of roles. */
    200: WorkspacesGetWorkspaceAssignableRoles200Response;
    /** The request is invalid. */
    400: WorkspacesGetWorkspaceAssignableRoles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesGetWorkspaceAssignableRoles401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesGetWorkspaceAssignableRoles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesGetWorkspaceAssignableRoles404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesGetWorkspaceAssignableRoles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesGetWorkspaceAssignableRoles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesGetWorkspaceAssignableRoles500Response;
}

/**
 * The error codes that `Workspaces_getWorkspaceAssignableRoles` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspacesGetWorkspaceAssignableRolesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `Workspaces_getWorkspaceEnvelopes`.
 */
export interface WorkspacesGetWorkspaceEnvelopesParams {
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

/** The envelopes. */
export type WorkspacesGetWorkspaceEnvelopes200Response = GetWorkspaceEnvelopesResponse;

/** The request is invalid. */
export type WorkspacesGetWorkspaceEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesGetWorkspaceEnvelopes401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesGetWorkspaceEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesGetWorkspaceEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesGetWorkspaceEnvelopes405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesGetWorkspaceEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesGetWorkspaceEnvelopes500Response = ErrorDetails;

/**
 * List the envelopes of a workspace.
 *
 * Returns the envelopes that were created in a workspace. The list is not paged.
 *
 * `Workspaces_getWorkspaceEnvelopes`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes`
 *
 * The responses, by status.
 */
export interface WorkspacesGetWorkspaceEnvelopesResponses {
    /** The envelopes. */
    200: WorkspacesGetWorkspaceEnvelopes200Response;
    /** The request is invalid. */
    400: WorkspacesGetWorkspaceEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesGetWorkspaceEnvelopes401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesGetWorkspaceEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesGetWorkspaceEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesGetWorkspaceEnvelopes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesGetWorkspaceEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesGetWorkspaceEnvelopes500Response;
}

/**
 * The error codes that `Workspaces_getWorkspaceEnvelopes` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspacesGetWorkspaceEnvelopesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `Workspaces_createWorkspaceEnvelope`.
 */
export interface WorkspacesCreateWorkspaceEnvelopeParams {
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

/** The name and the documents of the envelope. */
export type WorkspacesCreateWorkspaceEnvelopeBody = WorkspaceEnvelopeForCreate;

/** The draft was created. */
export type WorkspacesCreateWorkspaceEnvelope201Response = CreateWorkspaceEnvelopeResponse;

/** The request is invalid. */
export type WorkspacesCreateWorkspaceEnvelope400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesCreateWorkspaceEnvelope401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspacesCreateWorkspaceEnvelope403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesCreateWorkspaceEnvelope404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesCreateWorkspaceEnvelope405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspacesCreateWorkspaceEnvelope429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesCreateWorkspaceEnvelope500Response = ErrorDetails;

/**
 * Create an envelope in a workspace.
 *
 * Creates a draft of eSignature with copies of documents of a workspace. Add recipients and send it
 * with the operations of eSignature. Its recipients become users of the workspace. The caller must
 * be able to manage the workspace.
 *
 * `Workspaces_createWorkspaceEnvelope`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes`
 *
 * The responses, by status.
 */
export interface WorkspacesCreateWorkspaceEnvelopeResponses {
    /** The draft was created. */
    201: WorkspacesCreateWorkspaceEnvelope201Response;
    /** The request is invalid. */
    400: WorkspacesCreateWorkspaceEnvelope400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesCreateWorkspaceEnvelope401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspacesCreateWorkspaceEnvelope403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesCreateWorkspaceEnvelope404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesCreateWorkspaceEnvelope405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspacesCreateWorkspaceEnvelope429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesCreateWorkspaceEnvelope500Response;
}

/**
 * The error codes that `Workspaces_createWorkspaceEnvelope` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspacesCreateWorkspaceEnvelopeErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';
