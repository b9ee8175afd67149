// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreateWorkspaceUserResponse } from './schemas/CreateWorkspaceUserResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceUsersResponse } from './schemas/GetWorkspaceUsersResponse.js';
import type { RevokeWorkspaceUserDetails } from './schemas/RevokeWorkspaceUserDetails.js';
import type { UpdateWorkspaceUserResponse } from './schemas/UpdateWorkspaceUserResponse.js';
import type { WorkspaceUserForCreate } from './schemas/WorkspaceUserForCreate.js';
import type { WorkspaceUserForUpdate } from './schemas/WorkspaceUserForUpdate.js';

/**
 * Parameters in the path of `WorkspaceUsers_getWorkspaceUsers`.
 */
export interface WorkspaceUsersGetWorkspaceUsersParams {
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
 * Parameters in the query of `WorkspaceUsers_getWorkspaceUsers`.
 */
export interface WorkspaceUsersGetWorkspaceUsersQueryParams {
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
     * Returns only people whose name or e-mail address contains this text, in upper or lower case.
     *
     * @example valdivia
     */
    filter?: string | undefined;
    /**
     * The field by which the people are sorted, and the direction.
     *
     * @example last_name_asc
     */
    sort?: ("first_name_asc" | "last_name_asc" | "email_asc" | "first_name_desc" | "last_name_desc" | "email_desc") | undefined;
}

/** A page of people. */
export type WorkspaceUsersGetWorkspaceUsers200Response = GetWorkspaceUsersResponse;

/** The request is invalid. */
export type WorkspaceUsersGetWorkspaceUsers400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUsersGetWorkspaceUsers401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUsersGetWorkspaceUsers403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUsersGetWorkspaceUsers404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUsersGetWorkspaceUsers405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUsersGetWorkspaceUsers429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUsersGetWorkspaceUsers500Response = ErrorDetails;

/**
 * List the people in a workspace.
 *
 * Returns the people in a workspace with their roles. `filter` looks for a text in names and e-mail
 * addresses, and `start_position` and `count` select a page. The caller must be able to manage the
 * workspace.
 *
 * `WorkspaceUsers_getWorkspaceUsers`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/users`
 *
 * The responses, by status.
 */
export interface WorkspaceUsersGetWorkspaceUsersResponses {
    /** A page of people. */
    200: WorkspaceUsersGetWorkspaceUsers200Response;
    /** The request is invalid. */
    400: WorkspaceUsersGetWorkspaceUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUsersGetWorkspaceUsers401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUsersGetWorkspaceUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUsersGetWorkspaceUsers404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUsersGetWorkspaceUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUsersGetWorkspaceUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUsersGetWorkspaceUsers500Response;
}

/**
 * The error codes that `WorkspaceUsers_getWorkspaceUsers` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUsersGetWorkspaceUsersErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUsers_addWorkspaceUser`.
 */
export interface WorkspaceUsersAddWorkspaceUserParams {
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

/** The person to add. */
export type WorkspaceUsersAddWorkspaceUserBody = WorkspaceUserForCreate;

/** The person was added. */
export type WorkspaceUsersAddWorkspaceUser201Response = CreateWorkspaceUserResponse;

/** The request is invalid. */
export type WorkspaceUsersAddWorkspaceUser400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUsersAddWorkspaceUser401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUsersAddWorkspaceUser403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUsersAddWorkspaceUser404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUsersAddWorkspaceUser405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUsersAddWorkspaceUser429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUsersAddWorkspaceUser500Response = ErrorDetails;

/**
 * Add a person to a workspace.
 *
 * Adds a person to a workspace and sends an invitation by e-mail. A user of the account is found by
 * the e-mail address; others are outside people, who can only participate. The caller must be able
 * to manage the workspace.
 *
 * `WorkspaceUsers_addWorkspaceUser`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users`
 *
 * The responses, by status.
 */
export interface WorkspaceUsersAddWorkspaceUserResponses {
    /** The person was added. */
    201: WorkspaceUsersAddWorkspaceUser201Response;
    /** The request is invalid. */
    400: WorkspaceUsersAddWorkspaceUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUsersAddWorkspaceUser401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUsersAddWorkspaceUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUsersAddWorkspaceUser404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUsersAddWorkspaceUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUsersAddWorkspaceUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUsersAddWorkspaceUser500Response;
}

/**
 * The error codes that `WorkspaceUsers_addWorkspaceUser` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUsersAddWorkspaceUserErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUsers_updateWorkspaceUser`.
 */
export interface WorkspaceUsersUpdateWorkspaceUserParams {
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
     * The ID of the person in the workspace.
     *
     * @example d1a70f4c-58e9-4b26-83d7-96c2e0b5f481
     */
    userId: string;
}

/** The new role. */
export type WorkspaceUsersUpdateWorkspaceUserBody = WorkspaceUserForUpdate;

/** The role of the person. */
export type WorkspaceUsersUpdateWorkspaceUser200Response = UpdateWorkspaceUserResponse;

/** The request is invalid. */
export type WorkspaceUsersUpdateWorkspaceUser400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUsersUpdateWorkspaceUser401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUsersUpdateWorkspaceUser403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUsersUpdateWorkspaceUser404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUsersUpdateWorkspaceUser405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUsersUpdateWorkspaceUser429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUsersUpdateWorkspaceUser500Response = ErrorDetails;

/**
 * Change the role of a person in a workspace.
 *
 * Gives a person in a workspace another role. The caller must be able to manage the workspace.
 *
 * `WorkspaceUsers_updateWorkspaceUser`, `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface WorkspaceUsersUpdateWorkspaceUserResponses {
    /** The role of the person. */
    200: WorkspaceUsersUpdateWorkspaceUser200Response;
    /** The request is invalid. */
    400: WorkspaceUsersUpdateWorkspaceUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUsersUpdateWorkspaceUser401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUsersUpdateWorkspaceUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUsersUpdateWorkspaceUser404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUsersUpdateWorkspaceUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUsersUpdateWorkspaceUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUsersUpdateWorkspaceUser500Response;
}

/**
 * The error codes that `WorkspaceUsers_updateWorkspaceUser` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUsersUpdateWorkspaceUserErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUsers_revokeWorkspaceUserAccess`.
 */
export interface WorkspaceUsersRevokeWorkspaceUserAccessParams {
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
     * The ID of the person in the workspace.
     *
     * @example d1a70f4c-58e9-4b26-83d7-96c2e0b5f481
     */
    userId: string;
}

/** The time at which the access ends. */
export type WorkspaceUsersRevokeWorkspaceUserAccessBody = RevokeWorkspaceUserDetails;

/** The access ends. The response has no body. */
export type WorkspaceUsersRevokeWorkspaceUserAccess204Response = undefined;

/** The request is invalid. */
export type WorkspaceUsersRevokeWorkspaceUserAccess400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUsersRevokeWorkspaceUserAccess401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUsersRevokeWorkspaceUserAccess403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUsersRevokeWorkspaceUserAccess404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUsersRevokeWorkspaceUserAccess405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUsersRevokeWorkspaceUserAccess429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUsersRevokeWorkspaceUserAccess500Response = ErrorDetails;

/**
 * Take away a person’s access to a workspace.
 *
 * Takes away the access of a person, now or at a date. The caller must be able to manage the
 * workspace.
 *
 * `WorkspaceUsers_revokeWorkspaceUserAccess`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/revoke-access`
 *
 * The responses, by status.
 */
export interface WorkspaceUsersRevokeWorkspaceUserAccessResponses {
    /** The access ends. The response has no body. */
    204: WorkspaceUsersRevokeWorkspaceUserAccess204Response;
    /** The request is invalid. */
    400: WorkspaceUsersRevokeWorkspaceUserAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUsersRevokeWorkspaceUserAccess401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUsersRevokeWorkspaceUserAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUsersRevokeWorkspaceUserAccess404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUsersRevokeWorkspaceUserAccess405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUsersRevokeWorkspaceUserAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUsersRevokeWorkspaceUserAccess500Response;
}

/**
 * The error codes that `WorkspaceUsers_revokeWorkspaceUserAccess` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceUsersRevokeWorkspaceUserAccessErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceUsers_restoreWorkspaceUserAccess`.
 */
export interface WorkspaceUsersRestoreWorkspaceUserAccessParams {
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
     * The ID of the person in the workspace.
     *
     * @example d1a70f4c-58e9-4b26-83d7-96c2e0b5f481
     */
    userId: string;
}

/** The person has access again. The response has no body. */
export type WorkspaceUsersRestoreWorkspaceUserAccess204Response = undefined;

/** The request is invalid. */
export type WorkspaceUsersRestoreWorkspaceUserAccess400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceUsersRestoreWorkspaceUserAccess401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceUsersRestoreWorkspaceUserAccess403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceUsersRestoreWorkspaceUserAccess404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceUsersRestoreWorkspaceUserAccess405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceUsersRestoreWorkspaceUserAccess429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceUsersRestoreWorkspaceUserAccess500Response = ErrorDetails;

/**
 * Give a person access to a workspace again.
 *
 * Gives a person access again that was taken away. The caller must be able to manage the workspace.
 * The request has no body.
 *
 * `WorkspaceUsers_restoreWorkspaceUserAccess`, `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/restore-access`
 *
 * The responses, by status.
 */
export interface WorkspaceUsersRestoreWorkspaceUserAccessResponses {
    /** The person has access again. The response has no body. */
    204: WorkspaceUsersRestoreWorkspaceUserAccess204Response;
    /** The request is invalid. */
    400: WorkspaceUsersRestoreWorkspaceUserAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceUsersRestoreWorkspaceUserAccess401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceUsersRestoreWorkspaceUserAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceUsersRestoreWorkspaceUserAccess404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceUsersRestoreWorkspaceUserAccess405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceUsersRestoreWorkspaceUserAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceUsersRestoreWorkspaceUserAccess500Response;
}

/**
 * The error codes that `WorkspaceUsers_restoreWorkspaceUserAccess` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 * - `INVALID_STATUS` (400): The state of the object does not allow the request, such as a change of an upload request that was sent. Get the object to see its state.
 */
export type WorkspaceUsersRestoreWorkspaceUserAccessErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATUS';
