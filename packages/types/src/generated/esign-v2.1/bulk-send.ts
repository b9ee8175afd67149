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
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** All lists of the user. */
export type BulkSendGetBulkSendLists200Response = BulkSendingListSummaries;

/** The caller may not send in bulk, or the plan does not include it. */
export type BulkSendGetBulkSendLists400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendGetBulkSendLists401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendGetBulkSendLists403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendGetBulkSendLists404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendGetBulkSendLists405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendGetBulkSendLists429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendGetBulkSendLists500Response = ErrorDetails;

/**
 * List the bulk send lists.
 *
 * Lists the bulk send lists that belong to the calling user, by name and date and without their
 * copies. Whoever wants the copies reads the list itself.
 *
 * The plan of the account must include bulk sending.
 *
 * `BulkSend_getBulkSendLists`, `GET /v2.1/accounts/{accountId}/bulk_send_lists`
 *
 * What it answers with, by status.
 */
export interface BulkSendGetBulkSendListsResponses {
    /** All lists of the user. */
    200: BulkSendGetBulkSendLists200Response;
    /** The caller may not send in bulk, or the plan does not include it. */
    400: BulkSendGetBulkSendLists400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendGetBulkSendLists401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendGetBulkSendLists403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendGetBulkSendLists404Response;
    /** The address exists, but not with this method. */
    405: BulkSendGetBulkSendLists405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendGetBulkSendLists429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendGetBulkSendLists500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendLists` is known to answer with.
 *
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendGetBulkSendListsErrorCode = 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendList`.
 */
export interface BulkSendCreateBulkSendListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The list to make. */
export type BulkSendCreateBulkSendListBody = BulkSendingList;

/** The list with its ID. */
export type BulkSendCreateBulkSendList201Response = BulkSendingList;

/** The request does not fit the contract, or a recipient, field or tab of a copy is wrong. */
export type BulkSendCreateBulkSendList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendCreateBulkSendList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendCreateBulkSendList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendCreateBulkSendList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendCreateBulkSendList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendCreateBulkSendList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendCreateBulkSendList500Response = ErrorDetails;

/**
 * Make a bulk send list.
 *
 * Makes a list that says, for each copy of an envelope, who its recipients are and what differs in
 * it. The envelope or template itself is named only when the list is sent, so a list can serve
 * several times.
 *
 * A list has 1000 copies at most. All recipients of a list are matched by role or all by ID. Within
 * a copy no role, ID or custom field comes twice, and a recipient has no label of a tab twice. The
 * plan of the account must include bulk sending.
 *
 * `BulkSend_createBulkSendList`, `POST /v2.1/accounts/{accountId}/bulk_send_lists`
 *
 * What it answers with, by status.
 */
export interface BulkSendCreateBulkSendListResponses {
    /** The list with its ID. */
    201: BulkSendCreateBulkSendList201Response;
    /** The request does not fit the contract, or a recipient, field or tab of a copy is wrong. */
    400: BulkSendCreateBulkSendList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendCreateBulkSendList403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendCreateBulkSendList404Response;
    /** The address exists, but not with this method. */
    405: BulkSendCreateBulkSendList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendCreateBulkSendList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendCreateBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendList` is known to answer with.
 *
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST` (400): Some recipients of the list are named by role and others by ID. Name all of them in the same way.
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT` (400): A recipient has both a role and an ID. Leave one of them out.
 * - `BULK_SEND_EMAIL_ADDRESS_NOT_VALID` (400): The e-mail address of a recipient on the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT` (400): A recipient who is reached by e-mail has no address. Give one.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE` (400): A copy names the same custom field of the envelope twice. Keep one of the two.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED` (400): A custom field of a copy has no name. Give the name that the field has in the envelope.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED` (400): A custom field of a copy has no value. Give one, or leave the field out of the copy.
 * - `BULK_SEND_FAX_NUMBER_NOT_VALID` (400): The fax number of a recipient on the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT` (400): A recipient who is reached by fax has no number. Give one.
 * - `BULK_SEND_INVALID_ID_CHECK_CONFIGURATION` (400): A recipient is to be checked by text message, but the settings of the check are missing. Add them, or ask for another check.
 * - `BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION` (400): A recipient has more than one signature provider. Keep a single one.
 * - `BULK_SEND_MAX_COPIES_EXCEEDED` (400): The list has more copies than the account may have in one, as a rule 1000. Split it into several lists.
 * - `BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH` (400): The number to which a recipient is to get a code by text message is malformed. Correct it.
 * - `BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH` (400): A recipient is to be checked by text message but has no number. Give one; the code is spelt by the service in just this way.
 * - `BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same `recipientId`. Give each an ID of its own.
 * - `BULK_SEND_RECIPIENT_ID_REQUIRED` (400): A recipient of a copy has neither a `recipientId` nor a role. Give one of them, the same kind throughout the list.
 * - `BULK_SEND_RECIPIENT_NAME_REQUIRED` (400): A recipient of a copy has no name. Give one.
 * - `BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same role. Name each role once in a copy.
 * - `BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE` (400): A recipient of a copy has two tabs with the same label. Keep one of them.
 * - `BULK_SEND_TAB_LABEL_REQUIRED` (400): A tab of a copy has no label, so it cannot be found in the envelope. Give the label that it has there.
 * - `BULK_SEND_TAB_VALUE_REQUIRED` (400): A tab of a copy has no value. Give one, or leave the tab out of the copy.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendCreateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_getBulkSendList`.
 */
export interface BulkSendGetBulkSendListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bulk send list, by the GUID that its creation returned.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The list with its copies. */
export type BulkSendGetBulkSendList200Response = BulkSendingList;

/** There is no such list, or the plan does not include bulk sending. */
export type BulkSendGetBulkSendList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendGetBulkSendList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendGetBulkSendList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendGetBulkSendList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendGetBulkSendList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendGetBulkSendList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendGetBulkSendList500Response = ErrorDetails;

/**
 * Read a bulk send list.
 *
 * Gives a bulk send list with all its copies: their recipients, the values of their custom fields
 * and tabs, and the texts of their e-mails. There is no paging.
 *
 * The plan of the account must include bulk sending.
 *
 * `BulkSend_getBulkSendList`, `GET /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * What it answers with, by status.
 */
export interface BulkSendGetBulkSendListResponses {
    /** The list with its copies. */
    200: BulkSendGetBulkSendList200Response;
    /** There is no such list, or the plan does not include bulk sending. */
    400: BulkSendGetBulkSendList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendGetBulkSendList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendGetBulkSendList403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendGetBulkSendList404Response;
    /** The address exists, but not with this method. */
    405: BulkSendGetBulkSendList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendGetBulkSendList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendGetBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_getBulkSendList` is known to answer with.
 *
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account has no bulk send list with this ID; take one from `BulkSend_getBulkSendLists`. Sending or testing a list that is missing says so within an answer of status 201 or 200.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendGetBulkSendListErrorCode = 'BULK_SEND_LIST_NOT_FOUND' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_updateBulkSendList`.
 */
export interface BulkSendUpdateBulkSendListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bulk send list, by the GUID that its creation returned.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The list as it is to be, with every copy. */
export type BulkSendUpdateBulkSendListBody = BulkSendingList;

/** The list as it is now. */
export type BulkSendUpdateBulkSendList200Response = BulkSendingList;

/** The request does not fit the contract, or there is no such list. */
export type BulkSendUpdateBulkSendList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendUpdateBulkSendList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendUpdateBulkSendList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendUpdateBulkSendList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendUpdateBulkSendList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendUpdateBulkSendList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendUpdateBulkSendList500Response = ErrorDetails;

/**
 * Replace a bulk send list.
 *
 * Puts the copies in the body in place of those that the list holds, and sets its name. Copies that
 * the body leaves out are gone. What was already sent with the list stays as it is.
 *
 * The rules are those for a new list: 1000 copies at most, and recipients that are all matched by
 * role or all by ID. The plan of the account must include bulk sending.
 *
 * `BulkSend_updateBulkSendList`, `PUT /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * What it answers with, by status.
 */
export interface BulkSendUpdateBulkSendListResponses {
    /** The list as it is now. */
    200: BulkSendUpdateBulkSendList200Response;
    /** The request does not fit the contract, or there is no such list. */
    400: BulkSendUpdateBulkSendList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendUpdateBulkSendList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendUpdateBulkSendList403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendUpdateBulkSendList404Response;
    /** The address exists, but not with this method. */
    405: BulkSendUpdateBulkSendList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendUpdateBulkSendList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendUpdateBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_updateBulkSendList` is known to answer with.
 *
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST` (400): Some recipients of the list are named by role and others by ID. Name all of them in the same way.
 * - `BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT` (400): A recipient has both a role and an ID. Leave one of them out.
 * - `BULK_SEND_EMAIL_ADDRESS_NOT_VALID` (400): The e-mail address of a recipient on the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT` (400): A recipient who is reached by e-mail has no address. Give one.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE` (400): A copy names the same custom field of the envelope twice. Keep one of the two.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED` (400): A custom field of a copy has no name. Give the name that the field has in the envelope.
 * - `BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED` (400): A custom field of a copy has no value. Give one, or leave the field out of the copy.
 * - `BULK_SEND_FAX_NUMBER_NOT_VALID` (400): The fax number of a recipient on the list is malformed. Correct it and send the list again.
 * - `BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT` (400): A recipient who is reached by fax has no number. Give one.
 * - `BULK_SEND_INVALID_ID_CHECK_CONFIGURATION` (400): A recipient is to be checked by text message, but the settings of the check are missing. Add them, or ask for another check.
 * - `BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION` (400): A recipient has more than one signature provider. Keep a single one.
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account has no bulk send list with this ID; take one from `BulkSend_getBulkSendLists`. Sending or testing a list that is missing says so within an answer of status 201 or 200.
 * - `BULK_SEND_MAX_COPIES_EXCEEDED` (400): The list has more copies than the account may have in one, as a rule 1000. Split it into several lists.
 * - `BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH` (400): The number to which a recipient is to get a code by text message is malformed. Correct it.
 * - `BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH` (400): A recipient is to be checked by text message but has no number. Give one; the code is spelt by the service in just this way.
 * - `BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same `recipientId`. Give each an ID of its own.
 * - `BULK_SEND_RECIPIENT_ID_REQUIRED` (400): A recipient of a copy has neither a `recipientId` nor a role. Give one of them, the same kind throughout the list.
 * - `BULK_SEND_RECIPIENT_NAME_REQUIRED` (400): A recipient of a copy has no name. Give one.
 * - `BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE` (400): Two recipients of a copy have the same role. Name each role once in a copy.
 * - `BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE` (400): A recipient of a copy has two tabs with the same label. Keep one of them.
 * - `BULK_SEND_TAB_LABEL_REQUIRED` (400): A tab of a copy has no label, so it cannot be found in the envelope. Give the label that it has there.
 * - `BULK_SEND_TAB_VALUE_REQUIRED` (400): A tab of a copy has no value. Give one, or leave the tab out of the copy.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendUpdateBulkSendListErrorCode = 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST' | 'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT' | 'BULK_SEND_EMAIL_ADDRESS_NOT_VALID' | 'BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED' | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED' | 'BULK_SEND_FAX_NUMBER_NOT_VALID' | 'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT' | 'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION' | 'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION' | 'BULK_SEND_LIST_NOT_FOUND' | 'BULK_SEND_MAX_COPIES_EXCEEDED' | 'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH' | 'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH' | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE' | 'BULK_SEND_RECIPIENT_ID_REQUIRED' | 'BULK_SEND_RECIPIENT_NAME_REQUIRED' | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE' | 'BULK_SEND_TAB_LABEL_REQUIRED' | 'BULK_SEND_TAB_VALUE_REQUIRED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_deleteBulkSendList`.
 */
export interface BulkSendDeleteBulkSendListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bulk send list, by the GUID that its creation returned.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The lists that are left. */
export type BulkSendDeleteBulkSendList200Response = BulkSendingListSummaries;

/** There is no such list, or the plan does not include bulk sending. */
export type BulkSendDeleteBulkSendList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendDeleteBulkSendList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendDeleteBulkSendList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendDeleteBulkSendList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendDeleteBulkSendList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendDeleteBulkSendList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendDeleteBulkSendList500Response = ErrorDetails;

/**
 * Delete a bulk send list.
 *
 * Deletes a bulk send list with its copies and gives the lists that are left. Envelopes that were
 * sent with the list stay as they are.
 *
 * The plan of the account must include bulk sending.
 *
 * `BulkSend_deleteBulkSendList`, `DELETE /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}`
 *
 * What it answers with, by status.
 */
export interface BulkSendDeleteBulkSendListResponses {
    /** The lists that are left. */
    200: BulkSendDeleteBulkSendList200Response;
    /** There is no such list, or the plan does not include bulk sending. */
    400: BulkSendDeleteBulkSendList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendDeleteBulkSendList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendDeleteBulkSendList403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendDeleteBulkSendList404Response;
    /** The address exists, but not with this method. */
    405: BulkSendDeleteBulkSendList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendDeleteBulkSendList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendDeleteBulkSendList500Response;
}

/**
 * The error codes that `BulkSend_deleteBulkSendList` is known to answer with.
 *
 * - `BULK_SEND_LIST_NOT_FOUND` (400): The account has no bulk send list with this ID; take one from `BulkSend_getBulkSendLists`. Sending or testing a list that is missing says so within an answer of status 201 or 200.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendDeleteBulkSendListErrorCode = 'BULK_SEND_LIST_NOT_FOUND' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendRequest`.
 */
export interface BulkSendCreateBulkSendRequestParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bulk send list, by the GUID that its creation returned.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The draft or template that the copies are made from. */
export type BulkSendCreateBulkSendRequestBody = BulkSendRequest;

/** The batch that the copies go out in, or the reasons why nothing is sent. */
export type BulkSendCreateBulkSendRequest201Response = BulkSendResponse;

/** The request does not fit the contract, or the envelope is too large to be sent in bulk. */
export type BulkSendCreateBulkSendRequest400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendCreateBulkSendRequest401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendCreateBulkSendRequest403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendCreateBulkSendRequest404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendCreateBulkSendRequest405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendCreateBulkSendRequest429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendCreateBulkSendRequest500Response = ErrorDetails;

/**
 * Send an envelope to everybody on a bulk send list.
 *
 * Makes one envelope for each copy of the list, out of a draft or a template, and sends them all.
 * The copies go into a queue and out of it in time; the answer names the batch. The source has 75
 * MB at most. A draft must not have been sent, carries the ID of the list in a text custom field
 * `mailingListId`, and does not go out itself.
 *
 * Where the list does not fit the envelope, nothing is sent, and the answer with status 201 holds
 * the reasons in `errors`. The plan of the account must include bulk sending.
 *
 * `BulkSend_createBulkSendRequest`, `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send`
 *
 * What it answers with, by status.
 */
export interface BulkSendCreateBulkSendRequestResponses {
    /** The batch that the copies go out in, or the reasons why nothing is sent. */
    201: BulkSendCreateBulkSendRequest201Response;
    /** The request does not fit the contract, or the envelope is too large to be sent in bulk. */
    400: BulkSendCreateBulkSendRequest400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendRequest401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendCreateBulkSendRequest403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendCreateBulkSendRequest404Response;
    /** The address exists, but not with this method. */
    405: BulkSendCreateBulkSendRequest405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendCreateBulkSendRequest429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendCreateBulkSendRequest500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendRequest` is known to answer with.
 *
 * - `BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED` (400): The envelope that the copies are made from has more than 75 MB. Make its documents smaller.
 * - `ENVELOPE_ALLOWANCE_EXCEEDED` (400): The account has sent all the envelopes that its plan allows. Buy more, or wait for the next period of the plan.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendCreateBulkSendRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkSend_createBulkSendTestRequest`.
 */
export interface BulkSendCreateBulkSendTestRequestParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The bulk send list, by the GUID that its creation returned.
     *
     * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
     */
    bulkSendListId: string;
}

/** The draft or template to try the list with. */
export type BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;

/** Whether the list fits, and what does not fit. */
export type BulkSendCreateBulkSendTestRequest201Response = BulkSendTestResponse;

/** The request does not fit the contract, or the plan does not include bulk sending. */
export type BulkSendCreateBulkSendTestRequest400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkSendCreateBulkSendTestRequest401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkSendCreateBulkSendTestRequest403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkSendCreateBulkSendTestRequest404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkSendCreateBulkSendTestRequest405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkSendCreateBulkSendTestRequest429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkSendCreateBulkSendTestRequest500Response = ErrorDetails;

/**
 * Try whether a bulk send list fits an envelope.
 *
 * Compares a bulk send list with the draft or template that it is to be sent with: recipients, tabs,
 * custom fields, and how many copies may wait at once. Nothing is sent.
 *
 * The answer has status 201 also where the list does not fit; `canBeSent` is `false` then, and
 * `validationErrors` says why. The plan of the account must include bulk sending.
 *
 * `BulkSend_createBulkSendTestRequest`, `POST /v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test`
 *
 * What it answers with, by status.
 */
export interface BulkSendCreateBulkSendTestRequestResponses {
    /** Whether the list fits, and what does not fit. */
    201: BulkSendCreateBulkSendTestRequest201Response;
    /** The request does not fit the contract, or the plan does not include bulk sending. */
    400: BulkSendCreateBulkSendTestRequest400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkSendCreateBulkSendTestRequest401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkSendCreateBulkSendTestRequest403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkSendCreateBulkSendTestRequest404Response;
    /** The address exists, but not with this method. */
    405: BulkSendCreateBulkSendTestRequest405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkSendCreateBulkSendTestRequest429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkSendCreateBulkSendTestRequest500Response;
}

/**
 * The error codes that `BulkSend_createBulkSendTestRequest` is known to answer with.
 *
 * - `BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED` (400): The envelope that the copies are made from has more than 75 MB. Make its documents smaller.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkSendCreateBulkSendTestRequestErrorCode = 'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';
