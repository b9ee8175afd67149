// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { TemplateDocumentVisibilityList } from './schemas/templateDocumentVisibilityList.js';

/**
 * Parameters in the path of `TemplateDocumentVisibility_get`.
 */
export interface TemplateDocumentVisibilityGetParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
     *
     * @example 1
     */
    recipientId: string;
}

/** The visibility of each document to the recipient. */
export type TemplateDocumentVisibilityGet200Response = DocumentVisibilityList;

/** The template has no such recipient, or the account has document visibility switched off. */
export type TemplateDocumentVisibilityGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentVisibilityGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentVisibilityGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentVisibilityGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentVisibilityGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentVisibilityGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentVisibilityGet500Response = ErrorDetails;

/**
 * Read which documents a role of a template will see.
 *
 * Tells for each document of a template whether one role or person will get to see it. An
 * administrator must have switched document visibility on for the account. Recipients of the kinds
 * carbon copy, certified delivery, editor and agent always see all documents, whatever is set.
 * Envelopes and templates have document visibility, PowerForms do not.
 *
 * `TemplateDocumentVisibility_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentVisibilityGetResponses {
    /** The visibility of each document to the recipient. */
    200: TemplateDocumentVisibilityGet200Response;
    /** The template has no such recipient, or the account has document visibility switched off. */
    400: TemplateDocumentVisibilityGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentVisibilityGet403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentVisibilityGet404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentVisibilityGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentVisibilityGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentVisibilityGet500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentVisibilityGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_RECIPIENT_ID' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentVisibility_update`.
 */
export interface TemplateDocumentVisibilityUpdateParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
export type TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList;

/** The entries that were sent, each with its own outcome. */
export type TemplateDocumentVisibilityUpdate200Response = TemplateDocumentVisibilityList;

/**
 * A document cannot be hidden from the recipient, or the account has document visibility switched
 * off.
 */
export type TemplateDocumentVisibilityUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentVisibilityUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentVisibilityUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentVisibilityUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentVisibilityUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentVisibilityUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentVisibilityUpdate500Response = ErrorDetails;

/**
 * Set which documents a role of a template will see.
 *
 * Sets for one role or person of a template which documents are seen and which are hidden. A hidden
 * document is also missing from the recipient's lists of envelopes and documents and from the page
 * images. Envelopes and templates have document visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateDocumentVisibility_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentVisibilityUpdateResponses {
    /** The entries that were sent, each with its own outcome. */
    200: TemplateDocumentVisibilityUpdate200Response;
    /**
     * A document cannot be hidden from the recipient, or the account has document visibility switched
     * off.
     */
    400: TemplateDocumentVisibilityUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentVisibilityUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentVisibilityUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentVisibilityUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentVisibilityUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentVisibilityUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentVisibilityUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentVisibility_updateList`.
 */
export interface TemplateDocumentVisibilityUpdateListParams {
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
 * Headers of `TemplateDocumentVisibility_updateList`.
 */
export interface TemplateDocumentVisibilityUpdateListHeader {
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
export type TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList;

/** The entries that were sent, each with its own outcome. */
export type TemplateDocumentVisibilityUpdateList200Response = TemplateDocumentVisibilityList;

/**
 * A document is to be hidden from somebody who must see it, or the account has document
 * visibility switched off.
 */
export type TemplateDocumentVisibilityUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentVisibilityUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentVisibilityUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentVisibilityUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentVisibilityUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentVisibilityUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentVisibilityUpdateList500Response = ErrorDetails;

/**
 * Set which documents the roles of a template will see.
 *
 * Sets in one call which documents of a template its roles and people see. Each entry names a
 * document and a recipient. A hidden document is also missing from the recipient's lists of
 * envelopes and documents and from the page images. Envelopes and templates have document
 * visibility, PowerForms do not.
 *
 * 1. An administrator must have switched document visibility on for the account.
 * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
 * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
 *    documents.
 *
 * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateDocumentVisibility_updateList`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentVisibilityUpdateListResponses {
    /** The entries that were sent, each with its own outcome. */
    200: TemplateDocumentVisibilityUpdateList200Response;
    /**
     * A document is to be hidden from somebody who must see it, or the account has document
     * visibility switched off.
     */
    400: TemplateDocumentVisibilityUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentVisibilityUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentVisibilityUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentVisibilityUpdateList404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentVisibilityUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentVisibilityUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentVisibilityUpdateList500Response;
}

/**
 * The error codes that `TemplateDocumentVisibility_updateList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentVisibilityUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
