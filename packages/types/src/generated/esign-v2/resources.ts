// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ResourceInformation } from './schemas/resourceInformation.js';

/** The resources of this API version. */
export type ResourcesGet200Response = ResourceInformation;

/** The request is invalid. */
export type ResourcesGet400Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ResourcesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ResourcesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ResourcesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ResourcesGet500Response = ErrorDetails;

/**
 * List the resources of the older version.
 *
 * Returns the resources of the older API version, each with its base URL. A client can use it to
 * discover the API. The call does not require an access token.
 *
 * `Resources_get`, `GET /v2`
 *
 * The responses, by status.
 */
export interface ResourcesGetResponses {
    /** The resources of this API version. */
    200: ResourcesGet200Response;
    /** The request is invalid. */
    400: ResourcesGet400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ResourcesGet404Response;
    /** The path exists, but does not support this method. */
    405: ResourcesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ResourcesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ResourcesGet500Response;
}

/**
 * The error codes that `Resources_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ResourcesGetErrorCode = 'INVALID_REQUEST_PARAMETER';
