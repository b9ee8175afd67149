// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PowerForm, PowerFormAnswer } from './schemas/powerForm.js';
import type { PowerFormSendersResponse } from './schemas/powerFormSendersResponse.js';
import type { PowerFormsRequest } from './schemas/powerFormsRequest.js';
import type { PowerFormsResponse, PowerFormsResponseAnswer } from './schemas/powerFormsResponse.js';

/**
 * Parameters in the path of `PowerForms_list`.
 */
export interface PowerFormsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
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
     * The fields of the PowerForms that `search_text` searches, as a comma-separated list.
     *
     * @example name
     */
    search_fields?: string | undefined;
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
     * The start of the period, as a date or a date and time in ISO 8601 format. Earlier events are
     * excluded.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The requested PowerForms. */
export type PowerFormsList200Response = PowerFormsResponseAnswer;

/** A parameter is invalid, or the account does not have PowerForms. */
export type PowerFormsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsList500Response = ErrorDetails;

/**
 * List the PowerForms of an account.
 *
 * Returns the PowerForms that the caller can view. An administrator of the account can view all of
 * them. `order_by` and `order` sort the list. `from_date` and `to_date` limit it to PowerForms that
 * were created in a period, and `search_text` to those that contain a text. `start_position` and
 * `count` select a page. In this response, the paging fields are numbers.
 *
 * PowerForms must be enabled for the account.
 *
 * `PowerForms_list`, `GET /v2.1/accounts/{accountId}/powerforms`
 *
 * The responses, by status.
 */
export interface PowerFormsListResponses {
    /** The requested PowerForms. */
    200: PowerFormsList200Response;
    /** A parameter is invalid, or the account does not have PowerForms. */
    400: PowerFormsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsList404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsList500Response;
}

/**
 * The error codes that `PowerForms_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_create`.
 */
export interface PowerFormsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The PowerForm to create, with the template from which it creates envelopes. */
export type PowerFormsCreateBody = PowerForm;

/** The created PowerForm with its ID and URL. */
export type PowerFormsCreate201Response = PowerForm;

/** The request is invalid, or the template does not exist. */
export type PowerFormsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsCreate500Response = ErrorDetails;

/**
 * Create a PowerForm.
 *
 * Creates a PowerForm from a template. Anyone who opens its URL starts an envelope. With the
 * `signingMode` `email`, they must confirm their e-mail address first. With `direct`, signing starts
 * at once, if the account allows it. The form can be limited to a number of uses, or to one use in a
 * certain period.
 *
 * PowerForms must be enabled for the account, and the user must be an administrator of the account
 * or of PowerForms. `senderUserId` is the user who sends the envelopes; by default, the caller. Roles
 * of the template that `recipients` does not list are added.
 * Document visibility does not apply to PowerForms: recipients see every document of the template.
 *
 * `PowerForms_create`, `POST /v2.1/accounts/{accountId}/powerforms`
 *
 * The responses, by status.
 */
export interface PowerFormsCreateResponses {
    /** The created PowerForm with its ID and URL. */
    201: PowerFormsCreate201Response;
    /** The request is invalid, or the template does not exist. */
    400: PowerFormsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsCreate404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsCreate500Response;
}

/**
 * The error codes that `PowerForms_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type PowerFormsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `PowerForms_deleteList`.
 */
export interface PowerFormsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The PowerForms to delete, each with its ID. */
export type PowerFormsDeleteListBody = PowerFormsRequest;

/** The PowerForms, with the result for each. */
export type PowerFormsDeleteList200Response = PowerFormsResponse;

/** The request is invalid, or the account does not have PowerForms. */
export type PowerFormsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsDeleteList500Response = ErrorDetails;

/**
 * Delete several PowerForms.
 *
 * Deletes the PowerForms that the request body identifies by `powerFormId`. Their URLs no longer
 * start envelopes. Envelopes that were already started are not changed. The response contains the
 * result for each PowerForm.
 *
 * Users can delete their own PowerForms. Administrators of the account can delete those of all
 * users.
 *
 * `PowerForms_deleteList`, `DELETE /v2.1/accounts/{accountId}/powerforms`
 *
 * The responses, by status.
 */
export interface PowerFormsDeleteListResponses {
    /** The PowerForms, with the result for each. */
    200: PowerFormsDeleteList200Response;
    /** The request is invalid, or the account does not have PowerForms. */
    400: PowerFormsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsDeleteList500Response;
}

