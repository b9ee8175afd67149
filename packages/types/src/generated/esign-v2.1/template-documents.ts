// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeDocument } from './schemas/envelopeDocument.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateDocumentsResult } from './schemas/templateDocumentsResult.js';

/**
 * Parameters in the path of `TemplateDocuments_list`.
 */
export interface TemplateDocumentsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
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
     * Whether the answer also tells of the tabs that stand on each document.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** All documents of the template. */
export type TemplateDocumentsList200Response = TemplateDocumentsResult;

/** There is no such template for the caller, or a parameter does not fit the contract. */
export type TemplateDocumentsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentsList500Response = ErrorDetails;

/**
 * List the documents of a template.
 *
 * Lists the documents of a template in their order. The bytes are not in the list; each document is
 * read by its own address. Unlike an envelope, a template has no certificate of completion.
 * `include_tabs` adds what is known of the tabs on each document.
 *
 * `TemplateDocuments_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentsListResponses {
    /** All documents of the template. */
    200: TemplateDocumentsList200Response;
    /** There is no such template for the caller, or a parameter does not fit the contract. */
    400: TemplateDocumentsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentsList500Response;
}

/**
 * The error codes that `TemplateDocuments_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_updateList`.
 */
export interface TemplateDocumentsUpdateListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The documents, in the `documents` of an envelope definition. */
export type TemplateDocumentsUpdateListBody = EnvelopeDefinition;

/** The documents that were put in, with the outcome for each. */
export type TemplateDocumentsUpdateList200Response = TemplateDocumentsResult;

/** A file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentsUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentsUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentsUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentsUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentsUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentsUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentsUpdateList500Response = ErrorDetails;

/**
 * Add documents to a template, or replace them.
 *
 * Adds one or more documents to a template. A document whose number is already taken replaces the
 * one that has it. Other documents of the template stay as they are, and so do envelopes that were
 * made from it before. Tabs in the body are placed at the same time.
 *
 * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
 * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
 * chunked upload. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocuments_updateList`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentsUpdateListResponses {
    /** The documents that were put in, with the outcome for each. */
    200: TemplateDocumentsUpdateList200Response;
    /** A file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentsUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentsUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentsUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentsUpdateList404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentsUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentsUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentsUpdateList500Response;
}

/**
 * The error codes that `TemplateDocuments_updateList` is known to answer with.
 *
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchors, mostly because one of them is damaged. Send a sound file.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status. Add them while it is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentsUpdateListErrorCode = 'ANCHOR_TAG_PROCESSING_FAILURE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_delete`.
 */
export interface TemplateDocumentsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The documents to remove, by their numbers. */
export type TemplateDocumentsDeleteBody = EnvelopeDefinition;

/** The documents that were removed, with the outcome for each. */
export type TemplateDocumentsDelete200Response = TemplateDocumentsResult;

/** The template has no such document, or somebody else holds the lock. */
export type TemplateDocumentsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentsDelete500Response = ErrorDetails;

/**
 * Remove documents from a template.
 *
 * Takes the documents whose numbers are in the body out of a template, together with the tabs on
 * them. There is no status that forbids it, as there is for an envelope; envelopes that were made
 * from the template before keep the documents.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocuments_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentsDeleteResponses {
    /** The documents that were removed, with the outcome for each. */
    200: TemplateDocumentsDelete200Response;
    /** The template has no such document, or somebody else holds the lock. */
    400: TemplateDocumentsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentsDelete500Response;
}

/**
 * The error codes that `TemplateDocuments_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_get`.
 */
export interface TemplateDocumentsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it; or `combined` for all documents of the
     * template in one PDF.
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
     * Whether the bytes come encrypted with the key of the account's key manager.
     *
     * @example false
     */
    encrypt?: ("true" | "false") | undefined;
    /**
     * Whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
}

/** The file as a PDF. */
export type TemplateDocumentsGet200Response = Blob;

/** The template has no such document, or a parameter does not fit the contract. */
export type TemplateDocumentsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentsGet500Response = ErrorDetails;

/**
 * Read the bytes of a document in a template.
 *
 * Gives a document of a template as a PDF, whatever kind of file it was. `combined` in place of
 * the number gives all documents in one PDF. There is no certificate of completion, as nobody has
 * signed.
 *
 * `TemplateDocuments_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentsGetResponses {
    /** The file as a PDF. */
    200: TemplateDocumentsGet200Response;
    /** The template has no such document, or a parameter does not fit the contract. */
    400: TemplateDocumentsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentsGet404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentsGet500Response;
}

/**
 * The error codes that `TemplateDocuments_get` is known to answer with.
 *
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads are over, then repeat the call.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentsGetErrorCode = 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocuments_update`.
 */
export interface TemplateDocumentsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * Whether the body is read as the definition of a whole envelope, so that more than the document
     * in the path may change.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** An envelope definition with the one document. */
export type TemplateDocumentsUpdateBody = EnvelopeDefinition;

/** The document as the service keeps it. */
export type TemplateDocumentsUpdate200Response = EnvelopeDocument;

/** The file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentsUpdate500Response = ErrorDetails;

/**
 * Add or replace one document of a template.
 *
 * Puts one document into a template under the number in the path. A document that has the number
 * already is replaced. The file comes in Base64 in the `documents` of the body, unlike that of an
 * envelope, which is the body itself. It may have 32 MB; a larger one comes by a chunked upload.
 *
 * With `is_envelope_definition` the body counts as a whole. Whoever holds a lock on the template
 * sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocuments_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentsUpdateResponses {
    /** The document as the service keeps it. */
    200: TemplateDocumentsUpdate200Response;
    /** The file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentsUpdate500Response;
}

/**
 * The error codes that `TemplateDocuments_update` is known to answer with.
 *
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `DOCUMENT_UPLOAD_NOT_ALLOWED` (400): Documents can no longer be added or replaced, because they are locked or because of the status. Add them while it is a draft.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentsUpdateErrorCode = 'DOCUMENT_LIMIT_EXCEEDED' | 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';
