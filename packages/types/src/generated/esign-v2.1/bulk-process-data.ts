// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkProcessRequest } from './schemas/bulkProcessRequest.js';
import type { BulkProcessResponse } from './schemas/bulkProcessResponse.js';
import type { BulkProcessResult } from './schemas/bulkProcessResult.js';
import type { BulkProcessingListSummaries } from './schemas/bulkProcessingListSummaries.js';
import type { BulkProcessingListSummary } from './schemas/bulkProcessingListSummary.js';
import type { BulkProcessingLists } from './schemas/bulkProcessingLists.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BulkProcessData_getBulkProcessLists`.
 */
export interface BulkProcessDataGetBulkProcessListsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
}

/** The lists. */
export type BulkProcessDataGetBulkProcessLists200Response = BulkProcessingListSummaries;

/** The request is invalid. */
export type BulkProcessDataGetBulkProcessLists400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataGetBulkProcessLists401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataGetBulkProcessLists403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataGetBulkProcessLists404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataGetBulkProcessLists405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataGetBulkProcessLists429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataGetBulkProcessLists500Response = ErrorDetails;

/**
 * List the lists for an action.
 *
 * Returns the lists of the account for one action, the latest first.
 *
 * `BulkProcessData_getBulkProcessLists`, `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataGetBulkProcessListsResponses {
    /** The lists. */
    200: BulkProcessDataGetBulkProcessLists200Response;
    /** The request is invalid. */
    400: BulkProcessDataGetBulkProcessLists400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataGetBulkProcessLists401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataGetBulkProcessLists403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataGetBulkProcessLists404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataGetBulkProcessLists405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataGetBulkProcessLists429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataGetBulkProcessLists500Response;
}

/**
 * The error codes that `BulkProcessData_getBulkProcessLists` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type BulkProcessDataGetBulkProcessListsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `BulkProcessData_createBulkProcessRequest`.
 */
export interface BulkProcessDataCreateBulkProcessRequestParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
}

/** The new list. */
export type BulkProcessDataCreateBulkProcessRequest201Response = BulkProcessingListSummary;

/** The request is invalid. */
export type BulkProcessDataCreateBulkProcessRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataCreateBulkProcessRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataCreateBulkProcessRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataCreateBulkProcessRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataCreateBulkProcessRequest405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataCreateBulkProcessRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataCreateBulkProcessRequest500Response = ErrorDetails;

/**
 * Create a list for an action.
 *
 * Creates a list for processing envelopes in bulk. The request has no body.
 *
 * `BulkProcessData_createBulkProcessRequest`, `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataCreateBulkProcessRequestResponses {
    /** The new list. */
    201: BulkProcessDataCreateBulkProcessRequest201Response;
    /** The request is invalid. */
    400: BulkProcessDataCreateBulkProcessRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataCreateBulkProcessRequest401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataCreateBulkProcessRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataCreateBulkProcessRequest404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataCreateBulkProcessRequest405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataCreateBulkProcessRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataCreateBulkProcessRequest500Response;
}

/**
 * The error codes that `BulkProcessData_createBulkProcessRequest` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataCreateBulkProcessRequestErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessData_deleteBulkProcessLists`.
 */
export interface BulkProcessDataDeleteBulkProcessListsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
}

/** One list. */
export type BulkProcessDataDeleteBulkProcessListsBody = BulkProcessingLists;

/** The outcome of deleting the lists. */
export type BulkProcessDataDeleteBulkProcessLists200Response = BulkProcessResult;

/** The request is invalid. */
export type BulkProcessDataDeleteBulkProcessLists400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataDeleteBulkProcessLists401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataDeleteBulkProcessLists403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataDeleteBulkProcessLists404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataDeleteBulkProcessLists405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataDeleteBulkProcessLists429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataDeleteBulkProcessLists500Response = ErrorDetails;

/**
 * Delete lists of an action.
 *
 * Deletes the lists in the request. Lists that do not exist are reported in `errors`.
 *
 * `BulkProcessData_deleteBulkProcessLists`, `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataDeleteBulkProcessListsResponses {
    /** The outcome of deleting the lists. */
    200: BulkProcessDataDeleteBulkProcessLists200Response;
    /** The request is invalid. */
    400: BulkProcessDataDeleteBulkProcessLists400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataDeleteBulkProcessLists401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataDeleteBulkProcessLists403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataDeleteBulkProcessLists404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataDeleteBulkProcessLists405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataDeleteBulkProcessLists429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataDeleteBulkProcessLists500Response;
}

/**
 * The error codes that `BulkProcessData_deleteBulkProcessLists` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataDeleteBulkProcessListsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessData_getBulkProcessList`.
 */
export interface BulkProcessDataGetBulkProcessListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
    /**
     * The GUID of the list, as returned when it was created.
     *
     * @example f0b3d7a2-6c41-4e95-8d27-1a9c5b3e7f64
     */
    bulkProcessListId: string;
}