/**
 * The error codes that `PowerForms_deleteList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_get`.
 */
export interface PowerFormsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the PowerForm, as returned when it was created.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** The current state of the PowerForm. */
export type PowerFormsGet200Response = PowerFormAnswer;

/** The caller cannot view this PowerForm, or the account does not have PowerForms. */
export type PowerFormsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsGet500Response = ErrorDetails;

/**
 * Read a PowerForm.
 *
 * Returns one PowerForm: its URL, the template from which it creates envelopes, its recipients, how
 * often it was used, and how many uses remain.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * `PowerForms_get`, `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * The responses, by status.
 */
export interface PowerFormsGetResponses {
    /** The current state of the PowerForm. */
    200: PowerFormsGet200Response;
    /** The caller cannot view this PowerForm, or the account does not have PowerForms. */
    400: PowerFormsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsGet404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsGet500Response;
}

/**
 * The error codes that `PowerForms_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_update`.
 */
export interface PowerFormsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the PowerForm, as returned when it was created.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** The fields of the PowerForm to change. */
export type PowerFormsUpdateBody = PowerForm;

/** The updated PowerForm. */
export type PowerFormsUpdate200Response = PowerForm;

/** The request is invalid, or the caller cannot change this PowerForm. */
export type PowerFormsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsUpdate500Response = ErrorDetails;

/**
 * Change a PowerForm.
 *
 * Changes the given fields of a PowerForm and keeps the others. If `isActive` is `false`, its URL
 * does not start envelopes until it is `true` again. Envelopes that were already started are not
 * changed.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * `PowerForms_update`, `PUT /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * The responses, by status.
 */
export interface PowerFormsUpdateResponses {
    /** The updated PowerForm. */
    200: PowerFormsUpdate200Response;
    /** The request is invalid, or the caller cannot change this PowerForm. */
    400: PowerFormsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsUpdate500Response;
}

/**
 * The error codes that `PowerForms_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type PowerFormsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `PowerForms_delete`.
 */
export interface PowerFormsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the PowerForm, as returned when it was created.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/** The PowerForm was deleted. The response has no body. */
export type PowerFormsDelete200Response = undefined;

/** The caller cannot delete this PowerForm, or the account does not have PowerForms. */
export type PowerFormsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsDelete500Response = ErrorDetails;

/**
 * Delete a PowerForm.
 *
 * Deletes one PowerForm. Its URL no longer starts envelopes. The template and envelopes that were
 * already started are not changed.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * `PowerForms_delete`, `DELETE /v2.1/accounts/{accountId}/powerforms/{powerFormId}`
 *
 * The responses, by status.
 */
export interface PowerFormsDeleteResponses {
    /** The PowerForm was deleted. The response has no body. */
    200: PowerFormsDelete200Response;
    /** The caller cannot delete this PowerForm, or the account does not have PowerForms. */
    400: PowerFormsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsDelete404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsDelete500Response;
}

/**
 * The error codes that `PowerForms_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `PowerForms_listSenders`.
 */
export interface PowerFormsListSendersParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the users. */
export type PowerFormsListSenders200Response = PowerFormSendersResponse;

/** A parameter is invalid, or the account does not have PowerForms. */
export type PowerFormsListSenders400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormsListSenders401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormsListSenders403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormsListSenders404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormsListSenders405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormsListSenders429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormsListSenders500Response = ErrorDetails;

/**
 * List the users who send with PowerForms.
 *
 * Returns the users of the account on whose behalf PowerForms send envelopes. `start_position`
 * specifies the first user in the response. In this response, the paging fields are numbers.
 *
 * PowerForms must be enabled for the account.
 *
 * `PowerForms_listSenders`, `GET /v2.1/accounts/{accountId}/powerforms/senders`
 *
 * The responses, by status.
 */
export interface PowerFormsListSendersResponses {
    /** One page of the users. */
    200: PowerFormsListSenders200Response;
    /** A parameter is invalid, or the account does not have PowerForms. */
    400: PowerFormsListSenders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormsListSenders401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormsListSenders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormsListSenders404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormsListSenders405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormsListSenders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormsListSenders500Response;
}

/**
 * The error codes that `PowerForms_listSenders` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormsListSendersErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
