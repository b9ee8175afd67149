// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs } from './schemas/tabs.js';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_list`.
 */
export interface EnvelopeRecipientTabsListParams {
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
 * Parameters in the query of `EnvelopeRecipientTabs_list`.
 */
export interface EnvelopeRecipientTabsListQueryParams {
    /**
     * Whether tabs with an anchor come with the places at which the anchor was found. For recipients
     * it works together with `include_tabs`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
    /**
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
}

/** The tabs of the recipient. */
export type EnvelopeRecipientTabsList200Response = Tabs;

/** There is no such recipient for the caller, or a parameter does not fit the contract. */
export type EnvelopeRecipientTabsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientTabsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientTabsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientTabsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientTabsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientTabsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientTabsList500Response = ErrorDetails;

/**
 * List the tabs of a recipient.
 *
 * Gives all tabs of one recipient of an envelope, on all documents, in one list for each kind.
 * Once the recipient has finished, the values are those that were signed. There is no paging.
 *
 * Sender, recipients and administrators of the account may ask, whatever the status of the
 * envelope.
 *
 * `EnvelopeRecipientTabs_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientTabsListResponses {
    /** The tabs of the recipient. */
    200: EnvelopeRecipientTabsList200Response;
    /** There is no such recipient for the caller, or a parameter does not fit the contract. */
    400: EnvelopeRecipientTabsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientTabsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientTabsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientTabsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientTabsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientTabsList500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_list` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeRecipientTabsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_create`.
 */
export interface EnvelopeRecipientTabsCreateParams {
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
 * Headers of `EnvelopeRecipientTabs_create`.
 */
export interface EnvelopeRecipientTabsCreateHeader {
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

/** The tabs to add, in the list of their kind. */
export type EnvelopeRecipientTabsCreateBody = Tabs;

/** The tabs that were added, with the IDs that the service gave to them. */
export type EnvelopeRecipientTabsCreate201Response = Tabs;

/** The request does not fit the contract, or a tab in it has no place. */
export type EnvelopeRecipientTabsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientTabsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientTabsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientTabsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientTabsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientTabsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientTabsCreate500Response = ErrorDetails;

/**
 * Add tabs for a recipient.
 *
 * Adds tabs for one recipient to the documents of an envelope that is a draft or in process. Each
 * tab either names its document, page and place, or an anchor beside which it is put wherever
 * that text is found. The recipient must be of a kind that has tabs and must not have finished.
 *
 * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
 * more. Sender and administrators may add tabs. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientTabsCreateResponses {
    /** The tabs that were added, with the IDs that the service gave to them. */
    201: EnvelopeRecipientTabsCreate201Response;
    /** The request does not fit the contract, or a tab in it has no place. */
    400: EnvelopeRecipientTabsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientTabsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientTabsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientTabsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientTabsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientTabsCreate500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchors, mostly because one of them is damaged. Send a sound file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_update`.
 */
export interface EnvelopeRecipientTabsUpdateParams {
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
 * Headers of `EnvelopeRecipientTabs_update`.
 */
export interface EnvelopeRecipientTabsUpdateHeader {
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

/** The tabs to change, each with its `tabId` and what is to be different. */
export type EnvelopeRecipientTabsUpdateBody = Tabs;

/** The tabs of the request as they are now. */
export type EnvelopeRecipientTabsUpdate200Response = Tabs;

/** The request does not fit the contract, or the envelope has come to its end. */
export type EnvelopeRecipientTabsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientTabsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientTabsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientTabsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientTabsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientTabsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs of a recipient.
 *
 * Changes tabs of one recipient, each found by its `tabId`; fields that are left out stay as they
 * are. Values can be set and tabs moved while the envelope is a draft or in process and the
 * recipient has not finished. Nothing can be changed once the envelope is completed.
 *
 * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
 * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientTabsUpdateResponses {
    /** The tabs of the request as they are now. */
    200: EnvelopeRecipientTabsUpdate200Response;
    /** The request does not fit the contract, or the envelope has come to its end. */
    400: EnvelopeRecipientTabsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientTabsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientTabsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientTabsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientTabsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientTabsUpdate500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientTabsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_delete`.
 */
export interface EnvelopeRecipientTabsDeleteParams {
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
 * Headers of `EnvelopeRecipientTabs_delete`.
 */
export interface EnvelopeRecipientTabsDeleteHeader {
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

/** The tabs to remove; their `tabId` is enough. */
export type EnvelopeRecipientTabsDeleteBody = Tabs;

/** The tabs that were removed; one that could not be says why in its `errorDetails`. */
export type EnvelopeRecipientTabsDelete200Response = Tabs;

/** The request does not fit the contract, or the tabs cannot be removed any more. */
export type EnvelopeRecipientTabsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientTabsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientTabsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientTabsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientTabsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientTabsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs of a recipient.
 *
 * Takes tabs of one recipient off the documents. The request names them by `tabId`, in the list
 * of their kind. The envelope must be a draft or in process, and the recipient must not have
 * finished. Tabs that a template requires stay.
 *
 * Once the last tab of a recipient is gone from a document, the document can be hidden from that
 * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
 * sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientTabsDeleteResponses {
    /** The tabs that were removed; one that could not be says why in its `errorDetails`. */
    200: EnvelopeRecipientTabsDelete200Response;
    /** The request does not fit the contract, or the tabs cannot be removed any more. */
    400: EnvelopeRecipientTabsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientTabsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientTabsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientTabsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientTabsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientTabsDelete500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientTabsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';
