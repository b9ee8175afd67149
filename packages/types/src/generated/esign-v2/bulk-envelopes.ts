// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './schemas/bulkEnvelopeStatus.js';
import type { BulkEnvelopesResponse } from './schemas/bulkEnvelopesResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BulkEnvelopes_list`.
 */
export interface BulkEnvelopesListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `BulkEnvelopes_list`.
 */
export interface BulkEnvelopesListQueryParams {
    /**
     * The maximum number of batches in the response, from 1 to 20.
     *
     * @example 10
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the batches. */
export type BulkEnvelopesList200Response = BulkEnvelopesResponse;

/** A parameter is invalid, or the plan does not include bulk sending. */
export type BulkEnvelopesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkEnvelopesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkEnvelopesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkEnvelopesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkEnvelopesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkEnvelopesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkEnvelopesList500Response = ErrorDetails;

/**
 * List the batches of bulk envelopes.
 *
 * Returns the batches in which the account sent envelopes to lists of people, with the number of
 * sent, queued and failed copies in each.
 *
 * The list is returned in pages of up to 20 batches. `start_position` and `count` select a page, and
 * `nextUri` links to the next page. Only certain plans include bulk sending.
 *
 * `BulkEnvelopes_list`, `GET /v2/accounts/{accountId}/bulk_envelopes`
 *
 * The responses, by status.
 */
export interface BulkEnvelopesListResponses {
    /** One page of the batches. */
    200: BulkEnvelopesList200Response;
    /** A parameter is invalid, or the plan does not include bulk sending. */
    400: BulkEnvelopesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkEnvelopesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkEnvelopesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkEnvelopesList404Response;
    /** The path exists, but does not support this method. */
    405: BulkEnvelopesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkEnvelopesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkEnvelopesList500Response;
}

/**
 * The error codes that `BulkEnvelopes_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkEnvelopesListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkEnvelopes_get`.
 */
export interface BulkEnvelopesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the batch, as assigned by the service when it was submitted.
     *
     * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
     */
    batchId: string;
}

/**
 * Parameters in the query of `BulkEnvelopes_get`.
 */
export interface BulkEnvelopesGetQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The copies in the response, by their status: `all`, or a comma-separated list of `failed`,
     * `queued`, `processing` and `sent`.
     *
     * @example failed,queued
     */
    include?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** The batch with one page of its copies. */
export type BulkEnvelopesGet200Response = BulkEnvelopeStatus;

/** A parameter is invalid, or the plan does not include bulk sending. */
export type BulkEnvelopesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type BulkEnvelopesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type BulkEnvelopesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type BulkEnvelopesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type BulkEnvelopesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type BulkEnvelopesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type BulkEnvelopesGet500Response = ErrorDetails;

/**
 * Read the progress of a bulk envelope batch.
 *
 * Returns one batch with its counts and the status of each copy. A failed copy contains the reason.
 * `include` limits the response to copies with certain statuses.
 *
 * The copies are paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page. Only certain plans include bulk sending.
 *
 * `BulkEnvelopes_get`, `GET /v2/accounts/{accountId}/bulk_envelopes/{batchId}`
 *
 * The responses, by status.
 */
export interface BulkEnvelopesGetResponses {
    /** The batch with one page of its copies. */
    200: BulkEnvelopesGet200Response;
    /** A parameter is invalid, or the plan does not include bulk sending. */
    400: BulkEnvelopesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: BulkEnvelopesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: BulkEnvelopesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: BulkEnvelopesGet404Response;
    /** The path exists, but does not support this method. */
    405: BulkEnvelopesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: BulkEnvelopesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: BulkEnvelopesGet500Response;
}

/**
 * The error codes that `BulkEnvelopes_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type BulkEnvelopesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
