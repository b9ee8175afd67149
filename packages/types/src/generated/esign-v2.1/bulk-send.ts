// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendBatchActionRequest } from './schemas/bulkSendBatchActionRequest.js';
import type { BulkSendBatchRequest } from './schemas/bulkSendBatchRequest.js';
import type { BulkSendBatchStatus } from './schemas/bulkSendBatchStatus.js';
import type { BulkSendBatchSummaries } from './schemas/bulkSendBatchSummaries.js';
import type { BulkSendRequest } from './schemas/bulkSendRequest.js';
import type { BulkSendResponse } from './schemas/bulkSendResponse.js';
import type { BulkSendTestResponse } from './schemas/bulkSendTestResponse.js';
import type { BulkSendingList } from './schemas/bulkSendingList.js';
import type { BulkSendingListSummaries } from './schemas/bulkSendingListSummaries.js';
import type { EnvelopesInformationAnswer } from './schemas/envelopesInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BulkSend_getBulkSendLists`.
 */
export interface BulkSendGetBulkSendListsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All lists of the user. */
export type BulkSendGetBulkSendLists200Response = BulkSendingListSummaries;

/** The caller cannot use bulk send, or the plan of the account does not include it. */
export type BulkSendGetBulkSendLists400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendGetBulkSendLists401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendGetBulkSendLists403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendGetBulkSendLists404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendGetBulkSendLists405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendGetBulkSendLists429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendGetBulkSendLists500Response = ErrorDetails;

/**
 * List the bulk send lists.
 *
 * Returns the bulk send lists that belong to the calling user, with name and date but without their
 * copies. To get the copies, get the list itself.
 *
 * The plan of the account must include bulk send.
 *
 * `BulkSend_getBulkSendLists`, `GET /v2.1/accounts/{accountId}/bulk_send_lists`
 *
 * The responses, by status.
 */
