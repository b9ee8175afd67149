// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_get`.
 */
export interface EnvelopeDocumentVisibilityGetParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
     *
     * @example 1
     */
    recipientId: string;
}

/** The visibility of each document to the recipient. */
export type EnvelopeDocumentVisibilityGet200Response = DocumentVisibilityList;

/** The envelope has no such recipient, or the account has document visibility switched off. */
export type EnvelopeDocumentVisibilityGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentVisibilityGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentVisibilityGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentVisibilityGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentVisibilityGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentVisibilityGet500Response = ErrorDetails;

/**
 * Read which documents a recipient sees.
 *
 * Tells for each document of an envelope whether one recipient gets to see it. An administrator must
 * have switched document visibility on for the account. Recipients of the kinds carbon copy,
 * certified delivery, editor and agent always see all documents, whatever is set. Envelopes and
 * templates have document visibility, PowerForms do not.
 *
 * `EnvelopeDocumentVisibility_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentVisibilityGetResponses {
    /** The visibility of each document to the recipient. */
    200: EnvelopeDocumentVisibilityGet200Response;
    /** The envelope has no such recipient, or the account has document visibility switched off. */
    400: EnvelopeDocumentVisibilityGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentVisibilityGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentVisibilityGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentVisibilityGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentVisibilityGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentVisibilityGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeDocumentVisibilityGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_update`.
 */
export interface EnvelopeDocumentVisibilityUpdateParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** One entry for each document that is to be shown or hidden. */
export type EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList;

/** The entries that were sent, each with its own outcome. */
export type EnvelopeDocumentVisibilityUpdate200Response = DocumentVisibilityList;

/**
 * A document cannot be hidden from the recipient, or the account has document visibility switched
 * off.
 */
export type EnvelopeDocumentVisibilityUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentVisibilityUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentVisibilityUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentVisibilityUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentVisibilityUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentVisibilityUpdate500Response = ErrorDetails;

/**
 * Set which documents a recipient sees.
 *
 * Sets for one recipient of an envelope which documents are seen and which are hidden. A hidden
 * document is also missing from the recipient's lists of envelopes and documents and from the page
 * images. Envelopes and templates have document visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentVisibility_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentVisibilityUpdateResponses {
    /** The entries that were sent, each with its own outcome. */
    200: EnvelopeDocumentVisibilityUpdate200Response;
    /**
     * A document cannot be hidden from the recipient, or the account has document visibility switched
     * off.
     */
    400: EnvelopeDocumentVisibilityUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentVisibilityUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentVisibilityUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentVisibilityUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentVisibilityUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentVisibilityUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeDocumentVisibilityUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeDocumentVisibility_updateList`.
 */
export interface EnvelopeDocumentVisibilityUpdateListParams {
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
 * Headers of `EnvelopeDocumentVisibility_updateList`.
 */
export interface EnvelopeDocumentVisibilityUpdateListHeader {
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

/** One entry for each pair of a document and a recipient. */
export type EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList;

/** The entries that were sent, each with its own outcome. */
export type EnvelopeDocumentVisibilityUpdateList200Response = DocumentVisibilityList;

/**
 * A document cannot be hidden from a recipient, or the account has document visibility switched
 * off.
 */
export type EnvelopeDocumentVisibilityUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentVisibilityUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentVisibilityUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentVisibilityUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentVisibilityUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentVisibilityUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentVisibilityUpdateList500Response = ErrorDetails;

/**
 * Set which documents several recipients see.
 *
 * Sets in one call which documents of an envelope its recipients see. Each entry names a document
 * and a recipient. A hidden document is also missing from the recipient's lists of envelopes and
 * documents and from the page images. Envelopes and templates have document visibility, PowerForms
 * do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentVisibility_updateList`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentVisibilityUpdateListResponses {
    /** The entries that were sent, each with its own outcome. */
    200: EnvelopeDocumentVisibilityUpdateList200Response;
    /**
     * A document cannot be hidden from a recipient, or the account has document visibility switched
     * off.
     */
    400: EnvelopeDocumentVisibilityUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentVisibilityUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentVisibilityUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentVisibilityUpdateList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentVisibilityUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentVisibilityUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentVisibilityUpdateList500Response;
}

/**
 * The error codes that `EnvelopeDocumentVisibility_updateList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeDocumentVisibilityUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'USER_LACKS_PERMISSIONS';
