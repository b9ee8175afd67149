// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ServiceInformation } from './schemas/serviceInformation.js';

/** The build and the versions. */
export type ServicesGet200Response = ServiceInformation;

/** The request does not fit the contract. */
export type ServicesGet400Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type ServicesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type ServicesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type ServicesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type ServicesGet500Response = ErrorDetails;

/**
 * Read which versions the service has.
 *
 * Tells which versions of the interface the service has, under which addresses they are, and
 * which build answers. The call needs no token, so that a client can make it before anything else.
 *
 * `Services_get`, `GET /service_information`
 *
 * What it answers with, by status.
 */
export interface ServicesGetResponses {
    /** The build and the versions. */
    200: ServicesGet200Response;
    /** The request does not fit the contract. */
    400: ServicesGet400Response;
    /** No such address, or nothing is stored under it. */
    404: ServicesGet404Response;
    /** The address exists, but not with this method. */
    405: ServicesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: ServicesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: ServicesGet500Response;
}

/**
 * The error codes that `Services_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 */
export type ServicesGetErrorCode = 'INVALID_REQUEST_PARAMETER';
