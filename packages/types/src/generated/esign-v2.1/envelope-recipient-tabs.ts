// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs, TabsAnswer } from './schemas/tabs.js';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_list`.
 */
export interface EnvelopeRecipientTabsListParams {
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

/**
 * Parameters in the query of `EnvelopeRecipientTabs_list`.
 */
export interface EnvelopeRecipientTabsListQueryParams {
    /**
     * Specifies whether tabs with an anchor include the positions at which the anchor was found. For
     * recipients, it requires `include_tabs`, and for an envelope `tabs` in `include`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
}

/** The tabs of the recipient. */
export type EnvelopeRecipientTabsList200Response = TabsAnswer;

/** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeRecipientTabsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientTabsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientTabsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientTabsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientTabsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientTabsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientTabsList500Response = ErrorDetails;

/**
 * List the tabs of a recipient.
 *
 * Returns all tabs of one recipient of an envelope, on all documents, in one array for each type.
 * Once the recipient has finished, the values are those that were signed. The response is not paged.
 *
 * The sender, the recipients and administrators of the account can use this operation, regardless of
 * the envelope status.
 *
 * `EnvelopeRecipientTabs_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientTabsListResponses {
    /** The tabs of the recipient. */
    200: EnvelopeRecipientTabsList200Response;
    /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeRecipientTabsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientTabsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientTabsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientTabsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientTabsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientTabsList500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientTabsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_create`.
 */
export interface EnvelopeRecipientTabsCreateParams {
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

/**
 * Headers of `EnvelopeRecipientTabs_create`.
 */
export interface EnvelopeRecipientTabsCreateHeader {
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
export type EnvelopeRecipientTabsCreateBody = Tabs;

/** The added tabs, with the IDs that the service assigned. */
export type EnvelopeRecipientTabsCreate201Response = Tabs;

/** The request is invalid, or a tab does not have a position. */
export type EnvelopeRecipientTabsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientTabsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientTabsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientTabsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientTabsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientTabsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientTabsCreate500Response = ErrorDetails;

/**
 * Add tabs for a recipient.
 *
 * Adds tabs of one recipient to the documents of an envelope that is a draft or in process. Each tab
 * contains either its document, page and position, or an anchor, next to which it is placed wherever
 * that text occurs. The recipient type must support tabs, and the recipient must not have finished.
 *
 * Once a recipient has a tab on a document, the document can no longer be hidden from that
 * recipient. The sender and administrators can add tabs. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientTabsCreateResponses {
    /** The added tabs, with the IDs that the service assigned. */
    201: EnvelopeRecipientTabsCreate201Response;
    /** The request is invalid, or a tab does not have a position. */
    400: EnvelopeRecipientTabsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientTabsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientTabsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientTabsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientTabsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientTabsCreate500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchor strings, usually because a document is damaged. Send an intact file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
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
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientTabsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_update`.
 */
export interface EnvelopeRecipientTabsUpdateParams {
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

/**
 * Headers of `EnvelopeRecipientTabs_update`.
 */
export interface EnvelopeRecipientTabsUpdateHeader {
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
export type EnvelopeRecipientTabsUpdateBody = Tabs;

/** The updated tabs. */
export type EnvelopeRecipientTabsUpdate200Response = Tabs;

/** The request is invalid, or the envelope is finished. */
export type EnvelopeRecipientTabsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientTabsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientTabsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientTabsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientTabsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientTabsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs of a recipient.
 *
 * Changes tabs of one recipient, each identified by its `tabId`. Omitted fields are not changed.
 * Values can be set and tabs moved while the envelope is a draft or in process and the recipient has
 * not finished. Tabs of a completed envelope cannot be changed.
 *
 * A tab that cannot be changed, such as one without a `tabId`, contains the reason in its
 * `errorDetails` and does not affect the others. The `recipientId` of the returned tabs is the ID in
 * the path, also if that is the `recipientIdGuid`. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientTabsUpdateResponses {
    /** The updated tabs. */
    200: EnvelopeRecipientTabsUpdate200Response;
    /** The request is invalid, or the envelope is finished. */
    400: EnvelopeRecipientTabsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientTabsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientTabsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientTabsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientTabsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientTabsUpdate500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `INVALID_TAB_OPERATION` (400): The operation cannot change this tab: it belongs to a recipient to whom the envelope was sent, or the operation changes other kinds of tabs only.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientTabsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'INVALID_TAB_OPERATION' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipientTabs_delete`.
 */
export interface EnvelopeRecipientTabsDeleteParams {
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

/**
 * Headers of `EnvelopeRecipientTabs_delete`.
 */
export interface EnvelopeRecipientTabsDeleteHeader {
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
export type EnvelopeRecipientTabsDeleteBody = Tabs;

/** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
export type EnvelopeRecipientTabsDelete200Response = Tabs;

/** The request is invalid, or the tabs can no longer be deleted. */
export type EnvelopeRecipientTabsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientTabsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientTabsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientTabsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientTabsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientTabsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientTabsDelete500Response = ErrorDetails;

/**
 * Delete tabs of a recipient.
 *
 * Deletes tabs of one recipient from the documents. The request identifies them by `tabId`, in the
 * array of their type. The envelope must be a draft or in process, and the recipient must not have
 * finished. Tabs that a template requires are kept.
 *
 * Once the last tab of a recipient is deleted from a document, the document can be hidden from that
 * recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipientTabs_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientTabsDeleteResponses {
    /** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
    200: EnvelopeRecipientTabsDelete200Response;
    /** The request is invalid, or the tabs can no longer be deleted. */
    400: EnvelopeRecipientTabsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientTabsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientTabsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientTabsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientTabsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientTabsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientTabsDelete500Response;
}

/**
 * The error codes that `EnvelopeRecipientTabs_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientTabsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
