// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs } from './schemas/tabs.js';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_getByPage`.
 */
export interface EnvelopeDocumentTabsGetByPageParams {
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
     * The page of the document, counted from 1.
     *
     * @example 1
     */
    pageNumber: string;
}

/** The tabs on the page. */
export type EnvelopeDocumentTabsGetByPage200Response = Tabs;

/** There is no such document or page for the caller. */
export type EnvelopeDocumentTabsGetByPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentTabsGetByPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentTabsGetByPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentTabsGetByPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentTabsGetByPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentTabsGetByPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentTabsGetByPage500Response = ErrorDetails;

/**
 * List the tabs on a page of a document.
 *
 * Gives the tabs of all recipients that stand on one page of a document, in one list for each
 * kind, together with those that the sender fills in beforehand. There is no paging.
 *
 * Sender, recipients and administrators of the account may ask, whatever the status of the
 * envelope. For a recipient from whom the document is hidden it does not exist.
 *
 * `EnvelopeDocumentTabs_getByPage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentTabsGetByPageResponses {
    /** The tabs on the page. */
    200: EnvelopeDocumentTabsGetByPage200Response;
    /** There is no such document or page for the caller. */
    400: EnvelopeDocumentTabsGetByPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsGetByPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentTabsGetByPage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentTabsGetByPage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentTabsGetByPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentTabsGetByPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentTabsGetByPage500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_getByPage` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeDocumentTabsGetByPageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_get`.
 */
export interface EnvelopeDocumentTabsGetParams {
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
 * Parameters in the query of `EnvelopeDocumentTabs_get`.
 */
export interface EnvelopeDocumentTabsGetQueryParams {
    /**
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * The pages whose tabs are wanted, counted from 1, with commas between them. Without it all pages
     * count.
     *
     * @example 1,3
     */
    page_numbers?: string | undefined;
}

/** The tabs on the document. */
export type EnvelopeDocumentTabsGet200Response = Tabs;

/** There is no such document for the caller, or a parameter does not fit the contract. */
export type EnvelopeDocumentTabsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentTabsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentTabsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentTabsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentTabsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentTabsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentTabsGet500Response = ErrorDetails;

/**
 * List the tabs on a document.
 *
 * Gives the tabs of all recipients that stand on one document, in one list for each kind,
 * together with those that the sender fills in beforehand. `page_numbers` narrows them down to
 * some pages. There is no paging.
 *
 * Sender, recipients and administrators of the account may ask, whatever the status of the
 * envelope. For a recipient from whom the document is hidden it does not exist.
 *
 * `EnvelopeDocumentTabs_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentTabsGetResponses {
    /** The tabs on the document. */
    200: EnvelopeDocumentTabsGet200Response;
    /** There is no such document for the caller, or a parameter does not fit the contract. */
    400: EnvelopeDocumentTabsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentTabsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentTabsGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentTabsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentTabsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentTabsGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_get` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeDocumentTabsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_create`.
 */
export interface EnvelopeDocumentTabsCreateParams {
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
 * Headers of `EnvelopeDocumentTabs_create`.
 */
export interface EnvelopeDocumentTabsCreateHeader {
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
export type EnvelopeDocumentTabsCreateBody = Tabs;

/** The tabs that were added, with the IDs that the service gave to them. */
export type EnvelopeDocumentTabsCreate201Response = Tabs;

/** The request does not fit the contract, or a tab in it has no place on the document. */
export type EnvelopeDocumentTabsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentTabsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentTabsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentTabsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentTabsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentTabsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentTabsCreate500Response = ErrorDetails;

/**
 * Add tabs to a document.
 *
 * Puts tabs on one document of an envelope that is a draft or in process, for several recipients
 * at once. Each tab names its recipient in `recipientId`; tabs that the sender fills in beforehand
 * stand in `prefillTabs` and have none. Page and place are given, or an anchor.
 *
 * Recipients must be of a kind that has tabs and must not have finished. Once a recipient has a
 * tab on the document, it cannot be hidden from that recipient any more. Sender and administrators
 * may add tabs. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentTabsCreateResponses {
    /** The tabs that were added, with the IDs that the service gave to them. */
    201: EnvelopeDocumentTabsCreate201Response;
    /** The request does not fit the contract, or a tab in it has no place on the document. */
    400: EnvelopeDocumentTabsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentTabsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentTabsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentTabsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentTabsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentTabsCreate500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchors, mostly because one of them is damaged. Send a sound file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_update`.
 */
export interface EnvelopeDocumentTabsUpdateParams {
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
 * Headers of `EnvelopeDocumentTabs_update`.
 */
export interface EnvelopeDocumentTabsUpdateHeader {
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
export type EnvelopeDocumentTabsUpdateBody = Tabs;

/** The tabs of the request as they are now. */
export type EnvelopeDocumentTabsUpdate200Response = Tabs;

/** The request does not fit the contract, or the envelope has come to its end. */
export type EnvelopeDocumentTabsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentTabsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentTabsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentTabsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentTabsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentTabsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs on a document.
 *
 * Changes tabs on one document, of whichever recipients, each found by its `tabId`; fields that
 * are left out stay as they are. The envelope must be a draft or in process, and the owner of a
 * tab must not have finished. Nothing can be changed once the envelope is completed.
 *
 * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
 * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentTabsUpdateResponses {
    /** The tabs of the request as they are now. */
    200: EnvelopeDocumentTabsUpdate200Response;
    /** The request does not fit the contract, or the envelope has come to its end. */
    400: EnvelopeDocumentTabsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentTabsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentTabsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentTabsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentTabsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentTabsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_update` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentTabsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_delete`.
 */
export interface EnvelopeDocumentTabsDeleteParams {
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
 * Headers of `EnvelopeDocumentTabs_delete`.
 */
export interface EnvelopeDocumentTabsDeleteHeader {
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
export type EnvelopeDocumentTabsDeleteBody = Tabs;

/** The tabs that were removed; one that could not be says why in its `errorDetails`. */
export type EnvelopeDocumentTabsDelete200Response = Tabs;

/** The request does not fit the contract, or the tabs cannot be removed any more. */
export type EnvelopeDocumentTabsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeDocumentTabsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeDocumentTabsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeDocumentTabsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeDocumentTabsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeDocumentTabsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeDocumentTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs from a document.
 *
 * Takes tabs off one document, of whichever recipients. The request names them by `tabId`, in the
 * list of their kind. The envelope must be a draft or in process, and the owner of a tab must not
 * have finished. Tabs that a template requires stay.
 *
 * Once the last tab of a recipient is gone from the document, it can be hidden from that
 * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
 * sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface EnvelopeDocumentTabsDeleteResponses {
    /** The tabs that were removed; one that could not be says why in its `errorDetails`. */
    200: EnvelopeDocumentTabsDelete200Response;
    /** The request does not fit the contract, or the tabs cannot be removed any more. */
    400: EnvelopeDocumentTabsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeDocumentTabsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeDocumentTabsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeDocumentTabsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeDocumentTabsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeDocumentTabsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeDocumentTabsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';
