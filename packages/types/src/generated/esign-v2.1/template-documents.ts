// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeDocument } from './schemas/envelopeDocument.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateDocumentsResult, TemplateDocumentsResultAnswer } from './schemas/templateDocumentsResult.js';

/**
 * Parameters in the path of `TemplateDocuments_list`.
 */
export interface TemplateDocumentsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Parameters in the query of `TemplateDocuments_list`.
 */
export interface TemplateDocumentsListQueryParams {
    /**
     * Specifies whether the response includes the agreement type of each document in `agreementType` and
     * `agreementTypeSource`. The sandbox does not classify documents and omits both fields.
     *
     * @example true
     */
    include_agreement_type?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes `isEdited`, which indicates whether pages of the document
     * were changed after the document was added.
     *
     * @example true
     */
    include_is_edited?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the tabs on each document.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** The documents of the template. */
export type TemplateDocumentsList200Response = TemplateDocumentsResultAnswer;

/** The template does not exist, the caller cannot view it, or a parameter is invalid. */
export type TemplateDocumentsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentsList500Response = ErrorDetails;

/**
 * List the documents of a template.
 *
 * Returns the documents of a template in order. The list does not contain the content of the
 * documents. Download each document with its own URI. Unlike an envelope, a template does not have a
 * certificate of completion. `include_tabs` adds information about the tabs on each document.
 *
 * `TemplateDocuments_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * The responses, by status.
 */
export interface TemplateDocumentsListResponses {
    /** The documents of the template. */
    200: TemplateDocumentsList200Response;
    /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
    400: TemplateDocumentsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentsList500Response;
}

/**
 * The error codes that `TemplateDocuments_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_updateList`.
 */
export interface TemplateDocumentsUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Headers of `TemplateDocuments_updateList`.
 */
export interface TemplateDocumentsUpdateListHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The documents, in `documents` of an envelope definition. */
export type TemplateDocumentsUpdateListBody = EnvelopeDefinition;

/** The added documents, with the result for each. */
export type TemplateDocumentsUpdateList200Response = TemplateDocumentsResult;

/** A file cannot be read, the request is invalid, or another user holds the lock. */
export type TemplateDocumentsUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentsUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentsUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentsUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentsUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentsUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentsUpdateList500Response = ErrorDetails;

/**
 * Add or replace documents of a template.
 *
 * Adds one or more documents to a template. A document with an ID that is already in use replaces
 * the existing document. Other documents of the template and existing envelopes are not changed.
 * Tabs in the request body are placed at the same time.
 *
 * Each document contains its content in `documentBase64` or the URL of a file in `remoteUrl`. A
 * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB. Send
 * larger ones with a chunked upload. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * The files can also come together with the JSON, as `multipart/form-data` whose parts do not have
 * names: first the same body without `documentBase64`, then each file with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`.
 *
 * `TemplateDocuments_updateList`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * The responses, by status.
 */
export interface TemplateDocumentsUpdateListResponses {
    /** The added documents, with the result for each. */
    200: TemplateDocumentsUpdateList200Response;
    /** A file cannot be read, the request is invalid, or another user holds the lock. */
    400: TemplateDocumentsUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentsUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentsUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentsUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentsUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentsUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentsUpdateList500Response;
}

/**
 * The error codes that `TemplateDocuments_updateList` can return.
 *
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchor strings, usually because a document is damaged. Send an intact file.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status of the envelope. Add documents while the envelope is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `INVALID_CONTENT_TYPE` (400): No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add the header to the part with the definition.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `NO_DOCUMENT_RECEIVED` (200): The request contains no content for a document of the list. The code appears in the entry of that document, and the others are added. Send `documentBase64`, or a file part with the same ID.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentsUpdateListErrorCode = 'ANCHOR_TAG_PROCESSING_FAILURE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_IS_INCOMPLETE' | 'INVALID_CONTENT_TYPE' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'NO_DOCUMENT_RECEIVED' | 'TEMPLATE_ID_INVALID' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_delete`.
 */
export interface TemplateDocumentsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Headers of `TemplateDocuments_delete`.
 */
export interface TemplateDocumentsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The documents to remove, each with its ID. */
export type TemplateDocumentsDeleteBody = EnvelopeDefinition;

/** The removed documents, with the result for each. */
export type TemplateDocumentsDelete200Response = TemplateDocumentsResult;

/** The template does not have this document, or another user holds the lock. */
export type TemplateDocumentsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentsDelete500Response = ErrorDetails;

/**
 * Remove documents from a template.
 *
 * Deletes documents from a template, together with their tabs. The request body contains the IDs of
 * the documents. Unlike for an envelope, this is possible in every status of the template. Existing
 * envelopes keep the documents.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocuments_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * The responses, by status.
 */
export interface TemplateDocumentsDeleteResponses {
    /** The removed documents, with the result for each. */
    200: TemplateDocumentsDelete200Response;
    /** The template does not have this document, or another user holds the lock. */
    400: TemplateDocumentsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentsDelete500Response;
}

/**
 * The error codes that `TemplateDocuments_delete` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_get`.
 */
export interface TemplateDocumentsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender, or `combined` for all documents of the template
     * in one PDF.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `TemplateDocuments_get`.
 */
export interface TemplateDocumentsGetQueryParams {
    /**
     * Specifies whether the content is encrypted with the key of the key manager of the account.
     *
     * @example false
     */
    encrypt?: ("true" | "false") | undefined;
    /**
     * The requested file type of the document. The possible values are not public. The sandbox returns a
     * PDF for every value.
     *
     * @example pdf
     */
    file_type?: string | undefined;
    /**
     * Specifies whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
}

/** The file as a PDF. */
export type TemplateDocumentsGet200Response = Blob;

/** The template does not have this document, or a parameter is invalid. */
export type TemplateDocumentsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentsGet500Response = ErrorDetails;

/**
 * Download a document of a template.
 *
 * Returns a document of a template as a PDF, regardless of its original file type. `combined`
 * instead of the document ID returns all documents in one PDF. There is no certificate of
 * completion, because a template is not signed.
 *
 * `TemplateDocuments_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface TemplateDocumentsGetResponses {
    /** The file as a PDF. */
    200: TemplateDocumentsGet200Response;
    /** The template does not have this document, or a parameter is invalid. */
    400: TemplateDocumentsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentsGet404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentsGet500Response;
}

/**
 * The error codes that `TemplateDocuments_get` can return.
 *
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads finish, then repeat the request.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentsGetErrorCode = 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_update`.
 */
export interface TemplateDocumentsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `TemplateDocuments_update`.
 */
export interface TemplateDocumentsUpdateQueryParams {
    /**
     * Specifies whether the request body is processed as the definition of a whole envelope, so that
     * more than the document in the path can change.
     *
     * @example false
     */
    is_envelope_definition?: ("true" | "false") | undefined;
}

/**
 * Headers of `TemplateDocuments_update`.
 */
export interface TemplateDocumentsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** An envelope definition with one document. */
export type TemplateDocumentsUpdateBody = EnvelopeDefinition;

/** The stored document. */
export type TemplateDocumentsUpdate200Response = EnvelopeDocument;

/** The file cannot be read, the request is invalid, or another user holds the lock. */
export type TemplateDocumentsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentsUpdate500Response = ErrorDetails;

/**
 * Add or replace one document of a template.
 *
 * Adds one document to a template under the ID in the path. An existing document with the ID is
 * replaced. The file is sent in Base64 in `documents` of the request body, unlike for an envelope,
 * where the file is the request body itself. The file can have up to 32 MB. Send a larger one with a
 * chunked upload.
 *
 * With `is_envelope_definition`, the whole request body is applied. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocuments_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 *
 * The responses, by status.
 */
export interface TemplateDocumentsUpdateResponses {
    /** The stored document. */
    200: TemplateDocumentsUpdate200Response;
    /** The file cannot be read, the request is invalid, or another user holds the lock. */
    400: TemplateDocumentsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentsUpdate500Response;
}

/**
 * The error codes that `TemplateDocuments_update` can return.
 *
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status of the envelope. Add documents while the envelope is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentsUpdateErrorCode = 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';
