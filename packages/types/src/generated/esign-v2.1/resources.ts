// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ResourceInformation } from './schemas/resourceInformation.js';

/** The resources of this API version. */
export type ResourcesGetResources200Response = ResourceInformation;

/** The request is invalid. */
export type ResourcesGetResources400Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ResourcesGetResources404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ResourcesGetResources405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ResourcesGetResources429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ResourcesGetResources500Response = ErrorDetails;

/**
 * List the resources of the API.
 *
 * Returns the resources of this version of the API, each with its base URL. The call does
 * not require an access token.
 *
 * `Resources_getResources`, `GET /v2.1`
 *
 * The responses, by status.
 */
export interface ResourcesGetResourcesResponses {
    /** The resources of this API version. */
    200: ResourcesGetResources200Response;
    /** The request is invalid. */
    400: ResourcesGetResources400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ResourcesGetResources404Response;
    /** The path exists, but does not support this method. */
    405: ResourcesGetResources405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ResourcesGetResources429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ResourcesGetResources500Response;
}

/**
 * The error codes that `Resources_getResources` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ResourcesGetResourcesErrorCode = 'INVALID_REQUEST_PARAMETER';
