// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentFields_list`.
 */
export interface EnvelopeDocumentFieldsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/** The names and their values. */
export type EnvelopeDocumentFieldsList200Response = DocumentFieldsInformation;

/** The document does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeDocumentFieldsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentFieldsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentFieldsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentFieldsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentFieldsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentFieldsList500Response = ErrorDetails;

/**
 * List the fields of a document.
 *
 * Returns the name and value pairs that the sender stores with one document of an envelope. They are
 * not related to the tabs that signers fill in.
 *
 * `EnvelopeDocumentFields_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentFieldsListResponses {
    /** The names and their values. */
    200: EnvelopeDocumentFieldsList200Response;
    /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeDocumentFieldsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentFieldsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentFieldsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentFieldsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentFieldsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentFieldsList500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentFieldsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentFields_create`.
 */
export interface EnvelopeDocumentFieldsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `EnvelopeDocumentFields_create`.
 */
export interface EnvelopeDocumentFieldsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names and their values. */
export type EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation;

/** The added fields. */
export type EnvelopeDocumentFieldsCreate201Response = DocumentFieldsInformation;

/** The request is invalid, a name is already in use, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentFieldsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentFieldsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentFieldsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentFieldsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentFieldsCreate500Response = ErrorDetails;

/**
 * Add fields to a document.
 *
 * Adds name and value pairs to one document of an envelope. The envelope must be a draft or in
 * process, and names must be unique in a document. If the caller holds a lock on the envelope, send
 * it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentFieldsCreateResponses {
    /** The added fields. */
    201: EnvelopeDocumentFieldsCreate201Response;
    /** The request is invalid, a name is already in use, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentFieldsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentFieldsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentFieldsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentFieldsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentFieldsCreate500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentFieldsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentFields_update`.
 */
export interface EnvelopeDocumentFieldsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `EnvelopeDocumentFields_update`.
 */
export interface EnvelopeDocumentFieldsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names and their new values. */
export type EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation;

/** The updated fields. */
export type EnvelopeDocumentFieldsUpdate200Response = DocumentFieldsInformation;

/** The request is invalid, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentFieldsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentFieldsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentFieldsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentFieldsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentFieldsUpdate500Response = ErrorDetails;

/**
 * Change fields of a document.
 *
 * Sets new values for existing names of one document of an envelope. Names that the request body
 * omits keep their values. The envelope must be a draft or in process. If the caller holds a lock on
 * the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentFieldsUpdateResponses {
    /** The updated fields. */
    200: EnvelopeDocumentFieldsUpdate200Response;
    /** The request is invalid, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentFieldsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentFieldsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentFieldsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentFieldsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentFieldsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentFieldsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentFields_delete`.
 */
export interface EnvelopeDocumentFieldsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `EnvelopeDocumentFields_delete`.
 */
export interface EnvelopeDocumentFieldsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names to delete. */
export type EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation;

/** The deleted fields. */
export type EnvelopeDocumentFieldsDelete200Response = DocumentFieldsInformation;

/** The request is invalid, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentFieldsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentFieldsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentFieldsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentFieldsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentFieldsDelete500Response = ErrorDetails;

/**
 * Delete fields of a document.
 *
 * Deletes names and their values from one document of an envelope. The request body lists the names
 * to delete. Other names are kept. The envelope must be a draft or in process. If the caller holds a
 * lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentFieldsDeleteResponses {
    /** The deleted fields. */
    200: EnvelopeDocumentFieldsDelete200Response;
    /** The request is invalid, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentFieldsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentFieldsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentFieldsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentFieldsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentFieldsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentFieldsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
