// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeDocument } from './schemas/envelopeDocument.js';
import type { EnvelopeDocumentsResult } from './schemas/envelopeDocumentsResult.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocuments_list`.
 */
export interface EnvelopeDocumentsListParams {
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
}

/**
 * Parameters in the query of `EnvelopeDocuments_list`.
 */
export interface EnvelopeDocumentsListQueryParams {
    /**
     * Whether only the documents are given that the calling user may see as a recipient.
     *
     * @example true
     */
    documents_by_userid?: ("true" | "false") | undefined;
    /**
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Whether the answer also tells of the tabs that stand on each document.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
    /**
     * The recipient through whose eyes the document is given, by the ID in the envelope.
     *
     * @example 1
     */
    recipient_id?: string | undefined;
    /**
     * The user who shares the envelope with the caller.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    shared_user_id?: string | undefined;
}

/** The documents that the caller may see. */
export type EnvelopeDocumentsList200Response = EnvelopeDocumentsResult;

/** The envelope is not there, the caller has no part in it, or a parameter is wrong. */
export type EnvelopeDocumentsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentsList500Response = ErrorDetails;

/**
 * List the documents of an envelope.
 *
 * Lists what an envelope contains: the files of the sender, in their order, and the certificate of
 * completion. The bytes are not in the list; each document is read by its own address.
 *
 * A recipient gets only the documents that are visible to that recipient. `recipient_id` shows the
 * list as one recipient gets it, and `include_tabs` adds what is known of the tabs on each document.
 *
 * `EnvelopeDocuments_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentsListResponses {
    /** The documents that the caller may see. */
    200: EnvelopeDocumentsList200Response;
    /** The envelope is not there, the caller has no part in it, or a parameter is wrong. */
    400: EnvelopeDocumentsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentsList500Response;
}

/**
 * The error codes that `EnvelopeDocuments_list` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeDocumentsListErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_updateList`.
 */
export interface EnvelopeDocumentsUpdateListParams {
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
}

/**
 * Headers of `EnvelopeDocuments_updateList`.
 */
export interface EnvelopeDocumentsUpdateListHeader {
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

/** An envelope of which only the documents count. */
export type EnvelopeDocumentsUpdateListBody = EnvelopeDefinition;

/** The documents that were put in, each with its own outcome. */
export type EnvelopeDocumentsUpdateList200Response = EnvelopeDocumentsResult;

/** A file cannot be read, the envelope is no draft, or the body does not fit the contract. */
export type EnvelopeDocumentsUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentsUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentsUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentsUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentsUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentsUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentsUpdateList500Response = ErrorDetails;

/**
 * Add documents to a draft.
 *
 * Adds one or more documents to an envelope that is still a draft. A document whose number is
 * already taken replaces the one that has it. Other documents of the envelope stay as they are.
 *
 * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
 * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
 * chunked upload. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocuments_updateList`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentsUpdateListResponses {
    /** The documents that were put in, each with its own outcome. */
    200: EnvelopeDocumentsUpdateList200Response;
    /** A file cannot be read, the envelope is no draft, or the body does not fit the contract. */
    400: EnvelopeDocumentsUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentsUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentsUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentsUpdateList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentsUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentsUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentsUpdateList500Response;
}

/**
 * The error codes that `EnvelopeDocuments_updateList` is known to answer with.
 *
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status. Add them while it is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSPECIFIED_ERROR` (400): The service could not do it and has no closer code, for example when the same document is uploaded too often at once. Wait and try again; the status can also be 500.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentsUpdateListErrorCode = 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSPECIFIED_ERROR' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocuments_delete`.
 */
export interface EnvelopeDocumentsDeleteParams {
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
}

/**
 * Headers of `EnvelopeDocuments_delete`.
 */
