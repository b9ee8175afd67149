// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Workspace } from './schemas/workspace.js';
import type { WorkspaceList } from './schemas/workspaceList.js';

/**
 * Parameters in the path of `Workspaces_list`.
 */
export interface WorkspacesListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workspaces of the caller. */
export type WorkspacesList200Response = WorkspaceList;

/** The caller cannot use workspaces, or the account does not have them. */
export type WorkspacesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspacesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspacesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesList500Response = ErrorDetails;

/**
 * List workspaces.
 *
 * Returns the workspaces of the account that the caller owns or was invited to, each with its
 * settings, and who created and last changed it. The content of each folder has a separate
 * operation.
 *
 * Workspaces must be enabled for the account.
 *
 * `Workspaces_list`, `GET /v2.1/accounts/{accountId}/workspaces`
 *
 * The responses, by status.
 */
export interface WorkspacesListResponses {
    /** The workspaces of the caller. */
    200: WorkspacesList200Response;
    /** The caller cannot use workspaces, or the account does not have them. */
    400: WorkspacesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspacesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesList404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspacesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesList500Response;
}

/**
 * The error codes that `Workspaces_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspacesListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_create`.
 */
export interface WorkspacesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workspace to create. Only its name is required. */
export type WorkspacesCreateBody = Workspace;

/** The created workspace with its ID. */
export type WorkspacesCreate201Response = Workspace;

/** The request is invalid, or the account does not have workspaces. */
export type WorkspacesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspacesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspacesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesCreate500Response = ErrorDetails;

/**
 * Create a workspace.
 *
 * Creates an empty workspace with a root folder, which the operations on folders name `root`. The
 * calling user becomes its only owner. An owner is always a user of the service. Other people join
 * by invitation.
 *
 * Workspaces must be enabled for the account.
 *
 * `Workspaces_create`, `POST /v2.1/accounts/{accountId}/workspaces`
 *
 * The responses, by status.
 */
export interface WorkspacesCreateResponses {
    /** The created workspace with its ID. */
    201: WorkspacesCreate201Response;
    /** The request is invalid, or the account does not have workspaces. */
    400: WorkspacesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspacesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesCreate404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspacesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesCreate500Response;
}

/**
 * The error codes that `Workspaces_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspacesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_get`.
 */
export interface WorkspacesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** The current state of the workspace. */
export type WorkspacesGet200Response = Workspace;

/** The caller cannot view the workspace, or the account does not have workspaces. */
export type WorkspacesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspacesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspacesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesGet500Response = ErrorDetails;

/**
 * Read a workspace.
 *
 * Returns one workspace: its name, its settings, and who created and last changed it. The content of
 * each folder has a separate operation.
 *
 * Only its owner and invited people can view it.
 *
 * `Workspaces_get`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The responses, by status.
 */
export interface WorkspacesGetResponses {
    /** The current state of the workspace. */
    200: WorkspacesGet200Response;
    /** The caller cannot view the workspace, or the account does not have workspaces. */
    400: WorkspacesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspacesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesGet404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspacesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesGet500Response;
}

/**
 * The error codes that `Workspaces_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspacesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_update`.
 */
export interface WorkspacesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** The fields of the workspace to change. */
export type WorkspacesUpdateBody = Workspace;

/** The updated workspace. */
export type WorkspacesUpdate200Response = Workspace;

/** The request is invalid, or the caller cannot change the workspace. */
export type WorkspacesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspacesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspacesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesUpdate500Response = ErrorDetails;

/**
 * Change a workspace.
 *
 * Changes the given fields of a workspace: its name, description, status or settings. The content
 * and the owner of the workspace are not changed.
 *
 * Only the owner of the workspace and administrators of the account can change it.
 *
 * `Workspaces_update`, `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The responses, by status.
 */
export interface WorkspacesUpdateResponses {
    /** The updated workspace. */
    200: WorkspacesUpdate200Response;
    /** The request is invalid, or the caller cannot change the workspace. */
    400: WorkspacesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspacesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspacesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesUpdate500Response;
}

/**
 * The error codes that `Workspaces_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspacesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_delete`.
 */
export interface WorkspacesDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the workspace, as returned when it was created.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** The deleted workspace. */
export type WorkspacesDelete200Response = Workspace;

/** The caller cannot delete the workspace, or the account does not have workspaces. */
export type WorkspacesDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspacesDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type WorkspacesDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspacesDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspacesDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type WorkspacesDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspacesDelete500Response = ErrorDetails;

/**
 * Delete a workspace.
 *
 * Deletes a workspace with its folders and files. The response contains the workspace one last time,
 * with the status closed. Envelopes that were sent from it are not changed.
 *
 * Only the owner of the workspace and administrators of the account can delete it.
 *
 * `Workspaces_delete`, `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The responses, by status.
 */
export interface WorkspacesDeleteResponses {
    /** The deleted workspace. */
    200: WorkspacesDelete200Response;
    /** The caller cannot delete the workspace, or the account does not have workspaces. */
    400: WorkspacesDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspacesDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: WorkspacesDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspacesDelete404Response;
    /** The path exists, but does not support this method. */
    405: WorkspacesDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: WorkspacesDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspacesDelete500Response;
}

/**
 * The error codes that `Workspaces_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type WorkspacesDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
