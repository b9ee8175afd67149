// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `DataFeed_getDataFeedElement`.
 */
export interface DataFeedGetDataFeedElementParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the entry of a data feed.
     *
     * @example d1c6b2a4-7e39-4f58-9a0b-3c8d5e7f2b16
     */
    dataFeedElementId: string;
}

/** The entry exists. The response has no body. */
export type DataFeedGetDataFeedElement200Response = undefined;

/** The request is invalid. */
export type DataFeedGetDataFeedElement400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type DataFeedGetDataFeedElement401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type DataFeedGetDataFeedElement403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type DataFeedGetDataFeedElement404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type DataFeedGetDataFeedElement405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type DataFeedGetDataFeedElement429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataFeedGetDataFeedElement500Response = ErrorDetails;

/**
 * Read an entry of a data feed.
 *
 * Returns an entry that the service has put into a data feed of the account. What it contains is
 * not public, and the response has no body.
 *
 * `DataFeed_getDataFeedElement`, `GET /v2.1/accounts/{accountId}/data_feeds/data/{dataFeedElementId}`
 *
 * The responses, by status.
 */
export interface DataFeedGetDataFeedElementResponses {
    /** The entry exists. The response has no body. */
    200: DataFeedGetDataFeedElement200Response;
    /** The request is invalid. */
    400: DataFeedGetDataFeedElement400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataFeedGetDataFeedElement401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: DataFeedGetDataFeedElement403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataFeedGetDataFeedElement404Response;
    /** The path exists, but does not support this method. */
    405: DataFeedGetDataFeedElement405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: DataFeedGetDataFeedElement429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataFeedGetDataFeedElement500Response;
}

/**
 * The error codes that `DataFeed_getDataFeedElement` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type DataFeedGetDataFeedElementErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';
