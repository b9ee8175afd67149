// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ResourceInformation } from './schemas/resourceInformation.js';

/** The resources of the version. */
export type ResourcesGet200Response = ResourceInformation;

/** The request does not fit the contract. */
export type ResourcesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type ResourcesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type ResourcesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ResourcesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ResourcesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ResourcesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ResourcesGet500Response = ErrorDetails;

/**
 * List the resources of the older version.
 *
 * Lists the resources that the older version of the interface has, each with the address under
 * which it begins. A client can find its way from there.
 *
 * `Resources_get`, `GET /v2`
 *
 * What it answers with, by status.
 */
export interface ResourcesGetResponses {
    /** The resources of the version. */
    200: ResourcesGet200Response;
    /** The request does not fit the contract. */
    400: ResourcesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: ResourcesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: ResourcesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: ResourcesGet404Response;
    /** The address exists, but not with this method. */
    405: ResourcesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ResourcesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ResourcesGet500Response;
}

/**
 * The error codes that `Resources_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 */
export type ResourcesGetErrorCode = 'INVALID_REQUEST_PARAMETER';
