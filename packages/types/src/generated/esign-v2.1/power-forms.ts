// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PowerForm } from './schemas/powerForm.js';
import type { PowerFormSendersResponse } from './schemas/powerFormSendersResponse.js';
import type { PowerFormsRequest } from './schemas/powerFormsRequest.js';
import type { PowerFormsResponse } from './schemas/powerFormsResponse.js';

/**
 * Parameters in the path of `PowerForms_list`.
 */
export interface PowerFormsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `PowerForms_list`.
 */
export interface PowerFormsListQueryParams {
    /**
     * The direction of the list, upwards or downwards.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the PowerForms are sorted.
     *
     * @example lastused
     */
    order_by?: ("sender" | "auth" | "used" | "remaining" | "lastused" | "status" | "type" | "templatename" | "created") | undefined;
    /**
     * The beginning of the period: a date, or a date with a time, in ISO 8601. What happened before is
     * left out.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The PowerForms that were asked for. */
export type PowerFormsList200Response = PowerFormsResponse;

/** A parameter does not fit the contract, or the account has no PowerForms. */
export type PowerFormsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsList500Response = ErrorDetails;

/**
 * List the PowerForms of an account.
 *
 * Lists the PowerForms that the caller may see; an administrator of the account sees all. `order_by`
 * and `order` sort them, and `from_date` and `to_date` narrow the list down to those made in a
 * period. The paging fields of the answer are numbers here.
 *
 * The account must have PowerForms.
 *
 * `PowerForms_list`, `GET /v2.1/accounts/{accountId}/powerforms`
 *
 * What it answers with, by status.
 */
export interface PowerFormsListResponses {
    /** The PowerForms that were asked for. */
    200: PowerFormsList200Response;
    /** A parameter does not fit the contract, or the account has no PowerForms. */
    400: PowerFormsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsList403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsList404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsList500Response;
}

/**
 * The error codes that `PowerForms_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_create`.
 */
export interface PowerFormsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The PowerForm to make, with the template that it starts from. */
export type PowerFormsCreateBody = PowerForm;

/** The PowerForm with its ID and address. */
export type PowerFormsCreate201Response = PowerForm;

/** The request does not fit the contract, or there is no such template. */
export type PowerFormsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsCreate500Response = ErrorDetails;

/**
 * Make a PowerForm.
 *
 * Makes a PowerForm of a template. Whoever opens its address starts an envelope: with `signingMode`
 * `email` after a look into the mailbox, with `direct` at once where the account allows it. The form
 * can be limited to a number of uses, or to one use in a certain time.
 *
 * The account must have PowerForms and the user the right to make them. Document visibility does
 * not apply to PowerForms: recipients see every document of the template.
 *
 * `PowerForms_create`, `POST /v2.1/accounts/{accountId}/powerforms`
 *
 * What it answers with, by status.
 */
export interface PowerFormsCreateResponses {
    /** The PowerForm with its ID and address. */
    201: PowerFormsCreate201Response;
    /** The request does not fit the contract, or there is no such template. */
    400: PowerFormsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsCreate404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsCreate500Response;
}

/**
 * The error codes that `PowerForms_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_deleteList`.
 */
export interface PowerFormsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The PowerForms to delete, each by its ID. */
export type PowerFormsDeleteListBody = PowerFormsRequest;

/** The PowerForms with the outcome for each. */
export type PowerFormsDeleteList200Response = PowerFormsResponse;

/** The request does not fit the contract, or the account has no PowerForms. */
export type PowerFormsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsDeleteList500Response = ErrorDetails;

/**
 * Delete several PowerForms.
 *
 * Deletes the PowerForms that the body names by `powerFormId`. Their addresses no longer start
 * envelopes; envelopes that were started stay as they are. Each PowerForm has its own outcome in the
 * answer.
 *
 * Users delete their own PowerForms, administrators of the account those of all users.
 *
 * `PowerForms_deleteList`, `DELETE /v2.1/accounts/{accountId}/powerforms`
 *
 * What it answers with, by status.
 */
export interface PowerFormsDeleteListResponses {
    /** The PowerForms with the outcome for each. */
    200: PowerFormsDeleteList200Response;
    /** The request does not fit the contract, or the account has no PowerForms. */
    400: PowerFormsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsDeleteList500Response;
}

/**
 * The error codes that `PowerForms_deleteList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_get`.
 */
export interface PowerFormsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The PowerForm, by the GUID that its creation returned.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** The PowerForm as it stands. */
export type PowerFormsGet200Response = PowerForm;

/** The caller may not see this PowerForm, or the account has none. */
export type PowerFormsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsGet500Response = ErrorDetails;

/**
 * Read a PowerForm.
 *
 * Gives one PowerForm: the address that people open, the template it starts from, its recipients and
 * how often it was used and still may be used.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * `PowerForms_get`, `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * What it answers with, by status.
 */
export interface PowerFormsGetResponses {
    /** The PowerForm as it stands. */
    200: PowerFormsGet200Response;
    /** The caller may not see this PowerForm, or the account has none. */
    400: PowerFormsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsGet404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsGet500Response;
}

/**
 * The error codes that `PowerForms_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_update`.
 */
export interface PowerFormsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The PowerForm, by the GUID that its creation returned.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** What is to change in the PowerForm. */
export type PowerFormsUpdateBody = PowerForm;

/** The PowerForm as it is now. */
export type PowerFormsUpdate200Response = PowerForm;

/** The request does not fit the contract, or the caller may not change this PowerForm. */
export type PowerFormsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsUpdate500Response = ErrorDetails;

/**
 * Change a PowerForm.
 *
 * Sets the fields of a PowerForm that the body holds and leaves the others as they are. With
 * `isActive` `false` its address starts no more envelopes until it is `true` again. Envelopes that
 * were started stay as they are.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * `PowerForms_update`, `PUT /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * What it answers with, by status.
 */
export interface PowerFormsUpdateResponses {
    /** The PowerForm as it is now. */
    200: PowerFormsUpdate200Response;
    /** The request does not fit the contract, or the caller may not change this PowerForm. */
    400: PowerFormsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsUpdate404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsUpdate500Response;
}

/**
 * The error codes that `PowerForms_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_delete`.
 */
export interface PowerFormsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The PowerForm, by the GUID that its creation returned.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** The PowerForm is gone; the answer has no body. */
export type PowerFormsDelete200Response = undefined;

/** The caller may not delete this PowerForm, or the account has none. */
export type PowerFormsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsDelete500Response = ErrorDetails;

/**
 * Delete a PowerForm.
 *
 * Deletes one PowerForm. Its address no longer starts envelopes; envelopes that were started stay as
 * they are, and so does the template.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * `PowerForms_delete`, `DELETE /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * What it answers with, by status.
 */
export interface PowerFormsDeleteResponses {
    /** The PowerForm is gone; the answer has no body. */
    200: PowerFormsDelete200Response;
    /** The caller may not delete this PowerForm, or the account has none. */
    400: PowerFormsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsDelete404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsDelete500Response;
}

/**
 * The error codes that `PowerForms_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_listSenders`.
 */
export interface PowerFormsListSendersParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `PowerForms_listSenders`.
 */
export interface PowerFormsListSendersQueryParams {
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the users. */
export type PowerFormsListSenders200Response = PowerFormSendersResponse;

/** A parameter does not fit the contract, or the account has no PowerForms. */
export type PowerFormsListSenders400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormsListSenders401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormsListSenders403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormsListSenders404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormsListSenders405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormsListSenders429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormsListSenders500Response = ErrorDetails;

/**
 * List the users who send by PowerForms.
 *
 * Lists the users of the account in whose name PowerForms send envelopes. `start_position` chooses
 * where the answer starts. The paging fields of the answer are numbers here.
 *
 * The account must have PowerForms.
 *
 * `PowerForms_listSenders`, `GET /v2.1/accounts/{accountId}/powerforms/senders`
 *
 * What it answers with, by status.
 */
export interface PowerFormsListSendersResponses {
    /** One chunk of the users. */
    200: PowerFormsListSenders200Response;
    /** A parameter does not fit the contract, or the account has no PowerForms. */
    400: PowerFormsListSenders400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormsListSenders401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormsListSenders403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormsListSenders404Response;
    /** The address exists, but not with this method. */
    405: PowerFormsListSenders405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormsListSenders429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormsListSenders500Response;
}

/**
 * The error codes that `PowerForms_listSenders` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormsListSendersErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
