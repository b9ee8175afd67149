// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_get`.
 */
export interface EnvelopeDocumentVisibilityGetParams {
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
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/** The visibility of each document for the recipient. */
export type EnvelopeDocumentVisibilityGet200Response = DocumentVisibilityList;

/**
 * The recipient does not exist in the envelope, or document visibility is disabled for the
 * account.
 */
export type EnvelopeDocumentVisibilityGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentVisibilityGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentVisibilityGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentVisibilityGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentVisibilityGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentVisibilityGet500Response = ErrorDetails;

/**
 * Read the document visibility for a recipient.
 *
 * Returns for each document of an envelope whether it is visible to a recipient. An administrator
 * must have enabled document visibility for the account. Recipients of the types carbon copy,
 * certified delivery, editor and agent can always see all documents, regardless of the settings.
 * Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * `EnvelopeDocumentVisibility_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentVisibilityGetResponses {
    /** The visibility of each document for the recipient. */
    200: EnvelopeDocumentVisibilityGet200Response;
    /**
     * The recipient does not exist in the envelope, or document visibility is disabled for the
     * account.
     */
    400: EnvelopeDocumentVisibilityGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentVisibilityGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentVisibilityGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentVisibilityGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentVisibilityGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentVisibilityGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentVisibilityGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_update`.
 */
export interface EnvelopeDocumentVisibilityUpdateParams {
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
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/**
 * Headers of `EnvelopeDocumentVisibility_update`.
 */
export interface EnvelopeDocumentVisibilityUpdateHeader {
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
export type EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList;

/** The entries in the request, with the result for each. */
export type EnvelopeDocumentVisibilityUpdate200Response = DocumentVisibilityList;

/**
 * A document cannot be hidden from the recipient, or document visibility is disabled for the
 * account.
 */
export type EnvelopeDocumentVisibilityUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentVisibilityUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentVisibilityUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentVisibilityUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentVisibilityUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentVisibilityUpdate500Response = ErrorDetails;

/**
 * Set the document visibility for a recipient.
 *
 * Sets which documents of an envelope are visible to a recipient and which are hidden. A hidden
 * document is also omitted from the recipient's lists of envelopes and documents and from the page
 * images. Document visibility is available for envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
 * documents.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentVisibility_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentVisibilityUpdateResponses {
    /** The entries in the request, with the result for each. */
    200: EnvelopeDocumentVisibilityUpdate200Response;
    /**
     * A document cannot be hidden from the recipient, or document visibility is disabled for the
     * account.
     */
    400: EnvelopeDocumentVisibilityUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentVisibilityUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentVisibilityUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentVisibilityUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentVisibilityUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentVisibilityUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentVisibilityUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_updateList`.
 */
export interface EnvelopeDocumentVisibilityUpdateListParams {
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
 * Headers of `EnvelopeDocumentVisibility_updateList`.
 */
export interface EnvelopeDocumentVisibilityUpdateListHeader {
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
export type EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList;

/** The entries in the request, with the result for each. */
export type EnvelopeDocumentVisibilityUpdateList200Response = DocumentVisibilityList;

/**
 * A document cannot be hidden from a recipient, or document visibility is disabled for the
 * account.
 */
export type EnvelopeDocumentVisibilityUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentVisibilityUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentVisibilityUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentVisibilityUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentVisibilityUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentVisibilityUpdateList500Response = ErrorDetails;

/**
 * Set the document visibility for several recipients.
 *
 * Sets in one request which documents of an envelope are visible to its recipients. Each entry
 * contains a document and a recipient. A hidden document is also omitted from the recipient's lists
 * of envelopes and documents and from the page images. Document visibility is available for
 * envelopes and templates, but not for PowerForms.
 *
 * 1. An administrator must have enabled document visibility for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
 * documents.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentVisibility_updateList`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentVisibilityUpdateListResponses {
    /** The entries in the request, with the result for each. */
    200: EnvelopeDocumentVisibilityUpdateList200Response;
    /**
     * A document cannot be hidden from a recipient, or document visibility is disabled for the
     * account.
     */
    400: EnvelopeDocumentVisibilityUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentVisibilityUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentVisibilityUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentVisibilityUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentVisibilityUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentVisibilityUpdateList500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_updateList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentVisibilityUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
