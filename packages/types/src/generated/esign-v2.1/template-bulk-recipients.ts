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
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example 7e5d3c1b-9a84-4f26-b0d7-2c8f6e4a1d59
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
 * Parameters in the query of `TemplateBulkRecipients_list`.
 */
export interface TemplateBulkRecipientsListQueryParams {
    /**
     * Specifies whether the response includes the tabs of the recipients.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the people. */
export type TemplateBulkRecipientsList200Response = BulkRecipientsResponse;

/** The template does not have this recipient, or the plan does not include bulk recipients. */
export type TemplateBulkRecipientsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateBulkRecipientsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateBulkRecipientsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateBulkRecipientsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateBulkRecipientsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateBulkRecipientsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateBulkRecipientsList500Response = ErrorDetails;

/**
 * List the people of a bulk recipient.
 *
 * Returns the list of people of a bulk recipient in a template. When an envelope is created from the
 * template and sent, each person gets their own copy. `include_tabs` adds the values of their tabs.
 *
 * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
 * certain plans include bulk recipients.
 *
 * `TemplateBulkRecipients_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface TemplateBulkRecipientsListResponses {
    /** One page of the people. */
    200: TemplateBulkRecipientsList200Response;
    /** The template does not have this recipient, or the plan does not include bulk recipients. */
    400: TemplateBulkRecipientsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateBulkRecipientsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateBulkRecipientsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateBulkRecipientsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateBulkRecipientsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateBulkRecipientsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateBulkRecipientsList500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateBulkRecipientsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateBulkRecipients_update`.
 */
export interface TemplateBulkRecipientsUpdateParams {
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
 * Headers of `TemplateBulkRecipients_update`.
 */
export interface TemplateBulkRecipientsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The list of people. */
export type TemplateBulkRecipientsUpdateBody = BulkRecipientsRequest;

/** The saved list. */
export type TemplateBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse;

/** The list is invalid, or the recipient cannot represent a list. */
export type TemplateBulkRecipientsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateBulkRecipientsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateBulkRecipientsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateBulkRecipientsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateBulkRecipientsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateBulkRecipientsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateBulkRecipientsUpdate500Response = ErrorDetails;

/**
 * Set the list of a bulk recipient.
 *
 * Sets the list of people of a bulk recipient in a template and replaces an existing list. The
 * recipient must be a signer that represents a list.
 *
 * Each row is validated separately, and the response contains the errors of invalid rows. Only
 * certain plans include bulk recipients. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateBulkRecipients_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface TemplateBulkRecipientsUpdateResponses {
    /** The saved list. */
    200: TemplateBulkRecipientsUpdate200Response;
    /** The list is invalid, or the recipient cannot represent a list. */
    400: TemplateBulkRecipientsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateBulkRecipientsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateBulkRecipientsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateBulkRecipientsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateBulkRecipientsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateBulkRecipientsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateBulkRecipientsUpdate500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateBulkRecipientsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateBulkRecipients_delete`.
 */
export interface TemplateBulkRecipientsDeleteParams {
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
 * Headers of `TemplateBulkRecipients_delete`.
 */
export interface TemplateBulkRecipientsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipient without its list. */
export type TemplateBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse;

/** The template does not have this recipient, or the plan does not include bulk recipients. */
export type TemplateBulkRecipientsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateBulkRecipientsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateBulkRecipientsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateBulkRecipientsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateBulkRecipientsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateBulkRecipientsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateBulkRecipientsDelete500Response = ErrorDetails;

/**
 * Delete the list of a bulk recipient.
 *
 * Deletes the list of people of a bulk recipient in a template. The recipient is kept as an ordinary
 * signer without a list. Copies that were already sent are not changed.
 *
 * Only certain plans include bulk recipients. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateBulkRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface TemplateBulkRecipientsDeleteResponses {
    /** The recipient without its list. */
    200: TemplateBulkRecipientsDelete200Response;
    /** The template does not have this recipient, or the plan does not include bulk recipients. */
    400: TemplateBulkRecipientsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateBulkRecipientsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateBulkRecipientsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateBulkRecipientsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateBulkRecipientsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateBulkRecipientsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateBulkRecipientsDelete500Response;
}

/**
 * The error codes that `TemplateBulkRecipients_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateBulkRecipientsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
