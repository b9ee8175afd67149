// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendRequest } from './schemas/bulkSendRequest.js';
import type { BulkSendResponse } from './schemas/bulkSendResponse.js';
import type { BulkSendTestResponse } from './schemas/bulkSendTestResponse.js';
import type { BulkSendingList } from './schemas/bulkSendingList.js';
import type { BulkSendingListSummaries } from './schemas/bulkSendingListSummaries.js';
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
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

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
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendUpdateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_LIST_NOT_FOUND' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

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
 * copies are queued and sent over time. The response contains the batch. The source can have up to
 * 75 MB. A draft must not have been sent, must contain the ID of the list in a text custom field
 * `mailingListId`, and is not sent itself.
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
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

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
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkSendCreateBulkSendTestRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';
