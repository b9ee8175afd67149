// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs, TabsAnswer } from './schemas/tabs.js';
import type { TemplateTabs } from './schemas/templateTabs.js';

/**
 * Parameters in the path of `TemplateRecipientTabs_list`.
 */
export interface TemplateRecipientTabsListParams {
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

/**
 * Parameters in the query of `TemplateRecipientTabs_list`.
 */
export interface TemplateRecipientTabsListQueryParams {
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
export type TemplateRecipientTabsList200Response = TabsAnswer;

/** The template does not have this recipient, or a parameter is invalid. */
export type TemplateRecipientTabsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientTabsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientTabsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientTabsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientTabsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientTabsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientTabsList500Response = ErrorDetails;

/**
 * List the tabs of a recipient in a template.
 *
 * Returns all tabs of one role or recipient in a template, on all documents, with one array for each
 * type. `include_metadata` adds metadata about what can be edited, and
 * `include_anchor_tab_locations` adds the positions of anchor texts. The response is not paged.
 *
 * `TemplateRecipientTabs_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateRecipientTabsListResponses {
    /** The tabs of the recipient. */
    200: TemplateRecipientTabsList200Response;
    /** The template does not have this recipient, or a parameter is invalid. */
    400: TemplateRecipientTabsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientTabsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientTabsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientTabsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientTabsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientTabsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientTabsList500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_list` can return.
 *
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientTabsListErrorCode = 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_create`.
 */
export interface TemplateRecipientTabsCreateParams {
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

/**
 * Headers of `TemplateRecipientTabs_create`.
 */
export interface TemplateRecipientTabsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The tabs to place, with one array for each type. */
export type TemplateRecipientTabsCreateBody = TemplateTabs;

/** The placed tabs, each with its ID. */
export type TemplateRecipientTabsCreate201Response = Tabs;

/** A tab cannot be placed, or another user holds the lock. */
export type TemplateRecipientTabsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientTabsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientTabsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientTabsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientTabsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientTabsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientTabsCreate500Response = ErrorDetails;

/**
 * Add tabs for a recipient in a template.
 *
 * Adds tabs for one role or recipient to the documents of a template. Each tab specifies either its
 * document, page and position, or an anchor text, next to which it is placed at every occurrence.
 * The type of the recipient must support tabs.
 *
 * After a recipient has a tab on a document, the document can no longer be hidden from that
 * recipient. Existing envelopes are not changed. If the caller holds a lock on the template, send it
 * in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateRecipientTabsCreateResponses {
    /** The placed tabs, each with its ID. */
    201: TemplateRecipientTabsCreate201Response;
    /** A tab cannot be placed, or another user holds the lock. */
    400: TemplateRecipientTabsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientTabsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientTabsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientTabsCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientTabsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientTabsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientTabsCreate500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_create` can return.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_update`.
 */
export interface TemplateRecipientTabsUpdateParams {
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

/**
 * Headers of `TemplateRecipientTabs_update`.
 */
export interface TemplateRecipientTabsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The tabs with the fields to change. */
export type TemplateRecipientTabsUpdateBody = TemplateTabs;

/** The updated tabs. */
export type TemplateRecipientTabsUpdate200Response = Tabs;

/** The request is invalid, or another user holds the lock. */
export type TemplateRecipientTabsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientTabsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientTabsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientTabsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientTabsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientTabsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs of a recipient in a template.
 *
 * Changes tabs of one role or recipient in a template. A tab is identified by its `tabId`. Omitted
 * fields and existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateRecipientTabsUpdateResponses {
    /** The updated tabs. */
    200: TemplateRecipientTabsUpdate200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateRecipientTabsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientTabsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientTabsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientTabsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientTabsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientTabsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientTabsUpdate500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_update` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientTabsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipientTabs_delete`.
 */
export interface TemplateRecipientTabsDeleteParams {
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

/**
 * Headers of `TemplateRecipientTabs_delete`.
 */
export interface TemplateRecipientTabsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The IDs of the tabs to remove, in the arrays of their types. */
export type TemplateRecipientTabsDeleteBody = TemplateTabs;

/** The removed tabs, with the result for each. */
export type TemplateRecipientTabsDelete200Response = Tabs;

/** The request is invalid, or another user holds the lock. */
export type TemplateRecipientTabsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientTabsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientTabsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientTabsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientTabsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientTabsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs of a recipient in a template.
 *
 * Deletes tabs of one role or recipient in a template. The request body contains the IDs of the
 * tabs. Other tabs and the tabs of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipientTabs_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateRecipientTabsDeleteResponses {
    /** The removed tabs, with the result for each. */
    200: TemplateRecipientTabsDelete200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateRecipientTabsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientTabsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientTabsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientTabsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientTabsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientTabsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientTabsDelete500Response;
}

/**
 * The error codes that `TemplateRecipientTabs_delete` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientTabsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
