// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs } from './schemas/tabs.js';
import type { TemplateTabs } from './schemas/templateTabs.js';

/**
 * Parameters in the path of `TemplateRecipientTabs_list`.
 */
export interface TemplateRecipientTabsListParams {
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
 * Parameters in the query of `TemplateRecipientTabs_list`.
 */
export interface TemplateRecipientTabsListQueryParams {
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
export type TemplateRecipientTabsList200Response = Tabs;

/** The template has no such recipient, or a parameter does not fit the contract. */
export type TemplateRecipientTabsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientTabsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientTabsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientTabsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientTabsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientTabsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientTabsList500Response = ErrorDetails;

/**
 * List the tabs of a recipient in a template.
 *
 * Gives all tabs of one role or person in a template, on all documents, in one list for each kind.
 * `include_metadata` adds who may change what, and `include_anchor_tab_locations` adds where anchors
 * were found. There is no paging.
 *
 * `TemplateRecipientTabs_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientTabsListResponses {
    /** The tabs of the recipient. */
    200: TemplateRecipientTabsList200Response;
    /** The template has no such recipient, or a parameter does not fit the contract. */
    400: TemplateRecipientTabsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientTabsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientTabsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientTabsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientTabsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientTabsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientTabsList500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_list` is known to answer with.
 *
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientTabsListErrorCode = 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_create`.
 */
export interface TemplateRecipientTabsCreateParams {
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
 * Headers of `TemplateRecipientTabs_create`.
 */
export interface TemplateRecipientTabsCreateHeader {
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

/** The tabs to place, one list for each kind. */
export type TemplateRecipientTabsCreateBody = TemplateTabs;

/** The tabs as they were placed, each with its ID. */
export type TemplateRecipientTabsCreate201Response = Tabs;

/** A tab cannot be placed, or somebody else holds the lock. */
export type TemplateRecipientTabsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientTabsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientTabsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientTabsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientTabsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientTabsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientTabsCreate500Response = ErrorDetails;

/**
 * Add tabs for a recipient in a template.
 *
 * Adds tabs for one role or person to the documents of a template. Each tab either names its
 * document, page and place, or an anchor beside which it is put wherever that text is found. The
 * recipient must be of a kind that has tabs.
 *
 * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
 * more. Envelopes that were made before do not get the tabs. Whoever holds a lock on the template
 * sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientTabsCreateResponses {
    /** The tabs as they were placed, each with its ID. */
    201: TemplateRecipientTabsCreate201Response;
    /** A tab cannot be placed, or somebody else holds the lock. */
    400: TemplateRecipientTabsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientTabsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientTabsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientTabsCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientTabsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientTabsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientTabsCreate500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_update`.
 */
export interface TemplateRecipientTabsUpdateParams {
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
 * Headers of `TemplateRecipientTabs_update`.
 */
export interface TemplateRecipientTabsUpdateHeader {
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

/** The tabs with what is to be different. */
export type TemplateRecipientTabsUpdateBody = TemplateTabs;

/** The tabs that were sent, as they are now. */
export type TemplateRecipientTabsUpdate200Response = Tabs;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateRecipientTabsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientTabsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientTabsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientTabsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientTabsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientTabsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs of a recipient in a template.
 *
 * Changes tabs of one role or person in a template, found by their `tabId`. Fields that are left
 * out stay as they are. Envelopes that were made from the template before keep the tabs they
 * have.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientTabsUpdateResponses {
    /** The tabs that were sent, as they are now. */
    200: TemplateRecipientTabsUpdate200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateRecipientTabsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientTabsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientTabsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientTabsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientTabsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientTabsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientTabsUpdate500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientTabsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_delete`.
 */
export interface TemplateRecipientTabsDeleteParams {
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
 * Headers of `TemplateRecipientTabs_delete`.
 */
export interface TemplateRecipientTabsDeleteHeader {
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

/** The tabs to remove, by their IDs, in the lists of their kinds. */
export type TemplateRecipientTabsDeleteBody = TemplateTabs;

/** The tabs that were removed, with the outcome for each. */
export type TemplateRecipientTabsDelete200Response = Tabs;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateRecipientTabsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientTabsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientTabsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientTabsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientTabsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientTabsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs of a recipient in a template.
 *
 * Takes the tabs whose IDs are in the body from one role or person in a template. Other tabs
 * stay, and so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientTabsDeleteResponses {
    /** The tabs that were removed, with the outcome for each. */
    200: TemplateRecipientTabsDelete200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateRecipientTabsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientTabsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientTabsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientTabsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientTabsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientTabsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientTabsDelete500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientTabsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
