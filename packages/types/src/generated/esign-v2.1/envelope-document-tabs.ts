// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs, TabsAnswer } from './schemas/tabs.js';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_getByPage`.
 */
export interface EnvelopeDocumentTabsGetByPageParams {
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
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
}

/** The tabs on the page. */
export type EnvelopeDocumentTabsGetByPage200Response = TabsAnswer;

/** The document or page does not exist, or the caller cannot access it. */
export type EnvelopeDocumentTabsGetByPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentTabsGetByPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentTabsGetByPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentTabsGetByPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentTabsGetByPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentTabsGetByPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentTabsGetByPage500Response = ErrorDetails;

/**
 * List the tabs on a page of a document.
 *
 * Returns the tabs of all recipients on one page of a document, in one array for each type, together
 * with the tabs that the sender fills in before sending. The response is not paged.
 *
 * The sender, the recipients and administrators of the account can use this operation, regardless of
 * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
 *
 * `EnvelopeDocumentTabs_getByPage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentTabsGetByPageResponses {
    /** The tabs on the page. */
    200: EnvelopeDocumentTabsGetByPage200Response;
    /** The document or page does not exist, or the caller cannot access it. */
    400: EnvelopeDocumentTabsGetByPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsGetByPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentTabsGetByPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentTabsGetByPage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentTabsGetByPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentTabsGetByPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentTabsGetByPage500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_getByPage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentTabsGetByPageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_get`.
 */
export interface EnvelopeDocumentTabsGetParams {
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
 * Parameters in the query of `EnvelopeDocumentTabs_get`.
 */
export interface EnvelopeDocumentTabsGetQueryParams {
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * The 1-based numbers of the pages whose tabs are returned, as a comma-separated list. Default: all
     * pages.
     *
     * @example 1,3
     */
    page_numbers?: string | undefined;
}

/** The tabs on the document. */
export type EnvelopeDocumentTabsGet200Response = TabsAnswer;

/** The document does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeDocumentTabsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentTabsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentTabsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentTabsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentTabsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentTabsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentTabsGet500Response = ErrorDetails;

/**
 * List the tabs on a document.
 *
 * Returns the tabs of all recipients on one document, in one array for each type, together with the
 * tabs that the sender fills in before sending. `page_numbers` limits the result to certain pages.
 * The response is not paged.
 *
 * The sender, the recipients and administrators of the account can use this operation, regardless of
 * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
 *
 * `EnvelopeDocumentTabs_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentTabsGetResponses {
    /** The tabs on the document. */
    200: EnvelopeDocumentTabsGet200Response;
    /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeDocumentTabsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentTabsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentTabsGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentTabsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentTabsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentTabsGet500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentTabsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_create`.
 */
export interface EnvelopeDocumentTabsCreateParams {
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
 * Headers of `EnvelopeDocumentTabs_create`.
 */
export interface EnvelopeDocumentTabsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The tabs to add, in the array of their type. */
export type EnvelopeDocumentTabsCreateBody = Tabs;

/** The added tabs, with the IDs that the service assigned. */
export type EnvelopeDocumentTabsCreate201Response = Tabs;

/** The request is invalid, or the position of a tab is outside the document. */
export type EnvelopeDocumentTabsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentTabsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentTabsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentTabsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentTabsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentTabsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentTabsCreate500Response = ErrorDetails;

/**
 * Add tabs to a document.
 *
 * Adds tabs to one document of an envelope that is a draft or in process, for several recipients at
 * once. Each tab contains its recipient in `recipientId`. Tabs that the sender fills in before
 * sending are in `prefillTabs` and do not have a recipient. A tab has either a page and position, or
 * an anchor.
 *
 * The recipient type must support tabs, and the recipient must not have finished. Once a recipient
 * has a tab on the document, the document can no longer be hidden from that recipient. The sender
 * and administrators can add tabs. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentTabsCreateResponses {
    /** The added tabs, with the IDs that the service assigned. */
    201: EnvelopeDocumentTabsCreate201Response;
    /** The request is invalid, or the position of a tab is outside the document. */
    400: EnvelopeDocumentTabsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentTabsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentTabsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentTabsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentTabsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentTabsCreate500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchor strings, usually because a document is damaged. Send an intact file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentTabsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_update`.
 */
export interface EnvelopeDocumentTabsUpdateParams {
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
 * Headers of `EnvelopeDocumentTabs_update`.
 */
export interface EnvelopeDocumentTabsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The tabs to change, each with its `tabId` and the fields to change. */
export type EnvelopeDocumentTabsUpdateBody = Tabs;

/** The updated tabs. */
export type EnvelopeDocumentTabsUpdate200Response = Tabs;

/** The request is invalid, or the envelope is finished. */
export type EnvelopeDocumentTabsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentTabsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentTabsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentTabsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentTabsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentTabsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs on a document.
 *
 * Changes tabs of any recipients on one document, each identified by its `tabId`. Omitted fields are
 * not changed. The envelope must be a draft or in process, and the recipient of a tab must not have
 * finished. Tabs of a completed envelope cannot be changed.
 *
 * A tab that cannot be changed contains the reason in its `errorDetails` and does not affect the
 * others. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentTabsUpdateResponses {
    /** The updated tabs. */
    200: EnvelopeDocumentTabsUpdate200Response;
    /** The request is invalid, or the envelope is finished. */
    400: EnvelopeDocumentTabsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentTabsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentTabsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentTabsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentTabsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentTabsUpdate500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `INVALID_TAB_OPERATION` (400): The operation cannot change this tab: it belongs to a recipient to whom the envelope was sent, or the operation changes other kinds of tabs only.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentTabsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'INVALID_TAB_OPERATION' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeDocumentTabs_delete`.
 */
export interface EnvelopeDocumentTabsDeleteParams {
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
 * Headers of `EnvelopeDocumentTabs_delete`.
 */
export interface EnvelopeDocumentTabsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The tabs to delete. Only their `tabId` is required. */
export type EnvelopeDocumentTabsDeleteBody = Tabs;

/** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
export type EnvelopeDocumentTabsDelete200Response = Tabs;

/** The request is invalid, or the tabs can no longer be deleted. */
export type EnvelopeDocumentTabsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeDocumentTabsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeDocumentTabsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeDocumentTabsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeDocumentTabsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeDocumentTabsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeDocumentTabsDelete500Response = ErrorDetails;

/**
 * Delete tabs from a document.
 *
 * Deletes tabs of any recipients from one document. The request identifies them by `tabId`, in the
 * array of their type. The envelope must be a draft or in process, and the recipient of a tab must
 * not have finished. Tabs that a template requires are kept.
 *
 * Once the last tab of a recipient is deleted from the document, the document can be hidden from
 * that recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeDocumentTabs_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeDocumentTabsDeleteResponses {
    /** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
    200: EnvelopeDocumentTabsDelete200Response;
    /** The request is invalid, or the tabs can no longer be deleted. */
    400: EnvelopeDocumentTabsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeDocumentTabsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeDocumentTabsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeDocumentTabsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeDocumentTabsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeDocumentTabsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeDocumentTabsDelete500Response;
}

/**
 * The error codes that `EnvelopeDocumentTabs_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeDocumentTabsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
