// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { ExternalFormFillSession } from './schemas/ExternalFormFillSession.js';
import type { ExternalFormFillSessionForCreate } from './schemas/ExternalFormFillSessionForCreate.js';

/**
 * Parameters in the path of `ExternalFormFillSessions_CreateExternalFormFillSession`.
 */
export interface ExternalFormFillSessionsCreateExternalFormFillSessionParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The room and its forms. */
export type ExternalFormFillSessionsCreateExternalFormFillSessionBody = ExternalFormFillSessionForCreate;

/** The session was created. */
export type ExternalFormFillSessionsCreateExternalFormFillSession201Response = ExternalFormFillSession;

/** The request is invalid, or a form is not in the room. */
export type ExternalFormFillSessionsCreateExternalFormFillSession400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type ExternalFormFillSessionsCreateExternalFormFillSession401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type ExternalFormFillSessionsCreateExternalFormFillSession403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type ExternalFormFillSessionsCreateExternalFormFillSession404Response = ApiError;

/** The path exists, but does not support this method. */
export type ExternalFormFillSessionsCreateExternalFormFillSession405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ExternalFormFillSessionsCreateExternalFormFillSession429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ExternalFormFillSessionsCreateExternalFormFillSession500Response = ApiError;

/**
 * Create a session to fill in forms.
 *
 * Creates a URL at which forms of a room can be filled in without logging in to Rooms. The forms
 * must have been added to the room with `Rooms_AddFormToRoom`. What is entered there is saved in
 * the documents of the room. The URL stops working an hour after it was last used. Set
 * `xFrameAllowedUrl` to show the page in a frame of your application.
 *
 * The caller must be able to view the room, with a role that can add documents from form groups or
 * form libraries.
 *
 * `ExternalFormFillSessions_CreateExternalFormFillSession`, `POST /v2/accounts/{accountId}/external_form_fill_sessions`
 *
 * The responses, by status.
 */
export interface ExternalFormFillSessionsCreateExternalFormFillSessionResponses {
    /** The session was created. */
    201: ExternalFormFillSessionsCreateExternalFormFillSession201Response;
    /** The request is invalid, or a form is not in the room. */
    400: ExternalFormFillSessionsCreateExternalFormFillSession400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ExternalFormFillSessionsCreateExternalFormFillSession401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ExternalFormFillSessionsCreateExternalFormFillSession403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ExternalFormFillSessionsCreateExternalFormFillSession404Response;
    /** The path exists, but does not support this method. */
    405: ExternalFormFillSessionsCreateExternalFormFillSession405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ExternalFormFillSessionsCreateExternalFormFillSession429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ExternalFormFillSessionsCreateExternalFormFillSession500Response;
}

/**
 * The error codes that `ExternalFormFillSessions_CreateExternalFormFillSession` can return.
 *
 * - `FORM_NOT_IN_ROOM` (400): No document of the room was created from the form. Add the form to the room with `Rooms_AddFormToRoom`, and repeat the request.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type ExternalFormFillSessionsCreateExternalFormFillSessionErrorCode = 'FORM_NOT_IN_ROOM' | 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
