// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateDocumentVisibilityList } from './schemas/templateDocumentVisibilityList.js';

/**
 * Parameters in the path of `TemplateDocumentVisibility_get`.
 */
export interface TemplateDocumentVisibilityGetParams {
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
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/** The visibility of each document for the recipient. */
export type TemplateDocumentVisibilityGet200Response = DocumentVisibilityList;

/** The template does not have this recipient, or document visibility is disabled for the account. */
export type TemplateDocumentVisibilityGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentVisibilityGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentVisibilityGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentVisibilityGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentVisibilityGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentVisibilityGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentVisibilityGet500Response = ErrorDetails;

/**
 * Read the document visibility for a role of a template.
 *
 * Returns for each document of a template whether it is visible to one role or recipient. An
 * administrator must have enabled document visibility for the account. Recipients of the types
 * carbon copy, certified delivery, editor and agent always see all documents, regardless of the
 * settings. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * `TemplateDocumentVisibility_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 *
 * The responses, by status.
 */
export interface TemplateDocumentVisibilityGetResponses {
    /** The visibility of each document for the recipient. */
    200: TemplateDocumentVisibilityGet200Response;
    /** The template does not have this recipient, or document visibility is disabled for the account. */
    400: TemplateDocumentVisibilityGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentVisibilityGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentVisibilityGet404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentVisibilityGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentVisibilityGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentVisibilityGet500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentVisibilityGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_RECIPIENT_ID' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentVisibility_update`.
 */
export interface TemplateDocumentVisibilityUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example 7e5d3c1b-9a84-4f26-b0d7-2c8f6e4a1d59
     */
    templateId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/**
 * Headers of `TemplateDocumentVisibility_update`.
 */
export interface TemplateDocumentVisibilityUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** One entry for each document to show or hide. */
export type TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList;

/** The entries in the request, with the result for each. */
export type TemplateDocumentVisibilityUpdate200Response = TemplateDocumentVisibilityList;

/**
 * A document cannot be hidden from the recipient, or document visibility is disabled for the
 * account.
 */
export type TemplateDocumentVisibilityUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentVisibilityUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentVisibilityUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentVisibilityUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentVisibilityUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentVisibilityUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentVisibilityUpdate500Response = ErrorDetails;

/**
 * Set the document visibility for a role of a template.
 *
 * Sets which documents of a template are visible to one role or recipient and which are hidden. A
 * hidden document is also omitted from the recipient's lists of envelopes and documents and from the
 * page images. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
 * documents.
 *
 * Envelopes that are created from the template have the same settings. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentVisibility_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 *
 * The responses, by status.
 */
export interface TemplateDocumentVisibilityUpdateResponses {
    /** The entries in the request, with the result for each. */
    200: TemplateDocumentVisibilityUpdate200Response;
    /**
     * A document cannot be hidden from the recipient, or document visibility is disabled for the
     * account.
     */
    400: TemplateDocumentVisibilityUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentVisibilityUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentVisibilityUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentVisibilityUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentVisibilityUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentVisibilityUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentVisibilityUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentVisibility_updateList`.
 */
export interface TemplateDocumentVisibilityUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example 7e5d3c1b-9a84-4f26-b0d7-2c8f6e4a1d59
     */
    templateId: string;
}

/**
 * Headers of `TemplateDocumentVisibility_updateList`.
 */
export interface TemplateDocumentVisibilityUpdateListHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** One entry for each pair of a document and a recipient. */
export type TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList;

/** The entries in the request, with the result for each. */
export type TemplateDocumentVisibilityUpdateList200Response = TemplateDocumentVisibilityList;

/**
 * The request hides a document from a recipient who must see it, or document visibility is
 * disabled for the account.
 */
export type TemplateDocumentVisibilityUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentVisibilityUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentVisibilityUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentVisibilityUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentVisibilityUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentVisibilityUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentVisibilityUpdateList500Response = ErrorDetails;

/**
 * Set the document visibility for several roles of a template.
 *
 * Sets in one request which documents of a template are visible to its roles and recipients. Each
 * entry contains a document and a recipient. A hidden document is also omitted from the recipient's
 * lists of envelopes and documents and from the page images. Document visibility is available for
 * envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
 * documents.
 *
 * Envelopes that are created from the template have the same settings. If the caller holds a lock on
 * the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentVisibility_updateList`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
 *
 * The responses, by status.
 */
export interface TemplateDocumentVisibilityUpdateListResponses {
    /** The entries in the request, with the result for each. */
    200: TemplateDocumentVisibilityUpdateList200Response;
    /**
     * The request hides a document from a recipient who must see it, or document visibility is
     * disabled for the account.
     */
    400: TemplateDocumentVisibilityUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentVisibilityUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentVisibilityUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentVisibilityUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentVisibilityUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentVisibilityUpdateList500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_updateList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentVisibilityUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
