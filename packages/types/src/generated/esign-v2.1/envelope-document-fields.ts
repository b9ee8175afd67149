// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentFields_list`.
 */
export interface EnvelopeDocumentFieldsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/** The names with their values. */
export type EnvelopeDocumentFieldsList200Response = DocumentFieldsInformation;

/** There is no such document for the caller, or a parameter does not fit the contract. */
export type EnvelopeDocumentFieldsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentFieldsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentFieldsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentFieldsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentFieldsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentFieldsList500Response = ErrorDetails;

/**
 * List the fields of a document.
 *
 * Gives the pairs of a name and a value that the sender keeps with one document of an envelope. They
 * have nothing to do with the tabs that signers fill in.
 *
 * `EnvelopeDocumentFields_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentFieldsListResponses {
    /** The names with their values. */
    200: EnvelopeDocumentFieldsList200Response;
    /** There is no such document for the caller, or a parameter does not fit the contract. */
    400: EnvelopeDocumentFieldsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentFieldsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentFieldsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentFieldsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentFieldsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentFieldsList500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_list` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeDocumentFieldsListErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentFields_create`.
 */
export interface EnvelopeDocumentFieldsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names with their values. */
export type EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation;

/** The fields that were added. */
export type EnvelopeDocumentFieldsCreate201Response = DocumentFieldsInformation;

/** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentFieldsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentFieldsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentFieldsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentFieldsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentFieldsCreate500Response = ErrorDetails;

/**
 * Add fields to a document.
 *
 * Adds pairs of a name and a value to one document of an envelope. The envelope must be a draft or
 * in process, and a document has each name only once. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentFieldsCreateResponses {
    /** The fields that were added. */
    201: EnvelopeDocumentFieldsCreate201Response;
    /** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentFieldsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentFieldsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentFieldsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentFieldsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentFieldsCreate500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_create` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentFieldsCreateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocumentFields_update`.
 */
export interface EnvelopeDocumentFieldsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names with their new values. */
export type EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation;

/** The fields that were changed. */
export type EnvelopeDocumentFieldsUpdate200Response = DocumentFieldsInformation;

/** The request does not fit the contract, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentFieldsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentFieldsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentFieldsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentFieldsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentFieldsUpdate500Response = ErrorDetails;

/**
 * Change fields of a document.
 *
 * Gives new values to names that one document of an envelope already has; names that are not in the
 * body keep their values. The envelope must be a draft or in process. Whoever holds a lock on the
 * envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentFieldsUpdateResponses {
    /** The fields that were changed. */
    200: EnvelopeDocumentFieldsUpdate200Response;
    /** The request does not fit the contract, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentFieldsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentFieldsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentFieldsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentFieldsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentFieldsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_update` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentFieldsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocumentFields_delete`.
 */
export interface EnvelopeDocumentFieldsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names to delete. */
export type EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation;

/** The fields that were deleted. */
export type EnvelopeDocumentFieldsDelete200Response = DocumentFieldsInformation;

/** The request does not fit the contract, or the envelope is finished or locked. */
export type EnvelopeDocumentFieldsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentFieldsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentFieldsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentFieldsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentFieldsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentFieldsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentFieldsDelete500Response = ErrorDetails;

/**
 * Delete fields of a document.
 *
 * Removes names, together with their values, from one document of an envelope. The body lists the
 * names; others stay. The envelope must be a draft or in process. Whoever holds a lock on the
 * envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentFields_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentFieldsDeleteResponses {
    /** The fields that were deleted. */
    200: EnvelopeDocumentFieldsDelete200Response;
    /** The request does not fit the contract, or the envelope is finished or locked. */
    400: EnvelopeDocumentFieldsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentFieldsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentFieldsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentFieldsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentFieldsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentFieldsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentFieldsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocumentFields_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentFieldsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';
