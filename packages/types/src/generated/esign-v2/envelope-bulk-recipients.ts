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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
export type EnvelopeBulkRecipientsList200Response = BulkRecipientsResponse;

/** The envelope has no such recipient, or the plan has no bulk recipients. */
export type EnvelopeBulkRecipientsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeBulkRecipientsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeBulkRecipientsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeBulkRecipientsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeBulkRecipientsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeBulkRecipientsList500Response = ErrorDetails;

/**
 * List the people behind a bulk recipient.
 *
 * Gives the list of people who stand behind one recipient of an envelope. Each of them gets an own
 * copy of the envelope when it is sent. `include_tabs` adds the values of their tabs.
 *
 * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next. Only
 * certain plans have bulk recipients.
 *
 * `EnvelopeBulkRecipients_list`, `GET /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeBulkRecipientsListResponses {
    /** One chunk of the people. */
    200: EnvelopeBulkRecipientsList200Response;
    /** The envelope has no such recipient, or the plan has no bulk recipients. */
    400: EnvelopeBulkRecipientsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeBulkRecipientsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeBulkRecipientsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeBulkRecipientsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeBulkRecipientsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeBulkRecipientsList500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeBulkRecipientsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeBulkRecipients_update`.
 */
export interface EnvelopeBulkRecipientsUpdateParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The list of people, as JSON or as a CSV file. */
export type EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest | Blob;

/** The list as it was taken. */
export type EnvelopeBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse;

/** The list does not fit the contract, or the recipient cannot stand for a list. */
export type EnvelopeBulkRecipientsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeBulkRecipientsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeBulkRecipientsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeBulkRecipientsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeBulkRecipientsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeBulkRecipientsUpdate500Response = ErrorDetails;

/**
 * Put a list of people behind a bulk recipient.
 *
 * Puts a list of people behind one recipient of an envelope; a list that was there is replaced as a
 * whole. The envelope must be a draft, and the recipient a signer that stands for a list.
 *
 * The list comes as JSON or, with `Content-Type: text/csv`, as a CSV file with a header row. Its
 * columns are `Email`, `Name`, `Note`, `Identification`, `PhoneNumber` and `AccessCode`; every
 * further column is the label of a tab. Each row is judged by itself, and a wrong one carries its
 * faults in the answer.
 *
 * Only certain plans have bulk recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeBulkRecipients_update`, `PUT /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeBulkRecipientsUpdateResponses {
    /** The list as it was taken. */
    200: EnvelopeBulkRecipientsUpdate200Response;
    /** The list does not fit the contract, or the recipient cannot stand for a list. */
    400: EnvelopeBulkRecipientsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeBulkRecipientsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeBulkRecipientsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeBulkRecipientsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeBulkRecipientsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeBulkRecipientsUpdate500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeBulkRecipientsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeBulkRecipients_delete`.
 */
export interface EnvelopeBulkRecipientsDeleteParams {
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
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
export type EnvelopeBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse;

/** The envelope has no such recipient, or the plan has no bulk recipients. */
export type EnvelopeBulkRecipientsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeBulkRecipientsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeBulkRecipientsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeBulkRecipientsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeBulkRecipientsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeBulkRecipientsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeBulkRecipientsDelete500Response = ErrorDetails;

/**
 * Remove the people behind a bulk recipient.
 *
 * Removes the list of people behind one recipient of an envelope. The recipient stays, as an
 * ordinary signer without a list. The envelope must be a draft; copies that went out before are
 * not touched.
 *
 * Only certain plans have bulk recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeBulkRecipients_delete`, `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeBulkRecipientsDeleteResponses {
    /** The recipient, without its list. */
    200: EnvelopeBulkRecipientsDelete200Response;
    /** The envelope has no such recipient, or the plan has no bulk recipients. */
    400: EnvelopeBulkRecipientsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeBulkRecipientsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeBulkRecipientsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeBulkRecipientsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeBulkRecipientsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeBulkRecipientsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeBulkRecipientsDelete500Response;
}

/**
 * The error codes that `EnvelopeBulkRecipients_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeBulkRecipientsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';
