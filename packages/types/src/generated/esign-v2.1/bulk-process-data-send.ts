// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkProcessRequest } from './schemas/bulkProcessRequest.js';
import type { BulkProcessResponse } from './schemas/bulkProcessResponse.js';
import type { BulkProcessResult } from './schemas/bulkProcessResult.js';
import type { BulkProcessingListSummary } from './schemas/bulkProcessingListSummary.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BulkProcessDataSend_getBulkProcessList`.
 */
export interface BulkProcessDataSendGetBulkProcessListParams {
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
export type BulkProcessDataSendGetBulkProcessList200Response = BulkProcessingListSummary;

/** The request is invalid. */
export type BulkProcessDataSendGetBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataSendGetBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataSendGetBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataSendGetBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataSendGetBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataSendGetBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataSendGetBulkProcessList500Response = ErrorDetails;

/**
 * Read a list for sending.
 *
 * Returns one list for sending.
 *
 * `BulkProcessDataSend_getBulkProcessList`, `GET /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 *
 * The responses, by status.
 */
export interface BulkProcessDataSendGetBulkProcessListResponses {
    /** The list. */
    200: BulkProcessDataSendGetBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataSendGetBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataSendGetBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataSendGetBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataSendGetBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataSendGetBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataSendGetBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataSendGetBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessDataSend_getBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type BulkProcessDataSendGetBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `BulkProcessDataSend_createBulkProcessRequestToQueue`.
 */
export interface BulkProcessDataSendCreateBulkProcessRequestToQueueParams {
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
export type BulkProcessDataSendCreateBulkProcessRequestToQueueBody = BulkProcessRequest;

/** The run. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue201Response = BulkProcessResponse;

/** The request is invalid. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataSendCreateBulkProcessRequestToQueue500Response = ErrorDetails;

/**
 * Start processing a list for sending.
 *
 * Starts to process each entry of the list with a copy of an envelope or template for sending.
 *
 * `BulkProcessDataSend_createBulkProcessRequestToQueue`, `POST /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 *
 * The responses, by status.
 */
export interface BulkProcessDataSendCreateBulkProcessRequestToQueueResponses {
    /** The run. */
    201: BulkProcessDataSendCreateBulkProcessRequestToQueue201Response;
    /** The request is invalid. */
    400: BulkProcessDataSendCreateBulkProcessRequestToQueue400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataSendCreateBulkProcessRequestToQueue401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataSendCreateBulkProcessRequestToQueue403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataSendCreateBulkProcessRequestToQueue404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataSendCreateBulkProcessRequestToQueue405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataSendCreateBulkProcessRequestToQueue429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataSendCreateBulkProcessRequestToQueue500Response;
}

/**
 * The error codes that `BulkProcessDataSend_createBulkProcessRequestToQueue` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataSendCreateBulkProcessRequestToQueueErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessDataSend_updateBulkProcessList`.
 */
export interface BulkProcessDataSendUpdateBulkProcessListParams {
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
export type BulkProcessDataSendUpdateBulkProcessList200Response = BulkProcessingListSummary;

/** The request is invalid. */
export type BulkProcessDataSendUpdateBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataSendUpdateBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataSendUpdateBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataSendUpdateBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataSendUpdateBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataSendUpdateBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataSendUpdateBulkProcessList500Response = ErrorDetails;

/**
 * Replace a list for sending.
 *
 * Replaces one list for sending. The request has no body.
 *
 * `BulkProcessDataSend_updateBulkProcessList`, `PUT /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 *
 * The responses, by status.
 */
export interface BulkProcessDataSendUpdateBulkProcessListResponses {
    /** The list. */
    200: BulkProcessDataSendUpdateBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataSendUpdateBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataSendUpdateBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataSendUpdateBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataSendUpdateBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataSendUpdateBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataSendUpdateBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataSendUpdateBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessDataSend_updateBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataSendUpdateBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkProcessDataSend_deleteBulkProcessList`.
 */
export interface BulkProcessDataSendDeleteBulkProcessListParams {
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
export type BulkProcessDataSendDeleteBulkProcessList200Response = BulkProcessResult;

/** The request is invalid. */
export type BulkProcessDataSendDeleteBulkProcessList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkProcessDataSendDeleteBulkProcessList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkProcessDataSendDeleteBulkProcessList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkProcessDataSendDeleteBulkProcessList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkProcessDataSendDeleteBulkProcessList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkProcessDataSendDeleteBulkProcessList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkProcessDataSendDeleteBulkProcessList500Response = ErrorDetails;

/**
 * Delete a list for sending.
 *
 * Deletes one list for sending.
 *
 * `BulkProcessDataSend_deleteBulkProcessList`, `DELETE /v2.1/accounts/{accountId}/bulk_process_data/actions/{processAction}/{bulkProcessListId}/send`
 *
 * The responses, by status.
 */
export interface BulkProcessDataSendDeleteBulkProcessListResponses {
    /** The outcome of deleting the list. */
    200: BulkProcessDataSendDeleteBulkProcessList200Response;
    /** The request is invalid. */
    400: BulkProcessDataSendDeleteBulkProcessList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkProcessDataSendDeleteBulkProcessList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkProcessDataSendDeleteBulkProcessList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkProcessDataSendDeleteBulkProcessList404Response;
    /** The path exists, but does not support this method. */
    405: BulkProcessDataSendDeleteBulkProcessList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkProcessDataSendDeleteBulkProcessList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkProcessDataSendDeleteBulkProcessList500Response;
}

/**
 * The error codes that `BulkProcessDataSend_deleteBulkProcessList` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkProcessDataSendDeleteBulkProcessListErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
