// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeDocument } from './schemas/envelopeDocument.js';
import type { EnvelopeDocumentsResult, EnvelopeDocumentsResultAnswer } from './schemas/envelopeDocumentsResult.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocuments_list`.
 */
export interface EnvelopeDocumentsListParams {
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
}

/**
 * Parameters in the query of `EnvelopeDocuments_list`.
 */
export interface EnvelopeDocumentsListQueryParams {
    /**
     * Specifies whether only the documents that the calling user can see as a recipient are returned.
     *
     * @example true
     */
    documents_by_userid?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the agreement type of each document in `agreementType` and
     * `agreementTypeSource`. The sandbox does not classify documents and omits both fields.
     *
     * @example true
     */
    include_agreement_type?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the fields for document generation of each document in
     * `docGenFormFields`.
     *
     * @example true
     */
    include_docgen_formfields?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the size of each document in `sizeBytes`.
     *
     * @example true
     */
    include_document_size?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes `isEdited`, which indicates whether pages of the document
     * were changed after the document was added.
     *
     * @example true
     */
    include_is_edited?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the tabs on each document.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
    /**
     * The ID of the recipient in the envelope from whose perspective the document is returned.
     *
     * @example 1
     */
    recipient_id?: string | undefined;
    /**
     * The ID of the user who shares the envelope with the caller.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    shared_user_id?: string | undefined;
}

/** The documents that the caller can view. */
export type EnvelopeDocumentsList200Response = EnvelopeDocumentsResultAnswer;

/** The envelope does not exist, the caller does not have access to it, or a parameter is invalid. */
export type EnvelopeDocumentsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentsList500Response = ErrorDetails;

/**
 * List the documents of an envelope.
 *
 * Returns the contents of an envelope: the files of the sender, in their order, and the certificate
 * of completion, which exists from the moment the envelope is sent. A draft does not have one. The
 * list does not contain the content of the files. Each document is downloaded separately.
 *
 * A recipient receives only the documents that are visible to that recipient. `recipient_id` returns
 * the list as one recipient sees it, and `include_tabs` adds the tabs on each document.
 *
 * `EnvelopeDocuments_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentsListResponses {
    /** The documents that the caller can view. */
    200: EnvelopeDocumentsList200Response;
    /** The envelope does not exist, the caller does not have access to it, or a parameter is invalid. */
    400: EnvelopeDocumentsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentsList500Response;
}

/**
 * The error codes that `EnvelopeDocuments_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_updateList`.
 */
export interface EnvelopeDocumentsUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeDocuments_updateList`.
 */
export interface EnvelopeDocumentsUpdateListHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** An envelope definition, of which only the documents are used. */
export type EnvelopeDocumentsUpdateListBody = EnvelopeDefinition;

/** The added documents, each with its result. */
export type EnvelopeDocumentsUpdateList200Response = EnvelopeDocumentsResult;

/** A file cannot be read, the envelope is not a draft, or the request body is invalid. */
export type EnvelopeDocumentsUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentsUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentsUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentsUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentsUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentsUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentsUpdateList500Response = ErrorDetails;

/**
 * Add documents to a draft.
 *
 * Adds one or more documents to an envelope that is still a draft. A document with an ID that is
 * already in use replaces the existing document. Other documents of the envelope are not changed.
 *
 * Each document contains its content in `documentBase64`, or the URL of a file in `remoteUrl`. A
 * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB here.
 * Use a chunked upload for larger files. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * The files can also come together with the JSON, as `multipart/form-data` whose parts do not have
 * names: first the same body without `documentBase64`, then each file with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`.
 *
 * `EnvelopeDocuments_updateList`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentsUpdateListResponses {
    /** The added documents, each with its result. */
    200: EnvelopeDocumentsUpdateList200Response;
    /** A file cannot be read, the envelope is not a draft, or the request body is invalid. */
    400: EnvelopeDocumentsUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentsUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentsUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentsUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentsUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentsUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentsUpdateList500Response;
}

/**
 * The error codes that `EnvelopeDocuments_updateList` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status of the envelope. Add documents while the envelope is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `INVALID_CONTENT_TYPE` (400): No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add the header to the part with the definition.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `NO_DOCUMENT_RECEIVED` (200): The request contains no content for a document of the list. The code appears in the entry of that document, and the others are added. Send `documentBase64`, or a file part with the same ID.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `UNSPECIFIED_ERROR` (400): The service could not process the request and does not have a more specific code, for example if the same document is uploaded too often at once. Wait and repeat the request. The status can also be 500.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentsUpdateListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'INVALID_CONTENT_TYPE' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'NO_DOCUMENT_RECEIVED' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSPECIFIED_ERROR' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_delete`.
 */
