// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ServiceInformation } from './schemas/serviceInformation.js';

/** The build of the service, and its API versions. */
export type ServicesGet200Response = ServiceInformation;

/** The request is invalid. */
export type ServicesGet400Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ServicesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ServicesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ServicesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ServicesGet500Response = ErrorDetails;

/**
 * Read the API versions of the service.
 *
 * Returns the API versions of the service, their base URLs, and the build of the service. The call
 * does not require an access token, so that a client can make it before any other call.
 *
 * `Services_get`, `GET /service_information`
 *
 * The responses, by status.
 */
export interface ServicesGetResponses {
    /** The build of the service, and its API versions. */
    200: ServicesGet200Response;
    /** The request is invalid. */
    400: ServicesGet400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ServicesGet404Response;
    /** The path exists, but does not support this method. */
    405: ServicesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ServicesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ServicesGet500Response;
}

/**
 * The error codes that `Services_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ServicesGetErrorCode = 'INVALID_REQUEST_PARAMETER';