export interface BulkSendGetBulkSendListsResponses {
    /** All lists of the user. */
    200: BulkSendGetBulkSendLists200Response;
    /** The caller cannot use bulk send, or the plan of the account does not include it. */
    400: BulkSendGetBulkSendLists400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendGetBulkSendLists401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendGetBulkSendLists403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendGetBulkSendLists404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendGetBulkSendLists405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendGetBulkSendLists429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendGetBulkSendLists500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendLists` can return.
 *
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendGetBulkSendListsErrorCode = 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendList`.
 */
export interface BulkSendCreateBulkSendListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The list to create. */
export type BulkSendCreateBulkSendListBody = BulkSendingList;

/** The list with its ID. */
export type BulkSendCreateBulkSendList201Response = BulkSendingList;

/** The request is invalid, or a recipient, field or tab of a copy is invalid. */
export type BulkSendCreateBulkSendList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendCreateBulkSendList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendCreateBulkSendList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendCreateBulkSendList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendCreateBulkSendList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendCreateBulkSendList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendCreateBulkSendList500Response = ErrorDetails;

/**
 * Create a bulk send list.
 *
 * Creates a list that specifies, for each copy of an envelope, its recipients and its individual
 * values. The envelope or template itself is only specified when the list is sent, so a list can be
 * used several times.
 *
 * A list can have up to 1000 copies. All recipients of a list are matched either by role or by ID.
 * Within a copy, roles, IDs and custom fields must be unique, and so must the tab labels of a
 * recipient. The plan of the account must include bulk send.
 *
 * `BulkSend_createBulkSendList`, `POST /v2.1/accounts/{accountId}/bulk_send_lists`
 *
 * The responses, by status.
 */
export interface BulkSendCreateBulkSendListResponses {
    /** The list with its ID. */
    201: BulkSendCreateBulkSendList201Response;
    /** The request is invalid, or a recipient, field or tab of a copy is invalid. */
    400: BulkSendCreateBulkSendList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendCreateBulkSendList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendCreateBulkSendList404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendCreateBulkSendList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendCreateBulkSendList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendCreateBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendList` can return.
 *
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST` (400): Some recipients of the list are identified by role and others by ID. Identify all of them in the same way.
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT` (400): A recipient has both a role and an ID. Remove one of them.
 * - `BULK_SEND_EMAIL_ADDRESS_NOT_VALID` (400): The e-mail address of a recipient in the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT` (400): A recipient with e-mail delivery does not have an e-mail address. Add one.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE` (400): A copy contains the same envelope custom field twice. Remove one of them.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED` (400): A custom field of a copy does not have a name. Use the name of the field in the envelope.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED` (400): A custom field of a copy does not have a value. Add one, or remove the field from the copy.
 * - `BULK_SEND_FAX_NUMBER_NOT_VALID` (400): The fax number of a recipient in the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT` (400): A recipient with fax delivery does not have a fax number. Add one.
 * - `BULK_SEND_INVALID_ID_CHECK_CONFIGURATION` (400): A recipient requires authentication by text message, but the settings for it are missing. Add them, or use another type of authentication.
 * - `BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION` (400): A recipient has more than one signature provider. Keep only one.
 * - `BULK_SEND_MAX_COPIES_EXCEEDED` (400): The list contains more copies than the account allows, usually 1000. Split it into several lists.
 * - `BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH` (400): The phone number to which a recipient receives a code by text message is malformed. Correct it.
 * - `BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH` (400): A recipient requires authentication by text message but does not have a phone number. Add one. The service spells the code exactly like this.
 * - `BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same `recipientId`. Give each recipient a unique ID.
 * - `BULK_SEND_RECIPIENT_ID_REQUIRED` (400): A recipient of a copy has neither a `recipientId` nor a role. Add one of them, of the same kind throughout the list.
 * - `BULK_SEND_RECIPIENT_NAME_REQUIRED` (400): A recipient of a copy does not have a name. Add one.
 * - `BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same role. Use each role only once in a copy.
 * - `BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE` (400): A recipient of a copy has two tabs with the same label. Keep one of them.
 * - `BULK_SEND_TAB_LABEL_REQUIRED` (400): A tab of a copy does not have a label, so it cannot be matched with a tab of the envelope. Use the label of the tab in the envelope.
 * - `BULK_SEND_TAB_VALUE_REQUIRED` (400): A tab of a copy does not have a value. Add one, or remove the tab from the copy.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_getBulkSendList`.
 */
export interface BulkSendGetBulkSendListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send list, as returned when it was created.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The list with its copies. */
export type BulkSendGetBulkSendList200Response = BulkSendingList;

/** The list does not exist, or the plan of the account does not include bulk send. */
export type BulkSendGetBulkSendList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendGetBulkSendList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendGetBulkSendList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendGetBulkSendList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendGetBulkSendList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendGetBulkSendList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendGetBulkSendList500Response = ErrorDetails;

/**
 * Read a bulk send list.
 *
 * Returns a bulk send list with all its copies: their recipients, the values of their custom fields
 * and tabs, and their e-mail texts. The response is not paged.
 *
 * The plan of the account must include bulk send.
 *
 * `BulkSend_getBulkSendList`, `GET /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * The responses, by status.
 */
export interface BulkSendGetBulkSendListResponses {
    /** The list with its copies. */
    200: BulkSendGetBulkSendList200Response;
    /** The list does not exist, or the plan of the account does not include bulk send. */
    400: BulkSendGetBulkSendList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendGetBulkSendList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendGetBulkSendList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendGetBulkSendList404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendGetBulkSendList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendGetBulkSendList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendGetBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendList` can return.
 *
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account does not have a bulk send list with this ID. Get the ID from `BulkSend_getBulkSendLists`. If a missing list is sent or tested, the code appears in a response with status 201 or 200.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendGetBulkSendListErrorCode = 'BULK_SEND_LIST_NOT_FOUND' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_updateBulkSendList`.
 */
export interface BulkSendUpdateBulkSendListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send list, as returned when it was created.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The new state of the list, with every copy. */
export type BulkSendUpdateBulkSendListBody = BulkSendingList;

/** The updated list. */
export type BulkSendUpdateBulkSendList200Response = BulkSendingList;

/** The request is invalid, or the list does not exist. */
export type BulkSendUpdateBulkSendList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendUpdateBulkSendList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendUpdateBulkSendList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendUpdateBulkSendList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendUpdateBulkSendList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendUpdateBulkSendList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendUpdateBulkSendList500Response = ErrorDetails;

/**
 * Replace a bulk send list.
 *
 * Replaces the copies of a bulk send list with the copies in the request body, and sets its name.
 * Copies that the request body omits are deleted. Envelopes that were already sent with the list are
 * not changed.
 *
 * The rules are the same as for a new list: up to 1000 copies, and all recipients are matched either
 * by role or by ID. The plan of the account must include bulk send.
 *
 * `BulkSend_updateBulkSendList`, `PUT /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * The responses, by status.
 */
export interface BulkSendUpdateBulkSendListResponses {
    /** The updated list. */
    200: BulkSendUpdateBulkSendList200Response;
    /** The request is invalid, or the list does not exist. */
    400: BulkSendUpdateBulkSendList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendUpdateBulkSendList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendUpdateBulkSendList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendUpdateBulkSendList404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendUpdateBulkSendList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendUpdateBulkSendList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendUpdateBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_updateBulkSendList` can return.
 *
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST` (400): Some recipients of the list are identified by role and others by ID. Identify all of them in the same way.
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT` (400): A recipient has both a role and an ID. Remove one of them.
 * - `BULK_SEND_EMAIL_ADDRESS_NOT_VALID` (400): The e-mail address of a recipient in the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT` (400): A recipient with e-mail delivery does not have an e-mail address. Add one.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE` (400): A copy contains the same envelope custom field twice. Remove one of them.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED` (400): A custom field of a copy does not have a name. Use the name of the field in the envelope.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED` (400): A custom field of a copy does not have a value. Add one, or remove the field from the copy.
 * - `BULK_SEND_FAX_NUMBER_NOT_VALID` (400): The fax number of a recipient in the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT` (400): A recipient with fax delivery does not have a fax number. Add one.
 * - `BULK_SEND_INVALID_ID_CHECK_CONFIGURATION` (400): A recipient requires authentication by text message, but the settings for it are missing. Add them, or use another type of authentication.
 * - `BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION` (400): A recipient has more than one signature provider. Keep only one.
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account does not have a bulk send list with this ID. Get the ID from `BulkSend_getBulkSendLists`. If a missing list is sent or tested, the code appears in a response with status 201 or 200.
 * - `BULK_SEND_MAX_COPIES_EXCEEDED` (400): The list contains more copies than the account allows, usually 1000. Split it into several lists.
 * - `BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH` (400): The phone number to which a recipient receives a code by text message is malformed. Correct it.
 * - `BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH` (400): A recipient requires authentication by text message but does not have a phone number. Add one. The service spells the code exactly like this.
 * - `BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same `recipientId`. Give each recipient a unique ID.
 * - `BULK_SEND_RECIPIENT_ID_REQUIRED` (400): A recipient of a copy has neither a `recipientId` nor a role. Add one of them, of the same kind throughout the list.
 * - `BULK_SEND_RECIPIENT_NAME_REQUIRED` (400): A recipient of a copy does not have a name. Add one.
 * - `BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same role. Use each role only once in a copy.
 * - `BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE` (400): A recipient of a copy has two tabs with the same label. Keep one of them.
 * - `BULK_SEND_TAB_LABEL_REQUIRED` (400): A tab of a copy does not have a label, so it cannot be matched with a tab of the envelope. Use the label of the tab in the envelope.
 * - `BULK_SEND_TAB_VALUE_REQUIRED` (400): A tab of a copy does not have a value. Add one, or remove the tab from the copy.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendUpdateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_LIST_NOT_FOUND' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_deleteBulkSendList`.
 */
export interface BulkSendDeleteBulkSendListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send list, as returned when it was created.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The remaining lists. */
export type BulkSendDeleteBulkSendList200Response = BulkSendingListSummaries;

/** The list does not exist, or the plan of the account does not include bulk send. */
export type BulkSendDeleteBulkSendList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendDeleteBulkSendList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendDeleteBulkSendList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendDeleteBulkSendList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendDeleteBulkSendList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendDeleteBulkSendList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendDeleteBulkSendList500Response = ErrorDetails;

/**
 * Delete a bulk send list.
 *
 * Deletes a bulk send list with its copies and returns the remaining lists. Envelopes that were sent
 * with the list are not changed.
 *
 * The plan of the account must include bulk send.
 *
 * `BulkSend_deleteBulkSendList`, `DELETE /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * The responses, by status.
 */
export interface BulkSendDeleteBulkSendListResponses {
    /** The remaining lists. */
    200: BulkSendDeleteBulkSendList200Response;
    /** The list does not exist, or the plan of the account does not include bulk send. */
    400: BulkSendDeleteBulkSendList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendDeleteBulkSendList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendDeleteBulkSendList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendDeleteBulkSendList404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendDeleteBulkSendList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendDeleteBulkSendList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendDeleteBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_deleteBulkSendList` can return.
 *
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account does not have a bulk send list with this ID. Get the ID from `BulkSend_getBulkSendLists`. If a missing list is sent or tested, the code appears in a response with status 201 or 200.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendDeleteBulkSendListErrorCode = 'BULK_SEND_LIST_NOT_FOUND' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendRequest`.
 */
export interface BulkSendCreateBulkSendRequestParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send list, as returned when it was created.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The draft or template from which the copies are created. */
export type BulkSendCreateBulkSendRequestBody = BulkSendRequest;

/** The batch that contains the copies, or the reasons why no copy is sent. */
export type BulkSendCreateBulkSendRequest201Response = BulkSendResponse;

/** The request is invalid, or the envelope is too large for bulk send. */
export type BulkSendCreateBulkSendRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendCreateBulkSendRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendCreateBulkSendRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendCreateBulkSendRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendCreateBulkSendRequest405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendCreateBulkSendRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendCreateBulkSendRequest500Response = ErrorDetails;

/**
 * Send an envelope to a bulk send list.
 *
 * Creates one envelope for each copy of the list from a draft or a template, and sends them all. The
 * copies are queued and sent over time. The response contains the batch, whose progress
 * `BulkSend_getBulkSendBatchStatus` returns. The source can have up to 75 MB. A draft must not have
 * been sent, should contain the ID of the list in a text custom field `mailingListId`, and is not
 * sent itself.
 *
 * The envelopes contain the ID of the batch in a text custom field `BulkBatchId`. Later changes to
 * the list or the source do not change the copies of the batch.
 *
 * If the list does not match the envelope, no copy is sent, and the response with status 201
 * contains the reasons in `errors`. The plan of the account must include bulk send.
 *
 * `BulkSend_createBulkSendRequest`, `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send`
 *
 * The responses, by status.
 */
export interface BulkSendCreateBulkSendRequestResponses {
    /** The batch that contains the copies, or the reasons why no copy is sent. */
    201: BulkSendCreateBulkSendRequest201Response;
    /** The request is invalid, or the envelope is too large for bulk send. */
    400: BulkSendCreateBulkSendRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendRequest401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendCreateBulkSendRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendCreateBulkSendRequest404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendCreateBulkSendRequest405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendCreateBulkSendRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendCreateBulkSendRequest500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendRequest` can return.
 *
 * - `BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED` (400): The source envelope of the copies is larger than 75 MB. Reduce the size of its documents.
 * - `ENVELOPE_ALLOWANCE_EXCEEDED` (400): The account has sent all the envelopes that its plan allows. Buy more, or wait for the next billing period.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendTestRequest`.
 */
export interface BulkSendCreateBulkSendTestRequestParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send list, as returned when it was created.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The draft or template against which the list is tested. */
export type BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;

/** The result of the test, with the reasons if the list does not match. */
export type BulkSendCreateBulkSendTestRequest201Response = BulkSendTestResponse;

/** The request is invalid, or the plan of the account does not include bulk send. */
export type BulkSendCreateBulkSendTestRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendCreateBulkSendTestRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendCreateBulkSendTestRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendCreateBulkSendTestRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendCreateBulkSendTestRequest405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendCreateBulkSendTestRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendCreateBulkSendTestRequest500Response = ErrorDetails;

/**
 * Test a bulk send list against an envelope.
 *
 * Compares a bulk send list with the draft or template with which it will be sent: recipients, tabs,
 * custom fields, and the number of copies that can be queued at once. No envelope is sent.
 *
 * The response has status 201 even if the list does not match. In that case `canBeSent` is `false`,
 * and `validationErrors` contains the reasons. The plan of the account must include bulk send.
 *
 * `BulkSend_createBulkSendTestRequest`, `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test`
 *
 * The responses, by status.
 */
export interface BulkSendCreateBulkSendTestRequestResponses {
    /** The result of the test, with the reasons if the list does not match. */
    201: BulkSendCreateBulkSendTestRequest201Response;
    /** The request is invalid, or the plan of the account does not include bulk send. */
    400: BulkSendCreateBulkSendTestRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendTestRequest401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendCreateBulkSendTestRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendCreateBulkSendTestRequest404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendCreateBulkSendTestRequest405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendCreateBulkSendTestRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendCreateBulkSendTestRequest500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendTestRequest` can return.
 *
 * - `BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED` (400): The source envelope of the copies is larger than 75 MB. Reduce the size of its documents.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendTestRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_getBulkSendBatches`.
 */
export interface BulkSendGetBulkSendBatchesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BulkSend_getBulkSendBatches`.
 */
export interface BulkSendGetBulkSendBatchesQueryParams {
    /**
     * Returns only the batches with these IDs, as a comma-separated list.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    batch_ids?: string | undefined;
    /**
     * The maximum number of records in the response, from 1 to 100; more is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only batches that were submitted at this time or later.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Returns only batches whose name, list or sender contains this text.
     *
     * @example winter
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only batches in which copies have this status: at least one `failed` copy, only `sent`
     * copies, or at least one `queued` copy. `all` returns all batches.
     *
     * @example queued
     */
    status?: ("all" | "failed" | "sent" | "queued") | undefined;
    /**
     * Returns only batches that were submitted at this time or earlier.
     *
     * @example 2026-11-30
     */
    to_date?: string | undefined;
    /**
     * Returns only batches that this user submitted.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    user_id?: string | undefined;
}

/** One page of the batches. */
export type BulkSendGetBulkSendBatches200Response = BulkSendBatchSummaries;

/** A parameter is invalid, or the plan of the account does not include bulk send. */
export type BulkSendGetBulkSendBatches400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendGetBulkSendBatches401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendGetBulkSendBatches403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendGetBulkSendBatches404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendGetBulkSendBatches405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendGetBulkSendBatches429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendGetBulkSendBatches500Response = ErrorDetails;

/**
 * List the bulk send batches.
 *
 * Returns the bulk send batches of the calling user, the latest first, with the number of sent, queued
 * and failed copies in each. Administrators of the account get the batches of all users.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next page.
 * The plan of the account must include bulk send.
 *
 * `BulkSend_getBulkSendBatches`, `GET /v2.1/accounts/{accountId}/bulk_send_batch`
 *
 * The responses, by status.
 */
export interface BulkSendGetBulkSendBatchesResponses {
    /** One page of the batches. */
    200: BulkSendGetBulkSendBatches200Response;
    /** A parameter is invalid, or the plan of the account does not include bulk send. */
    400: BulkSendGetBulkSendBatches400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendGetBulkSendBatches401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendGetBulkSendBatches403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendGetBulkSendBatches404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendGetBulkSendBatches405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendGetBulkSendBatches429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendGetBulkSendBatches500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendBatches` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendGetBulkSendBatchesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_getBulkSendBatchStatus`.
 */
export interface BulkSendGetBulkSendBatchStatusParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send batch, as returned when the list was sent.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    bulkSendBatchId: string;
}

/** The batch. */
export type BulkSendGetBulkSendBatchStatus200Response = BulkSendBatchStatus;

/** The caller cannot use bulk send, or the plan of the account does not include it. */
export type BulkSendGetBulkSendBatchStatus400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendGetBulkSendBatchStatus401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendGetBulkSendBatchStatus403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendGetBulkSendBatchStatus404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendGetBulkSendBatchStatus405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendGetBulkSendBatchStatus429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendGetBulkSendBatchStatus500Response = ErrorDetails;

/**
 * Read the progress of a bulk send batch.
 *
 * Returns a bulk send batch: the number of its sent, queued and failed copies, the errors of failed
 * copies, and the number of its envelopes in each status. It can be read while copies are sent.
 *
 * The plan of the account must include bulk send.
 *
 * `BulkSend_getBulkSendBatchStatus`, `GET /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}`
 *
 * The responses, by status.
 */
export interface BulkSendGetBulkSendBatchStatusResponses {
    /** The batch. */
    200: BulkSendGetBulkSendBatchStatus200Response;
    /** The caller cannot use bulk send, or the plan of the account does not include it. */
    400: BulkSendGetBulkSendBatchStatus400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendGetBulkSendBatchStatus401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendGetBulkSendBatchStatus403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendGetBulkSendBatchStatus404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendGetBulkSendBatchStatus405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendGetBulkSendBatchStatus429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendGetBulkSendBatchStatus500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendBatchStatus` can return.
 *
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendGetBulkSendBatchStatusErrorCode = 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_updateBulkSendBatchStatus`.
 */
export interface BulkSendUpdateBulkSendBatchStatusParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send batch, as returned when the list was sent.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    bulkSendBatchId: string;
}

/** The new name of the batch. */
export type BulkSendUpdateBulkSendBatchStatusBody = BulkSendBatchRequest;

/** The renamed batch. */
export type BulkSendUpdateBulkSendBatchStatus200Response = BulkSendBatchStatus;

/** The request is invalid, or the plan of the account does not include bulk send. */
export type BulkSendUpdateBulkSendBatchStatus400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendUpdateBulkSendBatchStatus401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendUpdateBulkSendBatchStatus403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendUpdateBulkSendBatchStatus404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendUpdateBulkSendBatchStatus405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendUpdateBulkSendBatchStatus429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendUpdateBulkSendBatchStatus500Response = ErrorDetails;

/**
 * Rename a bulk send batch.
 *
 * Changes the name of a bulk send batch and returns the batch.
 *
 * The plan of the account must include bulk send.
 *
 * `BulkSend_updateBulkSendBatchStatus`, `PUT /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}`
 *
 * The responses, by status.
 */
export interface BulkSendUpdateBulkSendBatchStatusResponses {
    /** The renamed batch. */
    200: BulkSendUpdateBulkSendBatchStatus200Response;
    /** The request is invalid, or the plan of the account does not include bulk send. */
    400: BulkSendUpdateBulkSendBatchStatus400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendUpdateBulkSendBatchStatus401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendUpdateBulkSendBatchStatus403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendUpdateBulkSendBatchStatus404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendUpdateBulkSendBatchStatus405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendUpdateBulkSendBatchStatus429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendUpdateBulkSendBatchStatus500Response;
}

/**
 * The error codes that `BulkSend_updateBulkSendBatchStatus` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendUpdateBulkSendBatchStatusErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_getBulkSendBatchEnvelopes`.
 */
export interface BulkSendGetBulkSendBatchEnvelopesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send batch, as returned when the list was sent.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    bulkSendBatchId: string;
}

/**
 * Parameters in the query of `BulkSend_getBulkSendBatchEnvelopes`.
 */
export interface BulkSendGetBulkSendBatchEnvelopesQueryParams {
    /**
     * The maximum number of records in the response, from 1 to 1000; more is read as 1000.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The additional data of each envelope in the response, as a comma-separated list of
     * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
     * `payment_tabs` and `workflow`. The workflow is included with its status. Other words are ignored.
     *
     * @example recipients,custom_fields
     */
    include?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted.
     *
     * @example sent
     */
    order_by?: ("created" | "completed" | "last_modified" | "sent" | "status" | "subject" | "status_changed") | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only envelopes that currently have one of these statuses, as a comma-separated list. `any`
     * matches all statuses.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
}

/** One page of the envelopes. */
export type BulkSendGetBulkSendBatchEnvelopes200Response = EnvelopesInformationAnswer;

/** A parameter is invalid, or the plan of the account does not include bulk send. */
export type BulkSendGetBulkSendBatchEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendGetBulkSendBatchEnvelopes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendGetBulkSendBatchEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendGetBulkSendBatchEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendGetBulkSendBatchEnvelopes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendGetBulkSendBatchEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendGetBulkSendBatchEnvelopes500Response = ErrorDetails;

/**
 * List the envelopes of a bulk send batch.
 *
 * Returns the envelopes that were created for the copies of a bulk send batch. Copies that are still
 * queued or have failed have no envelope. The filters can be combined.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next page.
 * The plan of the account must include bulk send.
 *
 * `BulkSend_getBulkSendBatchEnvelopes`, `GET /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/envelopes`
 *
 * The responses, by status.
 */
export interface BulkSendGetBulkSendBatchEnvelopesResponses {
    /** One page of the envelopes. */
    200: BulkSendGetBulkSendBatchEnvelopes200Response;
    /** A parameter is invalid, or the plan of the account does not include bulk send. */
    400: BulkSendGetBulkSendBatchEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendGetBulkSendBatchEnvelopes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendGetBulkSendBatchEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendGetBulkSendBatchEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendGetBulkSendBatchEnvelopes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendGetBulkSendBatchEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendGetBulkSendBatchEnvelopes500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendBatchEnvelopes` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendGetBulkSendBatchEnvelopesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_updateBulkSendBatchAction`.
 */
export interface BulkSendUpdateBulkSendBatchActionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the bulk send batch, as returned when the list was sent.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    bulkSendBatchId: string;
    /**
     * The action. `resend`, `correct` and `void` apply to the envelopes of the batch. `pause` and
     * `resume` stop and continue the sending of its copies, and `resubmit` queues the failed copies
     * again.
     *
     * @example resend
     */
    bulkAction: "resend" | "correct" | "void" | "pause" | "resume" | "resubmit";
}

/** The action. */
export type BulkSendUpdateBulkSendBatchActionBody = BulkSendBatchActionRequest;

/** The batch with the progress of the action. */
export type BulkSendUpdateBulkSendBatchAction200Response = BulkSendBatchStatus;

/** The action is invalid or not possible now, or the plan of the account does not include bulk send. */
export type BulkSendUpdateBulkSendBatchAction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkSendUpdateBulkSendBatchAction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkSendUpdateBulkSendBatchAction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkSendUpdateBulkSendBatchAction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkSendUpdateBulkSendBatchAction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkSendUpdateBulkSendBatchAction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkSendUpdateBulkSendBatchAction500Response = ErrorDetails;

/**
 * Apply an action to a bulk send batch.
 *
 * Applies an action to a bulk send batch and returns the batch. The `action` in the body must be that
 * of the path.
 *
 * `resend` sends the e-mails of the envelopes again to recipients who have not finished, `correct`
 * changes the reminders and the expiration of the envelopes, and `void` voids them. Envelopes that are
 * no longer in process are skipped. The envelopes are processed in the background, and `actionStatus`
 * contains the progress. Only one of these actions can run at a time, and only after all copies of the
 * batch have been processed or the batch was paused.
 *
 * `pause` stops the sending of copies, and `resume` continues it. `resubmit` queues the failed copies
 * again. The plan of the account must include bulk send.
 *
 * `BulkSend_updateBulkSendBatchAction`, `PUT /v2.1/accounts/{accountId}/bulk_send_batch/{bulkSendBatchId}/{bulkAction}`
 *
 * The responses, by status.
 */
export interface BulkSendUpdateBulkSendBatchActionResponses {
    /** The batch with the progress of the action. */
    200: BulkSendUpdateBulkSendBatchAction200Response;
    /** The action is invalid or not possible now, or the plan of the account does not include bulk send. */
    400: BulkSendUpdateBulkSendBatchAction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkSendUpdateBulkSendBatchAction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkSendUpdateBulkSendBatchAction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkSendUpdateBulkSendBatchAction404Response;
    /** The path exists, but does not support this method. */
    405: BulkSendUpdateBulkSendBatchAction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkSendUpdateBulkSendBatchAction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkSendUpdateBulkSendBatchAction500Response;
}

/**
 * The error codes that `BulkSend_updateBulkSendBatchAction` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendUpdateBulkSendBatchActionErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
