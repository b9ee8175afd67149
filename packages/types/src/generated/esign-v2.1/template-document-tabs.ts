// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Tabs } from './schemas/tabs.js';
import type { TemplateTabs } from './schemas/templateTabs.js';

/**
 * Parameters in the path of `TemplateDocumentTabs_getByPage`.
 */
export interface TemplateDocumentTabsGetByPageParams {
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
export type TemplateDocumentTabsGetByPage200Response = Tabs;

/** The template has no such document or page. */
export type TemplateDocumentTabsGetByPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentTabsGetByPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentTabsGetByPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentTabsGetByPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentTabsGetByPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentTabsGetByPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentTabsGetByPage500Response = ErrorDetails;

/**
 * List the tabs on one page of a template's document.
 *
 * Gives the tabs of all roles and people that stand on one page of a document in a template, in one
 * list for each kind, together with those that the sender fills in beforehand. Pages count from 1,
 * and a page without tabs gives no lists. There is no paging.
 *
 * `TemplateDocumentTabs_getByPage`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentTabsGetByPageResponses {
    /** The tabs on the page. */
    200: TemplateDocumentTabsGetByPage200Response;
    /** The template has no such document or page. */
    400: TemplateDocumentTabsGetByPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentTabsGetByPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentTabsGetByPage403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentTabsGetByPage404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentTabsGetByPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentTabsGetByPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentTabsGetByPage500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_getByPage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentTabsGetByPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_get`.
 */
export interface TemplateDocumentTabsGetParams {
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
     * The document, by the number that the sender gave to it.
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
     * The pages whose tabs are wanted, counted from 1, with commas between them. Without it all pages
     * count.
     *
     * @example 1,3
     */
    page_numbers?: string | undefined;
}

/** The tabs on the document. */
export type TemplateDocumentTabsGet200Response = Tabs;

/** The template has no such document, or a parameter does not fit the contract. */
export type TemplateDocumentTabsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentTabsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentTabsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentTabsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentTabsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentTabsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentTabsGet500Response = ErrorDetails;

/**
 * List the tabs on a document of a template.
 *
 * Gives the tabs of all roles and people that stand on one document of a template, in one list for
 * each kind, together with those that the sender fills in beforehand. `page_numbers` narrows them
 * down to some pages. There is no paging.
 *
 * `TemplateDocumentTabs_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentTabsGetResponses {
    /** The tabs on the document. */
    200: TemplateDocumentTabsGet200Response;
    /** The template has no such document, or a parameter does not fit the contract. */
    400: TemplateDocumentTabsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentTabsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentTabsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentTabsGet404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentTabsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentTabsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentTabsGet500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_get` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentTabsGetErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_create`.
 */
export interface TemplateDocumentTabsCreateParams {
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
     * The document, by the number that the sender gave to it.
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
export type TemplateDocumentTabsCreateBody = TemplateTabs;

/** The tabs as they were placed, each with its ID. */
export type TemplateDocumentTabsCreate201Response = Tabs;

/** A tab cannot be placed, or somebody else holds the lock. */
export type TemplateDocumentTabsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentTabsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentTabsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentTabsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentTabsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentTabsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentTabsCreate500Response = ErrorDetails;

/**
 * Place tabs on a document of a template.
 *
 * Puts tabs on one document of a template, for several roles and people at once. Each tab names its
 * recipient in `recipientId`; tabs that the sender fills in beforehand stand in `prefillTabs` and
 * have none. Page and place are given, or an anchor.
 *
 * Recipients must be of a kind that has tabs. Once a recipient has a tab on the document, it cannot
 * be hidden from that recipient any more. Envelopes that were made before do not get the tabs.
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentTabsCreateResponses {
    /** The tabs as they were placed, each with its ID. */
    201: TemplateDocumentTabsCreate201Response;
    /** A tab cannot be placed, or somebody else holds the lock. */
    400: TemplateDocumentTabsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentTabsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentTabsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentTabsCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentTabsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentTabsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentTabsCreate500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentTabsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_update`.
 */
export interface TemplateDocumentTabsUpdateParams {
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
     * The document, by the number that the sender gave to it.
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
export type TemplateDocumentTabsUpdateBody = TemplateTabs;

/** The tabs that were sent, as they are now. */
export type TemplateDocumentTabsUpdate200Response = Tabs;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentTabsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentTabsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentTabsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentTabsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentTabsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentTabsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentTabsUpdate500Response = ErrorDetails;

/**
 * Change the tabs on a document of a template.
 *
 * Changes tabs on one document of a template, found by their `tabId`. Fields that are left out
 * stay as they are. Envelopes that were made from the template before keep the tabs they have.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentTabsUpdateResponses {
    /** The tabs that were sent, as they are now. */
    200: TemplateDocumentTabsUpdate200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentTabsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentTabsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentTabsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentTabsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentTabsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentTabsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentTabsUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_update` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentTabsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentTabs_delete`.
 */
export interface TemplateDocumentTabsDeleteParams {
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
     * The document, by the number that the sender gave to it.
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
export type TemplateDocumentTabsDeleteBody = TemplateTabs;

/** The tabs that were removed, with the outcome for each. */
export type TemplateDocumentTabsDelete200Response = Tabs;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentTabsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentTabsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentTabsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentTabsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentTabsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentTabsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentTabsDelete500Response = ErrorDetails;

/**
 * Remove tabs from a document of a template.
 *
 * Takes the tabs whose IDs are in the body off one document of a template. Other tabs stay, and
 * so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentTabs_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentTabsDeleteResponses {
    /** The tabs that were removed, with the outcome for each. */
    200: TemplateDocumentTabsDelete200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentTabsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentTabsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentTabsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentTabsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentTabsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentTabsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentTabsDelete500Response;
}

/**
 * The error codes that `TemplateDocumentTabs_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentTabsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