/** The list. */
export type BulkProcessDataGetBulkProcessList200Response = BulkProcessingListSummary;

/** The request is invalid. */
export type BulkProcessDataGetBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataGetBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataGetBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataGetBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataGetBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataGetBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataGetBulkProcessList500Response = ErrorDetails;

/**
 * Read a list.
 *
 * Returns one list.
 *
 * `BulkProcessData_getBulkProcessList`, `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataGetBulkProcessListResponses {
    /** The list. */
    200: BulkProcessDataGetBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataGetBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataGetBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataGetBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataGetBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataGetBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataGetBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataGetBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessData_getBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type BulkProcessDataGetBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `BulkProcessData_createBulkProcessRequestToQueue`.
 */
export interface BulkProcessDataCreateBulkProcessRequestToQueueParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
    /**
     * The GUID of the list, as returned when it was created.
     *
     * @example f0b3d7a2-6c41-4e95-8d27-1a9c5b3e7f64
     */
    bulkProcessListId: string;
}

/** The leases of May. */
export type BulkProcessDataCreateBulkProcessRequestToQueueBody = BulkProcessRequest;

/** The run. */
export type BulkProcessDataCreateBulkProcessRequestToQueue201Response = BulkProcessResponse;

/** The request is invalid. */
export type BulkProcessDataCreateBulkProcessRequestToQueue400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataCreateBulkProcessRequestToQueue401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataCreateBulkProcessRequestToQueue403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataCreateBulkProcessRequestToQueue404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataCreateBulkProcessRequestToQueue405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataCreateBulkProcessRequestToQueue429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataCreateBulkProcessRequestToQueue500Response = ErrorDetails;

/**
 * Start processing a list.
 *
 * Starts to process each entry of the list with a copy of an envelope or template.
 *
 * `BulkProcessData_createBulkProcessRequestToQueue`, `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataCreateBulkProcessRequestToQueueResponses {
    /** The run. */
    201: BulkProcessDataCreateBulkProcessRequestToQueue201Response;
    /** The request is invalid. */
    400: BulkProcessDataCreateBulkProcessRequestToQueue400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataCreateBulkProcessRequestToQueue401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataCreateBulkProcessRequestToQueue403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataCreateBulkProcessRequestToQueue404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataCreateBulkProcessRequestToQueue405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataCreateBulkProcessRequestToQueue429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataCreateBulkProcessRequestToQueue500Response;
}

/**
 * The error codes that `BulkProcessData_createBulkProcessRequestToQueue` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataCreateBulkProcessRequestToQueueErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessData_updateBulkProcessList`.
 */
export interface BulkProcessDataUpdateBulkProcessListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
    /**
     * The GUID of the list, as returned when it was created.
     *
     * @example f0b3d7a2-6c41-4e95-8d27-1a9c5b3e7f64
     */
    bulkProcessListId: string;
}

/** The list. */
export type BulkProcessDataUpdateBulkProcessList200Response = BulkProcessingListSummary;

/** The request is invalid. */
export type BulkProcessDataUpdateBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataUpdateBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataUpdateBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataUpdateBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataUpdateBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataUpdateBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataUpdateBulkProcessList500Response = ErrorDetails;

/**
 * Replace a list.
 *
 * Replaces one list. The request has no body.
 *
 * `BulkProcessData_updateBulkProcessList`, `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataUpdateBulkProcessListResponses {
    /** The list. */
    200: BulkProcessDataUpdateBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataUpdateBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataUpdateBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataUpdateBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataUpdateBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataUpdateBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataUpdateBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataUpdateBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessData_updateBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataUpdateBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessData_deleteBulkProcessList`.
 */
export interface BulkProcessDataDeleteBulkProcessListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The act on the envelopes of the list.
     *
     * @example send
     */
    processAction: string;
    /**
     * The GUID of the list, as returned when it was created.
     *
     * @example f0b3d7a2-6c41-4e95-8d27-1a9c5b3e7f64
     */
    bulkProcessListId: string;
}

/** The outcome of deleting the list. */
export type BulkProcessDataDeleteBulkProcessList200Response = BulkProcessResult;

/** The request is invalid. */
export type BulkProcessDataDeleteBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataDeleteBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataDeleteBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataDeleteBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataDeleteBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataDeleteBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataDeleteBulkProcessList500Response = ErrorDetails;

/**
 * Delete a list.
 *
 * Deletes one list.
 *
 * `BulkProcessData_deleteBulkProcessList`, `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}`
 *
 * The responses, by status.
 */
export interface BulkProcessDataDeleteBulkProcessListResponses {
    /** The outcome of deleting the list. */
    200: BulkProcessDataDeleteBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataDeleteBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataDeleteBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataDeleteBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataDeleteBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataDeleteBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataDeleteBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataDeleteBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessData_deleteBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataDeleteBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
