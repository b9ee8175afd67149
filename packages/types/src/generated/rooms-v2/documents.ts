// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { DocumentUser } from './schemas/DocumentUser.js';
import type { DocumentUserForCreate } from './schemas/DocumentUserForCreate.js';
import type { Documents } from './schemas/Documents.js';

/**
 * Parameters in the path of `Documents_GetDocument`.
 */
export interface DocumentsGetDocumentParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the document, as returned when it was added to its room.
     *
     * @example 771206
     */
    documentId: number;
}

/**
 * Parameters in the query of `Documents_GetDocument`.
 */
export interface DocumentsGetDocumentQueryParams {
    /**
     * Specifies whether the response includes the content of the document in Base64.
     *
     * @example true
     */
    includeContents?: boolean | undefined;
}

/** The document. */
export type DocumentsGetDocument200Response = Documents;

/** A parameter is invalid. */
export type DocumentsGetDocument400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type DocumentsGetDocument401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DocumentsGetDocument403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type DocumentsGetDocument404Response = ApiError;

/** The path exists, but does not support this method. */
export type DocumentsGetDocument405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DocumentsGetDocument429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DocumentsGetDocument500Response = ApiError;

/**
 * Get a document.
 *
 * Returns a document of a room, on request with its content. People in the room can view the
 * documents that they own and those they were given access to. Owners of the room, and members whose
 * role gives them access to the room without an invitation, can view all of them. If the role of the
 * owner says so, people of the owner's office can view the document too, and people with the same
 * role in the room also own it.
 *
 * `Documents_GetDocument`, `GET /v2/accounts/{accountId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface DocumentsGetDocumentResponses {
    /** The document. */
    200: DocumentsGetDocument200Response;
    /** A parameter is invalid. */
    400: DocumentsGetDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DocumentsGetDocument401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DocumentsGetDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DocumentsGetDocument404Response;
    /** The path exists, but does not support this method. */
    405: DocumentsGetDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DocumentsGetDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DocumentsGetDocument500Response;
}

/**
 * The error codes that `Documents_GetDocument` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type DocumentsGetDocumentErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Documents_DeleteDocument`.
 */
export interface DocumentsDeleteDocumentParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the document, as returned when it was added to its room.
     *
     * @example 771206
     */
    documentId: number;
}

/** The document was deleted. The response has no body. */
export type DocumentsDeleteDocument204Response = undefined;

/** The request is invalid, or the document cannot be deleted. */
export type DocumentsDeleteDocument400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type DocumentsDeleteDocument401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DocumentsDeleteDocument403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type DocumentsDeleteDocument404Response = ApiError;

/** The path exists, but does not support this method. */
export type DocumentsDeleteDocument405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DocumentsDeleteDocument429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DocumentsDeleteDocument500Response = ApiError;

/**
 * Delete a document.
 *
 * Deletes a document for all people in its room. It cannot be restored. Envelopes that were created
 * from it keep their copy.
 *
 * The role in the room decides: a user with `canDeleteOwnedDocuments` can delete their own
 * documents, one with `canDeleteSignedDocuments` every signed document that they can view, and one
 * with `canDeleteUnsignedDocuments` every unsigned one.
 *
 * `Documents_DeleteDocument`, `DELETE /v2/accounts/{accountId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface DocumentsDeleteDocumentResponses {
    /** The document was deleted. The response has no body. */
    204: DocumentsDeleteDocument204Response;
    /** The request is invalid, or the document cannot be deleted. */
    400: DocumentsDeleteDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DocumentsDeleteDocument401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DocumentsDeleteDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DocumentsDeleteDocument404Response;
    /** The path exists, but does not support this method. */
    405: DocumentsDeleteDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DocumentsDeleteDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DocumentsDeleteDocument500Response;
}

/**
 * The error codes that `Documents_DeleteDocument` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type DocumentsDeleteDocumentErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Documents_CreateDocumentUser`.
 */
export interface DocumentsCreateDocumentUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the document, as returned when it was added to its room.
     *
     * @example 771206
     */
    documentId: number;
}

/** The user who gets access. */
export type DocumentsCreateDocumentUserBody = DocumentUserForCreate;

/** The user has access to the document. */
export type DocumentsCreateDocumentUser201Response = DocumentUser;

/** The request is invalid, or the user cannot get access. */
export type DocumentsCreateDocumentUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type DocumentsCreateDocumentUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DocumentsCreateDocumentUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type DocumentsCreateDocumentUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type DocumentsCreateDocumentUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DocumentsCreateDocumentUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DocumentsCreateDocumentUser500Response = ApiError;

/**
 * Give a user access to a document.
 *
 * Gives a user access to a document of a room that the user can open. The response says what the
 * user can do with the document. The user is notified by e-mail. Repeating the request changes
 * nothing.
 *
 * The owner of a document can always share it. Other people who can view it need a role with
 * `canShareDocsNotOwned` in the room.
 *
 * `Documents_CreateDocumentUser`, `POST /v2/accounts/{accountId}/documents/{documentId}/users`
 *
 * The responses, by status.
 */
export interface DocumentsCreateDocumentUserResponses {
    /** The user has access to the document. */
    201: DocumentsCreateDocumentUser201Response;
    /** The request is invalid, or the user cannot get access. */
    400: DocumentsCreateDocumentUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DocumentsCreateDocumentUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DocumentsCreateDocumentUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DocumentsCreateDocumentUser404Response;
    /** The path exists, but does not support this method. */
    405: DocumentsCreateDocumentUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DocumentsCreateDocumentUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DocumentsCreateDocumentUser500Response;
}

/**
 * The error codes that `Documents_CreateDocumentUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type DocumentsCreateDocumentUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