export interface EnvelopeDocumentsDeleteHeader {
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

/** An envelope that names the documents to remove. */
export type EnvelopeDocumentsDeleteBody = EnvelopeDefinition;

/** The documents that were named, each with its own outcome. */
export type EnvelopeDocumentsDelete200Response = EnvelopeDocumentsResult;

/** The envelope is no draft, or the body does not fit the contract. */
export type EnvelopeDocumentsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentsDelete500Response = ErrorDetails;

/**
 * Remove documents from a draft.
 *
 * Takes the named documents out of an envelope that is still a draft, together with the tabs that
 * stand on them. The body is an envelope definition; of its `documents` only the numbers count.
 *
 * Once the envelope has been sent its documents can no longer be taken out; only a purge removes
 * them. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocuments_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentsDeleteResponses {
    /** The documents that were named, each with its own outcome. */
    200: EnvelopeDocumentsDelete200Response;
    /** The envelope is no draft, or the body does not fit the contract. */
    400: EnvelopeDocumentsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocuments_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocuments_get`.
 */
export interface EnvelopeDocumentsGetParams {
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
     * The document, by the number that the sender gave to it; or `combined` for all documents in one
     * PDF, `archive` for a ZIP of all of them with the certificate, `certificate` for the certificate
     * of completion alone, `portfolio` for a PDF portfolio.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `EnvelopeDocuments_get`.
 */
export interface EnvelopeDocumentsGetQueryParams {
    /**
     * Whether the certificate of completion is added to the combined PDF.
     *
     * @example true
     */
    certificate?: ("true" | "false") | undefined;
    /**
     * Whether only the documents are given that the calling user may see as a recipient.
     *
     * @example true
     */
    documents_by_userid?: ("true" | "false") | undefined;
    /**
     * How the bytes are encoded on the way; plain bytes where it is left out.
     *
     * @example base64
     */
    encoding?: string | undefined;
    /**
     * Whether the bytes come encrypted with the key of the account's key manager.
     *
     * @example false
     */
    encrypt?: ("true" | "false") | undefined;
    /**
     * The language of the certificate of completion, by its code.
     *
     * @example en
     */
    language?: string | undefined;
    /**
     * The recipient through whose eyes the document is given, by the ID in the envelope.
     *
     * @example 1
     */
    recipient_id?: string | undefined;
    /**
     * The user who shares the envelope with the caller.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    shared_user_id?: string | undefined;
    /**
     * Whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
    /**
     * Whether the account's watermark is printed on a document that is not completed.
     *
     * @example true
     */
    watermark?: ("true" | "false") | undefined;
}

/** The file: a PDF, or a ZIP for `archive`. */
export type EnvelopeDocumentsGet200Response = Blob;

/** There is no such document in the envelope, or a parameter does not fit the contract. */
export type EnvelopeDocumentsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentsGet500Response = ErrorDetails;

/**
 * Read the bytes of a document.
 *
 * Gives a document of an envelope as a PDF, in its present state. In place of a document's number
 * the path takes four words: `combined` for all documents in one PDF, to which `certificate=true`
 * adds the certificate of completion; `certificate` for that certificate alone; `portfolio` for a
 * PDF portfolio; and `archive` for a ZIP of the single PDFs and the certificate.
 *
 * A recipient gets only the documents that are visible to that recipient. Too many downloads of the
 * same document at the same time are refused.
 *
 * `EnvelopeDocuments_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentsGetResponses {
    /** The file: a PDF, or a ZIP for `archive`. */
    200: EnvelopeDocumentsGet200Response;
    /** There is no such document in the envelope, or a parameter does not fit the contract. */
    400: EnvelopeDocumentsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentsGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentsGet500Response;
}

/**
 * The error codes that `EnvelopeDocuments_get` is known to answer with.
 *
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads are over, then repeat the call.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeDocumentsGetErrorCode = 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_update`.
 */
export interface EnvelopeDocumentsUpdateParams {
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
 * Headers of `EnvelopeDocuments_update`.
 */
export interface EnvelopeDocumentsUpdateHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
    /**
     * The name of the file, as `filename="..."`; or, with more, `file; filename="...";
     * fileExtension=pdf; documentId=1`. A file that is not a PDF needs its extension.
     *
     * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
     */
    "Content-Disposition"?: string | undefined;
}

/** The bytes of the file. */
export type EnvelopeDocumentsUpdateBody = Blob;

/** The document as the service keeps it. */
export type EnvelopeDocumentsUpdate200Response = EnvelopeDocument;

/** The file cannot be read, the envelope is no draft, or a parameter does not fit the contract. */
export type EnvelopeDocumentsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentsUpdate500Response = ErrorDetails;

/**
 * Add or replace a document.
 *
 * Puts a file into an envelope that is still a draft, under the number in the path. A document that
 * has the number already is replaced.
 *
 * The body is the file itself, of 32 MB at most. Its name comes in `Content-Disposition`, with the
 * extension where the file is not a PDF. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocuments_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentsUpdateResponses {
    /** The document as the service keeps it. */
    200: EnvelopeDocumentsUpdate200Response;
    /** The file cannot be read, the envelope is no draft, or a parameter does not fit the contract. */
    400: EnvelopeDocumentsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocuments_update` is known to answer with.
 *
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status. Add them while it is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSPECIFIED_ERROR` (400): The service could not do it and has no closer code, for example when the same document is uploaded too often at once. Wait and try again; the status can also be 500.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentsUpdateErrorCode = 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSPECIFIED_ERROR' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_NOT_ENVELOPE_SENDER';