export interface EnvelopeDocumentsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeDocuments_delete`.
 */
export interface EnvelopeDocumentsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** An envelope definition with the documents to delete. */
export type EnvelopeDocumentsDeleteBody = EnvelopeDefinition;

/** The documents in the request, each with its result. */
export type EnvelopeDocumentsDelete200Response = EnvelopeDocumentsResult;

/** The envelope is not a draft, or the request body is invalid. */
export type EnvelopeDocumentsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentsDelete500Response = ErrorDetails;

/**
 * Remove documents from a draft.
 *
 * Deletes the given documents from an envelope that is still a draft, together with the tabs on
 * them. The request body is an envelope definition, of which only the IDs in `documents` are used.
 *
 * Once the envelope has been sent, its documents can no longer be deleted. Only a purge removes
 * them. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocuments_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentsDeleteResponses {
    /** The documents in the request, each with its result. */
    200: EnvelopeDocumentsDelete200Response;
    /** The envelope is not a draft, or the request body is invalid. */
    400: EnvelopeDocumentsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocuments_delete` can return.
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
export type EnvelopeDocumentsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_get`.
 */
export interface EnvelopeDocumentsGetParams {
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
     * The ID of the document, as assigned by the sender, or one of these values: `combined` for all
     * documents in one PDF, `archive` for a ZIP of all documents and the certificate, `certificate` for
     * only the certificate of completion, or `portfolio` for a PDF portfolio.
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
     * Specifies whether the certificate of completion is added to the combined PDF.
     *
     * @example true
     */
    certificate?: ("true" | "false") | undefined;
    /**
     * Specifies whether only the documents that the calling user can see as a recipient are returned.
     *
     * @example true
     */
    documents_by_userid?: ("true" | "false") | undefined;
    /**
     * The transfer encoding of the content. If it is omitted, the content is sent as plain bytes.
     *
     * @example base64
     */
    encoding?: string | undefined;
    /**
     * Specifies whether the content is encrypted with the key of the key manager of the account.
     *
     * @example false
     */
    encrypt?: ("true" | "false") | undefined;
    /**
     * The language of the certificate of completion, as a language code.
     *
     * @example en
     */
    language?: string | undefined;
    /**
     * The ID of the recipient in the envelope from whose perspective the document is returned.
     *
     * @example 1
     */
    recipient_id?: string | undefined;
    /**
     * The ID of the user who shares the envelope with the caller.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    shared_user_id?: string | undefined;
    /**
     * Specifies whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
    /**
     * Specifies whether the watermark of the account is printed on a document whose envelope is not
     * completed.
     *
     * @example true
     */
    watermark?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeDocuments_get`.
 */
export interface EnvelopeDocumentsGetHeader {
    /**
     * Set it to `base64` to receive the file as Base64 text. If it is omitted, the content is sent as
     * plain bytes. The query parameter `encoding` has the same effect.
     *
     * @example base64
     */
    "Content-Transfer-Encoding"?: string | undefined;
}

/** The file: a PDF, or a ZIP for `archive`. It is Base64 text if the request asks for `base64`. */
export type EnvelopeDocumentsGet200Response = Blob;

/** The document does not exist in the envelope, or a parameter is invalid. */
export type EnvelopeDocumentsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentsGet500Response = ErrorDetails;

/**
 * Download a document.
 *
 * Returns a document of an envelope as a PDF, in its current state. Instead of a document ID, the
 * path also accepts four keywords: `combined` for all documents in one PDF, to which
 * `certificate=true` adds the certificate of completion, `certificate` for only that certificate,
 * `portfolio` for a PDF portfolio, and `archive` for a ZIP of the individual PDFs and the
 * certificate.
 *
 * With the request header `Content-Transfer-Encoding: base64`, the file is sent as Base64 text.
 *
 * A recipient can only download the documents that are visible to that recipient. Too many
 * simultaneous downloads of the same document are rejected.
 *
 * `EnvelopeDocuments_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentsGetResponses {
    /** The file: a PDF, or a ZIP for `archive`. It is Base64 text if the request asks for `base64`. */
    200: EnvelopeDocumentsGet200Response;
    /** The document does not exist in the envelope, or a parameter is invalid. */
    400: EnvelopeDocumentsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentsGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentsGet500Response;
}

/**
 * The error codes that `EnvelopeDocuments_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads finish, then repeat the request.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocuments_update`.
 */
export interface EnvelopeDocumentsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
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
 * Headers of `EnvelopeDocuments_update`.
 */
export interface EnvelopeDocumentsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
    /**
     * The name of the file, as `filename="..."` or, with more details, as `file; filename="...";
     * fileExtension=pdf; documentId=1`. A file that is not a PDF requires its extension.
     *
     * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
     */
    "Content-Disposition"?: string | undefined;
}

/** The content of the file. */
export type EnvelopeDocumentsUpdateBody = Blob;

/** The stored document. */
export type EnvelopeDocumentsUpdate200Response = EnvelopeDocument;

/** The file cannot be read, the envelope is not a draft, or a parameter is invalid. */
export type EnvelopeDocumentsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentsUpdate500Response = ErrorDetails;

/**
 * Add or replace a document.
 *
 * Adds a file to an envelope that is still a draft, under the document ID in the path. An existing
 * document with the ID is replaced.
 *
 * The request body is the file itself, of up to 32 MB. `Content-Disposition` contains its name, and
 * its extension if the file is not a PDF. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocuments_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentsUpdateResponses {
    /** The stored document. */
    200: EnvelopeDocumentsUpdate200Response;
    /** The file cannot be read, the envelope is not a draft, or a parameter is invalid. */
    400: EnvelopeDocumentsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocuments_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status of the envelope. Add documents while the envelope is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `UNSPECIFIED_ERROR` (400): The service could not process the request and does not have a more specific code, for example if the same document is uploaded too often at once. Wait and repeat the request. The status can also be 500.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSPECIFIED_ERROR' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
