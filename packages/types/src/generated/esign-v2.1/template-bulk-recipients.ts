// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import type { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import type { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import type { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateBulkRecipients_list`.
 */
export interface TemplateBulkRecipientsListParams {
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
 * Parameters in the query of `TemplateBulkRecipients_list`.
 */
export interface TemplateBulkRecipientsListQueryParams {
    /**
     * Whether recipients come with their tabs.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the people. */
export type TemplateBulkRecipientsList200Response = BulkRecipientsResponse;

/** The template has no such recipient, or the plan has no bulk recipients. */
export type TemplateBulkRecipientsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateBulkRecipientsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateBulkRecipientsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateBulkRecipientsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateBulkRecipientsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateBulkRecipientsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateBulkRecipientsList500Response = ErrorDetails;

/**
 * List the people behind a bulk recipient.
 *
 * Gives the list of people who stand behind one recipient of a template. Each of them gets an own
 * copy of an envelope made from the template when it is sent. `include_tabs` adds the values of
 * their tabs.
 *
 * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next. Only
 * certain plans have bulk recipients.
 *
 * `TemplateBulkRecipients_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateBulkRecipientsListResponses {
    /** One chunk of the people. */
    200: TemplateBulkRecipientsList200Response;
    /** The template has no such recipient, or the plan has no bulk recipients. */
    400: TemplateBulkRecipientsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateBulkRecipientsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateBulkRecipientsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateBulkRecipientsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateBulkRecipientsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateBulkRecipientsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateBulkRecipientsList500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateBulkRecipientsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateBulkRecipients_update`.
 */
export interface TemplateBulkRecipientsUpdateParams {
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
 * Headers of `TemplateBulkRecipients_update`.
 */
export interface TemplateBulkRecipientsUpdateHeader {
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

/** The list of people. */
export type TemplateBulkRecipientsUpdateBody = BulkRecipientsRequest;

/** The list as it was taken. */
export type TemplateBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse;

/** The list does not fit the contract, or the recipient cannot stand for a list. */
export type TemplateBulkRecipientsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateBulkRecipientsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateBulkRecipientsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateBulkRecipientsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateBulkRecipientsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateBulkRecipientsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateBulkRecipientsUpdate500Response = ErrorDetails;

/**
 * Put a list of people behind a bulk recipient.
 *
 * Puts a list of people behind one recipient of a template; a list that was there is replaced as
 * a whole. The recipient must be a signer that stands for a list.
 *
 * Each row is judged by itself, and a wrong one carries its faults in the answer. Only certain
 * plans have bulk recipients. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateBulkRecipients_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateBulkRecipientsUpdateResponses {
    /** The list as it was taken. */
    200: TemplateBulkRecipientsUpdate200Response;
    /** The list does not fit the contract, or the recipient cannot stand for a list. */
    400: TemplateBulkRecipientsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateBulkRecipientsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateBulkRecipientsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateBulkRecipientsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateBulkRecipientsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateBulkRecipientsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateBulkRecipientsUpdate500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateBulkRecipientsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateBulkRecipients_delete`.
 */
export interface TemplateBulkRecipientsDeleteParams {
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
 * Headers of `TemplateBulkRecipients_delete`.
 */
export interface TemplateBulkRecipientsDeleteHeader {
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

/** The recipient, without its list. */
export type TemplateBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse;

/** The template has no such recipient, or the plan has no bulk recipients. */
export type TemplateBulkRecipientsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateBulkRecipientsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateBulkRecipientsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateBulkRecipientsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateBulkRecipientsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateBulkRecipientsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateBulkRecipientsDelete500Response = ErrorDetails;

/**
 * Remove the people behind a bulk recipient.
 *
 * Removes the list of people behind one recipient of a template. The recipient stays, as an
 * ordinary signer without a list. Copies that went out before are not touched.
 *
 * Only certain plans have bulk recipients. Whoever holds a lock on the template sends it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateBulkRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateBulkRecipientsDeleteResponses {
    /** The recipient, without its list. */
    200: TemplateBulkRecipientsDelete200Response;
    /** The template has no such recipient, or the plan has no bulk recipients. */
    400: TemplateBulkRecipientsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateBulkRecipientsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateBulkRecipientsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateBulkRecipientsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateBulkRecipientsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateBulkRecipientsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateBulkRecipientsDelete500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateBulkRecipientsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
