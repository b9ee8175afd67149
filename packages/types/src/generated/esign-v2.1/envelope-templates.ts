// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentTemplateList } from './schemas/documentTemplateList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateInformation } from './schemas/templateInformation.js';

/**
 * Parameters in the path of `EnvelopeTemplates_listByDocument`.
 */
export interface EnvelopeTemplatesListByDocumentParams {
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
 * Parameters in the query of `EnvelopeTemplates_listByDocument`.
 */
export interface EnvelopeTemplatesListByDocumentQueryParams {
    /**
     * Which templates the answer holds: `applied` for those that were applied, `matched` for those
     * whose pages resemble the documents. Both words may stand together, with a comma between.
     *
     * @example applied
     */
    include?: string | undefined;
}

/** The templates that go with the document. */
export type EnvelopeTemplatesListByDocument200Response = TemplateInformation;

/** There is no such document in the envelope, or a parameter is wrong. */
export type EnvelopeTemplatesListByDocument400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeTemplatesListByDocument401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeTemplatesListByDocument403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeTemplatesListByDocument404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeTemplatesListByDocument405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeTemplatesListByDocument429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeTemplatesListByDocument500Response = ErrorDetails;

/**
 * List the templates that go with a document.
 *
 * Lists the templates that have to do with one document of an envelope: those that were applied
 * to it, those whose pages resemble it, or both, as `include` says. For a resembling template the
 * answer tells the pages and how close they are in percent.
 *
 * `EnvelopeTemplates_listByDocument`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 *
 * What it answers with, by status.
 */
export interface EnvelopeTemplatesListByDocumentResponses {
    /** The templates that go with the document. */
    200: EnvelopeTemplatesListByDocument200Response;
    /** There is no such document in the envelope, or a parameter is wrong. */
    400: EnvelopeTemplatesListByDocument400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeTemplatesListByDocument401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeTemplatesListByDocument403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeTemplatesListByDocument404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeTemplatesListByDocument405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeTemplatesListByDocument429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeTemplatesListByDocument500Response;
}

/**
 * The error codes that `EnvelopeTemplates_listByDocument` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeTemplatesListByDocumentErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeTemplates_applyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentParams {
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
 * Parameters in the query of `EnvelopeTemplates_applyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentQueryParams {
    /**
     * Whether recipients of the template stay in the envelope even if all their tabs hang on anchor
     * texts that no document contains. Without it such recipients are taken out.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The templates to apply. */
export type EnvelopeTemplatesApplyToDocumentBody = DocumentTemplateList;

/** The templates that were applied, each with its own outcome. */
export type EnvelopeTemplatesApplyToDocument201Response = DocumentTemplateList;

/** A template or the document is not there, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesApplyToDocument400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeTemplatesApplyToDocument401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeTemplatesApplyToDocument403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeTemplatesApplyToDocument404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeTemplatesApplyToDocument405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeTemplatesApplyToDocument429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeTemplatesApplyToDocument500Response = ErrorDetails;

/**
 * Apply templates to a document of an envelope.
 *
 * Lays one or more templates over a document that is in the envelope already: their recipients and
 * tabs come into the envelope, while the document keeps its own pages. The envelope must be a draft
 * or in process. The pages to cover can be given for each template.
 *
 * Recipients whose tabs all hang on anchor texts that the document lacks are left out unless
 * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_applyToDocument`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 *
 * What it answers with, by status.
 */
export interface EnvelopeTemplatesApplyToDocumentResponses {
    /** The templates that were applied, each with its own outcome. */
    201: EnvelopeTemplatesApplyToDocument201Response;
    /** A template or the document is not there, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesApplyToDocument400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeTemplatesApplyToDocument401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeTemplatesApplyToDocument403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeTemplatesApplyToDocument404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeTemplatesApplyToDocument405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeTemplatesApplyToDocument429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeTemplatesApplyToDocument500Response;
}

/**
 * The error codes that `EnvelopeTemplates_applyToDocument` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeTemplatesApplyToDocumentErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeTemplates_delete`.
 */
export interface EnvelopeTemplatesDeleteParams {
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
    /**
     * The template, by the GUID that the service gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The template no longer applies to the document; the answer has no body. */
export type EnvelopeTemplatesDelete200Response = undefined;

/** The template was not applied to the document, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeTemplatesDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeTemplatesDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeTemplatesDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeTemplatesDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeTemplatesDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeTemplatesDelete500Response = ErrorDetails;

/**
 * Remove a template from a document of an envelope.
 *
 * Undoes that a template was applied to a document of an envelope. The template itself stays in the
 * account. The envelope must be a draft or in process. What the template marks as required cannot be
 * taken out with it. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeTemplatesDeleteResponses {
    /** The template no longer applies to the document; the answer has no body. */
    200: EnvelopeTemplatesDelete200Response;
    /** The template was not applied to the document, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeTemplatesDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeTemplatesDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeTemplatesDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeTemplatesDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeTemplatesDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeTemplatesDelete500Response;
}

/**
 * The error codes that `EnvelopeTemplates_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeTemplatesDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeTemplates_list`.
 */
export interface EnvelopeTemplatesListParams {
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
 * Parameters in the query of `EnvelopeTemplates_list`.
 */
export interface EnvelopeTemplatesListQueryParams {
    /**
     * Which templates the answer holds: `applied` for those that were applied, `matched` for those
     * whose pages resemble the documents. Both words may stand together, with a comma between.
     *
     * @example applied
     */
    include?: string | undefined;
}

/** The templates that go with the envelope. */
export type EnvelopeTemplatesList200Response = TemplateInformation;

/** The envelope is not there, or a parameter is wrong. */
export type EnvelopeTemplatesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeTemplatesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeTemplatesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeTemplatesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeTemplatesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeTemplatesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeTemplatesList500Response = ErrorDetails;

/**
 * List the templates that go with an envelope.
 *
 * Lists the templates that have to do with any document of an envelope: those that were applied,
 * those whose pages resemble a document, or both, as `include` says. Each entry names the document
 * that it belongs to.
 *
 * `EnvelopeTemplates_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 *
 * What it answers with, by status.
 */
export interface EnvelopeTemplatesListResponses {
    /** The templates that go with the envelope. */
    200: EnvelopeTemplatesList200Response;
    /** The envelope is not there, or a parameter is wrong. */
    400: EnvelopeTemplatesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeTemplatesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeTemplatesList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeTemplatesList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeTemplatesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeTemplatesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeTemplatesList500Response;
}

/**
 * The error codes that `EnvelopeTemplates_list` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeTemplatesListErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeTemplates_apply`.
 */
export interface EnvelopeTemplatesApplyParams {
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
 * Parameters in the query of `EnvelopeTemplates_apply`.
 */
export interface EnvelopeTemplatesApplyQueryParams {
    /**
     * Whether recipients of the template stay in the envelope even if all their tabs hang on anchor
     * texts that no document contains. Without it such recipients are taken out.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The templates to apply. */
export type EnvelopeTemplatesApplyBody = DocumentTemplateList;

/** The templates that were applied, each with its own outcome. */
export type EnvelopeTemplatesApply201Response = DocumentTemplateList;

/** A template or a document is not there, or the envelope is neither a draft nor in process. */
export type EnvelopeTemplatesApply400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeTemplatesApply401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeTemplatesApply403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeTemplatesApply404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeTemplatesApply405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeTemplatesApply429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeTemplatesApply500Response = ErrorDetails;

/**
 * Apply templates to an envelope.
 *
 * Adds what one or more templates hold, such as recipients, tabs and settings, to an envelope that
 * exists already. The envelope must be a draft or in process. Each entry names a template and, where
 * it is meant for one document only, that document and its pages.
 *
 * Recipients whose tabs all hang on anchor texts that no document contains are left out unless
 * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeTemplates_apply`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 *
 * What it answers with, by status.
 */
export interface EnvelopeTemplatesApplyResponses {
    /** The templates that were applied, each with its own outcome. */
    201: EnvelopeTemplatesApply201Response;
    /** A template or a document is not there, or the envelope is neither a draft nor in process. */
    400: EnvelopeTemplatesApply400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeTemplatesApply401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeTemplatesApply403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeTemplatesApply404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeTemplatesApply405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeTemplatesApply429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeTemplatesApply500Response;
}

/**
 * The error codes that `EnvelopeTemplates_apply` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeTemplatesApplyErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
