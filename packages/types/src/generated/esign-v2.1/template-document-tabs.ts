// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs, TabsAnswer } from './schemas/tabs.js';
import type { TemplateTabs } from './schemas/templateTabs.js';

/**
 * Parameters in the path of `TemplateDocumentTabs_getByPage`.
 */
export interface TemplateDocumentTabsGetByPageParams {
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
export type TemplateDocumentTabsGetByPage200Response = TabsAnswer;

/** The template does not have this document or page. */
export type TemplateDocumentTabsGetByPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentTabsGetByPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentTabsGetByPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentTabsGetByPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentTabsGetByPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentTabsGetByPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentTabsGetByPage500Response = ErrorDetails;

/**
 * List the tabs on one page of a template document.
 *
 * Returns the tabs of all roles and recipients on one page of a document in a template, with one
 * array for each type, including the tabs that the sender fills in before sending. Page numbers are
 * 1-based. A page without tabs returns no arrays. The response is not paged.
 *
 * `TemplateDocumentTabs_getByPage`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateDocumentTabsGetByPageResponses {
    /** The tabs on the page. */
    200: TemplateDocumentTabsGetByPage200Response;
    /** The template does not have this document or page. */
    400: TemplateDocumentTabsGetByPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentTabsGetByPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentTabsGetByPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentTabsGetByPage404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentTabsGetByPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentTabsGetByPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentTabsGetByPage500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_getByPage` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentTabsGetByPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_get`.
 */
export interface TemplateDocumentTabsGetParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `TemplateDocumentTabs_get`.
 */
export interface TemplateDocumentTabsGetQueryParams {
    /**
     * The 1-based numbers of the pages whose tabs are returned, as a comma-separated list. Default: all
     * pages.
     *
     * @example 1,3
     */
    page_numbers?: string | undefined;
}

/** The tabs on the document. */
export type TemplateDocumentTabsGet200Response = TabsAnswer;

/** The template does not have this document, or a parameter is invalid. */
export type TemplateDocumentTabsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentTabsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentTabsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentTabsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentTabsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentTabsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentTabsGet500Response = ErrorDetails;

/**
 * List the tabs on a document of a template.
 *
 * Returns the tabs of all roles and recipients on one document of a template, with one array for
 * each type, including the tabs that the sender fills in before sending. `page_numbers` limits the
 * response to certain pages. The response is not paged.
 *
 * `TemplateDocumentTabs_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateDocumentTabsGetResponses {
    /** The tabs on the document. */
    200: TemplateDocumentTabsGet200Response;
    /** The template does not have this document, or a parameter is invalid. */
    400: TemplateDocumentTabsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentTabsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentTabsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentTabsGet404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentTabsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentTabsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentTabsGet500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_get` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentTabsGetErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_create`.
 */
export interface TemplateDocumentTabsCreateParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentTabs_create`.
 */
export interface TemplateDocumentTabsCreateHeader {
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
export type TemplateDocumentTabsCreateBody = TemplateTabs;

/** The placed tabs, each with its ID. */
export type TemplateDocumentTabsCreate201Response = Tabs;

/** A tab cannot be placed, or another user holds the lock. */
export type TemplateDocumentTabsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentTabsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentTabsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentTabsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentTabsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentTabsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentTabsCreate500Response = ErrorDetails;

/**
 * Place tabs on a document of a template.
 *
 * Adds tabs to one document of a template, for several roles and recipients in one request. Each tab
 * identifies its recipient with `recipientId`. Tabs that the sender fills in before sending are in
 * `prefillTabs` and do not have a recipient. The position of a tab is a page with coordinates, or an
 * anchor text.
 *
 * The type of the recipients must support tabs. After a recipient has a tab on the document, the
 * document can no longer be hidden from that recipient. Existing envelopes are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateDocumentTabsCreateResponses {
    /** The placed tabs, each with its ID. */
    201: TemplateDocumentTabsCreate201Response;
    /** A tab cannot be placed, or another user holds the lock. */
    400: TemplateDocumentTabsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentTabsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentTabsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentTabsCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentTabsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentTabsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentTabsCreate500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_create` can return.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_update`.
 */
export interface TemplateDocumentTabsUpdateParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentTabs_update`.
 */
export interface TemplateDocumentTabsUpdateHeader {
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
export type TemplateDocumentTabsUpdateBody = TemplateTabs;

/** The updated tabs. */
export type TemplateDocumentTabsUpdate200Response = Tabs;

/** The request is invalid, or another user holds the lock. */
export type TemplateDocumentTabsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentTabsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentTabsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentTabsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentTabsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentTabsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs on a document of a template.
 *
 * Changes tabs on one document of a template. A tab is identified by its `tabId`. Omitted fields and
 * existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateDocumentTabsUpdateResponses {
    /** The updated tabs. */
    200: TemplateDocumentTabsUpdate200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateDocumentTabsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentTabsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentTabsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentTabsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentTabsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentTabsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentTabsUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_update` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `INVALID_TAB_OPERATION` (400): The operation cannot change this tab: it belongs to a recipient to whom the envelope was sent, or the operation changes other kinds of tabs only.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentTabsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'INVALID_TAB_OPERATION' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_delete`.
 */
export interface TemplateDocumentTabsDeleteParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentTabs_delete`.
 */
export interface TemplateDocumentTabsDeleteHeader {
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
export type TemplateDocumentTabsDeleteBody = TemplateTabs;

/** The removed tabs, with the result for each. */
export type TemplateDocumentTabsDelete200Response = Tabs;

/** The request is invalid, or another user holds the lock. */
export type TemplateDocumentTabsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentTabsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentTabsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentTabsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentTabsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentTabsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs from a document of a template.
 *
 * Deletes tabs from one document of a template. The request body contains the IDs of the tabs. Other
 * tabs and the tabs of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * The responses, by status.
 */
export interface TemplateDocumentTabsDeleteResponses {
    /** The removed tabs, with the result for each. */
    200: TemplateDocumentTabsDelete200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateDocumentTabsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentTabsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentTabsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentTabsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentTabsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentTabsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentTabsDelete500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_delete` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_TABID` (400): No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of tabs.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentTabsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_TABID' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
