// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentTemplateList } from './schemas/documentTemplateList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateInformation } from './schemas/templateInformation.js';

/**
 * Parameters in the path of `EnvelopeTemplates_listByDocument`.
 */
export interface EnvelopeTemplatesListByDocumentParams {
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
 * Parameters in the query of `EnvelopeTemplates_listByDocument`.
 */
export interface EnvelopeTemplatesListByDocumentQueryParams {
    /**
     * The templates to return, as a comma-separated list: `applied` for templates that were applied,
     * `matched` for templates whose pages resemble the documents. Other words are ignored.
     *
     * @example applied
     */
    include?: string | undefined;
}

/** The templates of the document. */
export type EnvelopeTemplatesListByDocument200Response = TemplateInformation;

/** The document does not exist in the envelope, or a parameter is invalid. */
export type EnvelopeTemplatesListByDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTemplatesListByDocument401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTemplatesListByDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTemplatesListByDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTemplatesListByDocument405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTemplatesListByDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTemplatesListByDocument500Response = ErrorDetails;

/**
 * List the templates of a document.
 *
 * Returns the templates that are related to one document of an envelope. `include` selects templates
 * that were applied to it, templates whose pages resemble it, or both. For a resembling template,
 * the response contains the pages and the degree of similarity in percent.
 *
 * `EnvelopeTemplates_listByDocument`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 *
 * The responses, by status.
 */
export interface EnvelopeTemplatesListByDocumentResponses {
    /** The templates of the document. */
    200: EnvelopeTemplatesListByDocument200Response;
    /** The document does not exist in the envelope, or a parameter is invalid. */
    400: EnvelopeTemplatesListByDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTemplatesListByDocument401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTemplatesListByDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTemplatesListByDocument404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTemplatesListByDocument405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTemplatesListByDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTemplatesListByDocument500Response;
}

/**
 * The error codes that `EnvelopeTemplates_listByDocument` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeTemplatesListByDocumentErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeTemplates_applyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentParams {
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
 * Parameters in the query of `EnvelopeTemplates_applyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentQueryParams {
    /**
     * Specifies whether recipients of the template are kept in the envelope even if none of their anchor
     * texts occurs in a document. Otherwise such recipients are removed.
     *
     * @example true
     */
    preserve_template_recipient?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeTemplates_applyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The templates to apply. */
export type EnvelopeTemplatesApplyToDocumentBody = DocumentTemplateList;

/** The templates in the request, with the result for each. */
export type EnvelopeTemplatesApplyToDocument201Response = DocumentTemplateList;

/** A template or the document does not exist, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesApplyToDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTemplatesApplyToDocument401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTemplatesApplyToDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTemplatesApplyToDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTemplatesApplyToDocument405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTemplatesApplyToDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTemplatesApplyToDocument500Response = ErrorDetails;

/**
 * Apply templates to a document of an envelope.
 *
 * Applies one or more templates to an existing document of the envelope. The recipients and tabs of
 * the templates are added to the envelope, while the document keeps its own pages. The envelope must
 * be a draft or in process. For each template, the request can specify the pages to which it
 * applies.
 *
 * Recipients are omitted if none of their anchor texts occurs in the document, unless
 * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_applyToDocument`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 *
 * The responses, by status.
 */
export interface EnvelopeTemplatesApplyToDocumentResponses {
    /** The templates in the request, with the result for each. */
    201: EnvelopeTemplatesApplyToDocument201Response;
    /** A template or the document does not exist, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesApplyToDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTemplatesApplyToDocument401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTemplatesApplyToDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTemplatesApplyToDocument404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTemplatesApplyToDocument405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTemplatesApplyToDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTemplatesApplyToDocument500Response;
}

/**
 * The error codes that `EnvelopeTemplates_applyToDocument` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeTemplatesApplyToDocumentErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeTemplates_delete`.
 */
export interface EnvelopeTemplatesDeleteParams {
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
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Headers of `EnvelopeTemplates_delete`.
 */
export interface EnvelopeTemplatesDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The template was removed from the document. The response has no body. */
export type EnvelopeTemplatesDelete200Response = undefined;

/** The template was not applied to the document, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTemplatesDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTemplatesDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTemplatesDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTemplatesDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTemplatesDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTemplatesDelete500Response = ErrorDetails;

/**
 * Remove a template from a document of an envelope.
 *
 * Removes an applied template from a document of an envelope. The template itself is kept in the
 * account. The envelope must be a draft or in process. Parts that the template marks as required
 * cannot be removed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
 *
 * The responses, by status.
 */
export interface EnvelopeTemplatesDeleteResponses {
    /** The template was removed from the document. The response has no body. */
    200: EnvelopeTemplatesDelete200Response;
    /** The template was not applied to the document, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTemplatesDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTemplatesDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTemplatesDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTemplatesDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTemplatesDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTemplatesDelete500Response;
}

/**
 * The error codes that `EnvelopeTemplates_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeTemplatesDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeTemplates_list`.
 */
export interface EnvelopeTemplatesListParams {
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
 * Parameters in the query of `EnvelopeTemplates_list`.
 */
export interface EnvelopeTemplatesListQueryParams {
    /**
     * The templates to return, as a comma-separated list: `applied` for templates that were applied,
     * `matched` for templates whose pages resemble the documents. Other words are ignored.
     *
     * @example applied
     */
    include?: string | undefined;
}

/** The templates of the envelope. */
export type EnvelopeTemplatesList200Response = TemplateInformation;

/** The envelope does not exist, or a parameter is invalid. */
export type EnvelopeTemplatesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTemplatesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTemplatesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTemplatesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTemplatesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTemplatesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTemplatesList500Response = ErrorDetails;

/**
 * List the templates of an envelope.
 *
 * Returns the templates that are related to a document of an envelope. `include` selects templates
 * that were applied, templates whose pages resemble a document, or both. Each entry contains the
 * document to which it belongs.
 *
 * `EnvelopeTemplates_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 *
 * The responses, by status.
 */
export interface EnvelopeTemplatesListResponses {
    /** The templates of the envelope. */
    200: EnvelopeTemplatesList200Response;
    /** The envelope does not exist, or a parameter is invalid. */
    400: EnvelopeTemplatesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTemplatesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTemplatesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTemplatesList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTemplatesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTemplatesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTemplatesList500Response;
}

/**
 * The error codes that `EnvelopeTemplates_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeTemplatesListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeTemplates_apply`.
 */
export interface EnvelopeTemplatesApplyParams {
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
 * Parameters in the query of `EnvelopeTemplates_apply`.
 */
export interface EnvelopeTemplatesApplyQueryParams {
    /**
     * Specifies whether recipients of the template are kept in the envelope even if none of their anchor
     * texts occurs in a document. Otherwise such recipients are removed.
     *
     * @example true
     */
    preserve_template_recipient?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeTemplates_apply`.
 */
export interface EnvelopeTemplatesApplyHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The templates to apply. */
export type EnvelopeTemplatesApplyBody = DocumentTemplateList;

/** The templates in the request, with the result for each. */
export type EnvelopeTemplatesApply201Response = DocumentTemplateList;

/** A template or a document does not exist, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesApply400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeTemplatesApply401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeTemplatesApply403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeTemplatesApply404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeTemplatesApply405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeTemplatesApply429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeTemplatesApply500Response = ErrorDetails;

/**
 * Apply templates to an envelope.
 *
 * Adds the contents of one or more templates, such as recipients, tabs and settings, to an existing
 * envelope. The envelope must be a draft or in process. Each entry contains a template and, if it
 * applies to only one document, that document and its pages.
 *
 * Recipients are omitted if none of their anchor texts occurs in a document, unless
 * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_apply`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 *
 * The responses, by status.
 */
export interface EnvelopeTemplatesApplyResponses {
    /** The templates in the request, with the result for each. */
    201: EnvelopeTemplatesApply201Response;
    /** A template or a document does not exist, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesApply400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeTemplatesApply401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeTemplatesApply403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeTemplatesApply404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeTemplatesApply405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeTemplatesApply429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeTemplatesApply500Response;
}

/**
 * The error codes that `EnvelopeTemplates_apply` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeTemplatesApplyErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
