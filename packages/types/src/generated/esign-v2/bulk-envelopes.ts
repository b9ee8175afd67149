// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './schemas/bulkEnvelopeStatus.js';
import type { BulkEnvelopesResponse } from './schemas/bulkEnvelopesResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `BulkEnvelopes_list`.
 */
export interface BulkEnvelopesListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * How many batches the answer may hold at most, from 1 to 20.
     *
     * @example 10
     */
    count?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the batches. */
export type BulkEnvelopesList200Response = BulkEnvelopesResponse;

/** A parameter does not fit the contract, or the plan cannot send in bulk. */
export type BulkEnvelopesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkEnvelopesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkEnvelopesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkEnvelopesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkEnvelopesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkEnvelopesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkEnvelopesList500Response = ErrorDetails;

/**
 * List the batches of bulk envelopes.
 *
 * Lists the batches in which envelopes of the account went to lists of people, with how many copies
 * of each went out, wait or failed.
 *
 * The list comes in chunks of 20 batches at most; `start_position` and `count` choose one, and
 * `nextUri` leads to the next. Only certain plans can send in bulk.
 *
 * `BulkEnvelopes_list`, `GET /v2/accounts/{accountId}/bulk_envelopes`
 *
 * What it answers with, by status.
 */
export interface BulkEnvelopesListResponses {
    /** One chunk of the batches. */
    200: BulkEnvelopesList200Response;
    /** A parameter does not fit the contract, or the plan cannot send in bulk. */
    400: BulkEnvelopesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkEnvelopesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkEnvelopesList403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkEnvelopesList404Response;
    /** The address exists, but not with this method. */
    405: BulkEnvelopesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkEnvelopesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkEnvelopesList500Response;
}

/**
 * The error codes that `BulkEnvelopes_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkEnvelopesListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `BulkEnvelopes_get`.
 */
export interface BulkEnvelopesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The batch, by the GUID that the service gave to it when it was handed in.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Which copies the answer holds, by what became of them: `all`, or any of `failed`, `queued`,
     * `processing` and `sent`, with commas between them.
     *
     * @example failed,queued
     */
    include?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** The batch with one chunk of its copies. */
export type BulkEnvelopesGet200Response = BulkEnvelopeStatus;

/** A parameter does not fit the contract, or the plan cannot send in bulk. */
export type BulkEnvelopesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type BulkEnvelopesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type BulkEnvelopesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type BulkEnvelopesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type BulkEnvelopesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type BulkEnvelopesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type BulkEnvelopesGet500Response = ErrorDetails;

/**
 * Read how far a batch of bulk envelopes is.
 *
 * Gives one batch with its counts and with what became of each copy. A copy that failed carries
 * the reason; `include` narrows the answer to copies of one outcome or several.
 *
 * The copies come in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next. Only certain plans can send in bulk.
 *
 * `BulkEnvelopes_get`, `GET /v2/accounts/{accountId}/bulk_envelopes/{batchId}`
 *
 * What it answers with, by status.
 */
export interface BulkEnvelopesGetResponses {
    /** The batch with one chunk of its copies. */
    200: BulkEnvelopesGet200Response;
    /** A parameter does not fit the contract, or the plan cannot send in bulk. */
    400: BulkEnvelopesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: BulkEnvelopesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: BulkEnvelopesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: BulkEnvelopesGet404Response;
    /** The address exists, but not with this method. */
    405: BulkEnvelopesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: BulkEnvelopesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: BulkEnvelopesGet500Response;
}

/**
 * The error codes that `BulkEnvelopes_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type BulkEnvelopesGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
