// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import type { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import type { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import type { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeBulkRecipients_list`.
 */
export interface EnvelopeBulkRecipientsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example b36f0c81-7d52-4e9a-a4f8-15c9e2d70b63
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
 * Parameters in the query of `EnvelopeBulkRecipients_list`.
 */
export interface EnvelopeBulkRecipientsListQueryParams {
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
export type EnvelopeBulkRecipientsList200Response = BulkRecipientsResponse;

/** The envelope does not have this recipient, or the plan does not include bulk recipients. */
export type EnvelopeBulkRecipientsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeBulkRecipientsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeBulkRecipientsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeBulkRecipientsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeBulkRecipientsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeBulkRecipientsList500Response = ErrorDetails;

/**
 * List the people of a bulk recipient.
 *
 * Returns the list of people of a bulk recipient in an envelope. When the envelope is sent, each
 * person gets their own copy. `include_tabs` adds the values of their tabs.
 *
 * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
 * certain plans include bulk recipients.
 *
 * `EnvelopeBulkRecipients_list`, `GET /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeBulkRecipientsListResponses {
    /** One page of the people. */
    200: EnvelopeBulkRecipientsList200Response;
    /** The envelope does not have this recipient, or the plan does not include bulk recipients. */
    400: EnvelopeBulkRecipientsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeBulkRecipientsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeBulkRecipientsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeBulkRecipientsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeBulkRecipientsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeBulkRecipientsList500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeBulkRecipientsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeBulkRecipients_update`.
 */
export interface EnvelopeBulkRecipientsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example b36f0c81-7d52-4e9a-a4f8-15c9e2d70b63
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
 * Headers of `EnvelopeBulkRecipients_update`.
 */
export interface EnvelopeBulkRecipientsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The list of people, as JSON or as a CSV file. */
export type EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest | Blob;

/** The saved list. */
export type EnvelopeBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse;

/** The list is invalid, or the recipient cannot represent a list. */
export type EnvelopeBulkRecipientsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeBulkRecipientsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeBulkRecipientsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeBulkRecipientsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeBulkRecipientsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeBulkRecipientsUpdate500Response = ErrorDetails;

/**
 * Set the list of a bulk recipient.
 *
 * Sets the list of people of a bulk recipient in an envelope and replaces an existing list. The
 * envelope must be a draft, and the recipient must be a signer that represents a list.
 *
 * The list is sent as JSON or, with `Content-Type: text/csv`, as a CSV file with a header row. Its
 * columns are `Email`, `Name`, `Note`, `Identification`, `PhoneNumber` and `AccessCode`. Every
 * further column is the label of a tab. Each row is validated separately, and the response contains
 * the errors of invalid rows.
 *
 * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeBulkRecipients_update`, `PUT /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeBulkRecipientsUpdateResponses {
    /** The saved list. */
    200: EnvelopeBulkRecipientsUpdate200Response;
    /** The list is invalid, or the recipient cannot represent a list. */
    400: EnvelopeBulkRecipientsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeBulkRecipientsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeBulkRecipientsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeBulkRecipientsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeBulkRecipientsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeBulkRecipientsUpdate500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeBulkRecipientsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeBulkRecipients_delete`.
 */
export interface EnvelopeBulkRecipientsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example b36f0c81-7d52-4e9a-a4f8-15c9e2d70b63
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
 * Headers of `EnvelopeBulkRecipients_delete`.
 */
export interface EnvelopeBulkRecipientsDeleteHeader {
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
export type EnvelopeBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse;

/** The envelope does not have this recipient, or the plan does not include bulk recipients. */
export type EnvelopeBulkRecipientsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeBulkRecipientsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeBulkRecipientsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeBulkRecipientsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeBulkRecipientsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeBulkRecipientsDelete500Response = ErrorDetails;

/**
 * Delete the list of a bulk recipient.
 *
 * Deletes the list of people of a bulk recipient in an envelope. The recipient is kept as an
 * ordinary signer without a list. The envelope must be a draft. Copies that were already sent are
 * not changed.
 *
 * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeBulkRecipients_delete`, `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeBulkRecipientsDeleteResponses {
    /** The recipient without its list. */
    200: EnvelopeBulkRecipientsDelete200Response;
    /** The envelope does not have this recipient, or the plan does not include bulk recipients. */
    400: EnvelopeBulkRecipientsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeBulkRecipientsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeBulkRecipientsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeBulkRecipientsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeBulkRecipientsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeBulkRecipientsDelete500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeBulkRecipientsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
