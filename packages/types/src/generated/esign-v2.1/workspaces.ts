// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Workspace } from './schemas/workspace.js';
import type { WorkspaceList } from './schemas/workspaceList.js';

/**
 * Parameters in the path of `Workspaces_list`.
 */
export interface WorkspacesListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workspaces of the caller. */
export type WorkspacesList200Response = WorkspaceList;

/** The caller may not use workspaces, or the account has none. */
export type WorkspacesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspacesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspacesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspacesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspacesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspacesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspacesList500Response = ErrorDetails;

/**
 * List workspaces.
 *
 * Lists the workspaces of the account that the caller owns or was invited to, each with its
 * settings and the persons who made and last changed it. The folders and files in them are read
 * folder by folder.
 *
 * The account must have workspaces.
 *
 * `Workspaces_list`, `GET /v2.1/accounts/{accountId}/workspaces`
 *
 * What it answers with, by status.
 */
export interface WorkspacesListResponses {
    /** The workspaces of the caller. */
    200: WorkspacesList200Response;
    /** The caller may not use workspaces, or the account has none. */
    400: WorkspacesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspacesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspacesList403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspacesList404Response;
    /** The address exists, but not with this method. */
    405: WorkspacesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspacesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspacesList500Response;
}

/**
 * The error codes that `Workspaces_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspacesListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_create`.
 */
export interface WorkspacesCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workspace to make; a name is enough. */
export type WorkspacesCreateBody = Workspace;

/** The workspace with its ID. */
export type WorkspacesCreate201Response = Workspace;

/** The request does not fit the contract, or the account has no workspaces. */
export type WorkspacesCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspacesCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspacesCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspacesCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspacesCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspacesCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspacesCreate500Response = ErrorDetails;

/**
 * Make a workspace.
 *
 * Makes an empty workspace with a root folder. The calling user becomes its only owner, and an owner
 * is always a user of the service; other people come in by invitation.
 *
 * The account must have workspaces.
 *
 * `Workspaces_create`, `POST /v2.1/accounts/{accountId}/workspaces`
 *
 * What it answers with, by status.
 */
export interface WorkspacesCreateResponses {
    /** The workspace with its ID. */
    201: WorkspacesCreate201Response;
    /** The request does not fit the contract, or the account has no workspaces. */
    400: WorkspacesCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspacesCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspacesCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspacesCreate404Response;
    /** The address exists, but not with this method. */
    405: WorkspacesCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspacesCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspacesCreate500Response;
}

/**
 * The error codes that `Workspaces_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspacesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_get`.
 */
export interface WorkspacesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** The workspace as it stands. */
export type WorkspacesGet200Response = Workspace;

/** The caller may not see the workspace, or the account has no workspaces. */
export type WorkspacesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspacesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspacesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspacesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspacesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspacesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspacesGet500Response = ErrorDetails;

/**
 * Read a workspace.
 *
 * Gives one workspace: its name, its settings and the persons who made and last changed it. What
 * lies in it is read folder by folder.
 *
 * Only its owner and the people who were invited may see it.
 *
 * `Workspaces_get`, `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * What it answers with, by status.
 */
export interface WorkspacesGetResponses {
    /** The workspace as it stands. */
    200: WorkspacesGet200Response;
    /** The caller may not see the workspace, or the account has no workspaces. */
    400: WorkspacesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspacesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspacesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspacesGet404Response;
    /** The address exists, but not with this method. */
    405: WorkspacesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspacesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspacesGet500Response;
}

/**
 * The error codes that `Workspaces_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspacesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_update`.
 */
export interface WorkspacesUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** What is to change in the workspace. */
export type WorkspacesUpdateBody = Workspace;

/** The workspace as it is now. */
export type WorkspacesUpdate200Response = Workspace;

/** The request does not fit the contract, or the caller may not change the workspace. */
export type WorkspacesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspacesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspacesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspacesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspacesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspacesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspacesUpdate500Response = ErrorDetails;

/**
 * Change a workspace.
 *
 * Sets the name, the description, the status or the settings of a workspace, as far as the body
 * holds them. What lies in the workspace stays as it is, and so does its owner.
 *
 * Only the owner of the workspace and administrators of the account may do this.
 *
 * `Workspaces_update`, `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * What it answers with, by status.
 */
export interface WorkspacesUpdateResponses {
    /** The workspace as it is now. */
    200: WorkspacesUpdate200Response;
    /** The request does not fit the contract, or the caller may not change the workspace. */
    400: WorkspacesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspacesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspacesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspacesUpdate404Response;
    /** The address exists, but not with this method. */
    405: WorkspacesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspacesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspacesUpdate500Response;
}

/**
 * The error codes that `Workspaces_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspacesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Workspaces_delete`.
 */
export interface WorkspacesDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The workspace, by the GUID that its creation returned.
     *
     * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
     */
    workspaceId: string;
}

/** The workspace that was deleted. */
export type WorkspacesDelete200Response = Workspace;

/** The caller may not delete the workspace, or the account has no workspaces. */
export type WorkspacesDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type WorkspacesDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type WorkspacesDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type WorkspacesDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type WorkspacesDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type WorkspacesDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type WorkspacesDelete500Response = ErrorDetails;

/**
 * Delete a workspace.
 *
 * Deletes a workspace with its folders and files; the answer gives it a last time, closed.
 * Envelopes that were sent out of it stay as they are.
 *
 * Only the owner of the workspace and administrators of the account may do this.
 *
 * `Workspaces_delete`, `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * What it answers with, by status.
 */
export interface WorkspacesDeleteResponses {
    /** The workspace that was deleted. */
    200: WorkspacesDelete200Response;
    /** The caller may not delete the workspace, or the account has no workspaces. */
    400: WorkspacesDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: WorkspacesDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: WorkspacesDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: WorkspacesDelete404Response;
    /** The address exists, but not with this method. */
    405: WorkspacesDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: WorkspacesDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: WorkspacesDelete500Response;
}

/**
 * The error codes that `Workspaces_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type WorkspacesDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
