// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { GetWorkspaceBrandResponse } from './schemas/GetWorkspaceBrandResponse.js';
import type { UpdateWorkspaceBrandBody } from './schemas/UpdateWorkspaceBrandBody.js';
import type { UpdateWorkspaceBrandResponse } from './schemas/UpdateWorkspaceBrandResponse.js';

/**
 * Parameters in the path of `WorkspaceBrands_getWorkspaceBrand`.
 */
export interface WorkspaceBrandsGetWorkspaceBrandParams {
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

/** The brand. */
export type WorkspaceBrandsGetWorkspaceBrand200Response = GetWorkspaceBrandResponse;

/** The request is invalid. */
export type WorkspaceBrandsGetWorkspaceBrand400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceBrandsGetWorkspaceBrand401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceBrandsGetWorkspaceBrand403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceBrandsGetWorkspaceBrand404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceBrandsGetWorkspaceBrand405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceBrandsGetWorkspaceBrand429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceBrandsGetWorkspaceBrand500Response = ErrorDetails;

/**
 * Get the brand of a workspace.
 *
 * Returns the brand whose logos and colors the pages of a workspace have. The caller must be able to
 * manage the workspace.
 *
 * `WorkspaceBrands_getWorkspaceBrand`, `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/brand`
 *
 * The responses, by status.
 */
export interface WorkspaceBrandsGetWorkspaceBrandResponses {
    /** The brand. */
    200: WorkspaceBrandsGetWorkspaceBrand200Response;
    /** The request is invalid. */
    400: WorkspaceBrandsGetWorkspaceBrand400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceBrandsGetWorkspaceBrand401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceBrandsGetWorkspaceBrand403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceBrandsGetWorkspaceBrand404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceBrandsGetWorkspaceBrand405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceBrandsGetWorkspaceBrand429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceBrandsGetWorkspaceBrand500Response;
}

/**
 * The error codes that `WorkspaceBrands_getWorkspaceBrand` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceBrandsGetWorkspaceBrandErrorCode = 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';

/**
 * Parameters in the path of `WorkspaceBrands_updateWorkspaceBrand`.
 */
export interface WorkspaceBrandsUpdateWorkspaceBrandParams {
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

/** The brand to set. */
export type WorkspaceBrandsUpdateWorkspaceBrandBody = UpdateWorkspaceBrandBody;

/** The brand of the workspace. */
export type WorkspaceBrandsUpdateWorkspaceBrand200Response = UpdateWorkspaceBrandResponse;

/** The request is invalid. */
export type WorkspaceBrandsUpdateWorkspaceBrand400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkspaceBrandsUpdateWorkspaceBrand401Response = ErrorDetails;

/** The access token is valid, but does not allow this operation. */
export type WorkspaceBrandsUpdateWorkspaceBrand403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type WorkspaceBrandsUpdateWorkspaceBrand404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type WorkspaceBrandsUpdateWorkspaceBrand405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkspaceBrandsUpdateWorkspaceBrand429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkspaceBrandsUpdateWorkspaceBrand500Response = ErrorDetails;

/**
 * Set the brand of a workspace.
 *
 * Sets the brand of a workspace, which must be a brand of the account. The caller must be able to
 * manage the workspace.
 *
 * `WorkspaceBrands_updateWorkspaceBrand`, `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/brand`
 *
 * The responses, by status.
 */
export interface WorkspaceBrandsUpdateWorkspaceBrandResponses {
    /** The brand of the workspace. */
    200: WorkspaceBrandsUpdateWorkspaceBrand200Response;
    /** The request is invalid. */
    400: WorkspaceBrandsUpdateWorkspaceBrand400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkspaceBrandsUpdateWorkspaceBrand401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkspaceBrandsUpdateWorkspaceBrand403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkspaceBrandsUpdateWorkspaceBrand404Response;
    /** The path exists, but does not support this method. */
    405: WorkspaceBrandsUpdateWorkspaceBrand405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkspaceBrandsUpdateWorkspaceBrand429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkspaceBrandsUpdateWorkspaceBrand500Response;
}

/**
 * The error codes that `WorkspaceBrands_updateWorkspaceBrand` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `FORBIDDEN` (403): The user of the token does not belong to the account, or cannot manage the workspace. Use the token of another user.
 * - `NOT_FOUND` (404): No object has the ID in the path, or the user is not in the workspace. List the objects to find the right ID.
 */
export type WorkspaceBrandsUpdateWorkspaceBrandErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'FORBIDDEN' | 'NOT_FOUND';
