// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ServiceInformation } from './schemas/serviceInformation.js';

/** The versions of the API. */
export type ServiceInformationGetServiceInformation200Response = ServiceInformation;

/** The request is invalid. */
export type ServiceInformationGetServiceInformation400Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ServiceInformationGetServiceInformation404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ServiceInformationGetServiceInformation405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ServiceInformationGetServiceInformation429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ServiceInformationGetServiceInformation500Response = ErrorDetails;

/**
 * Read the API versions of Click.
 *
 * Returns the versions of the API and their URLs. The call does not require an access token.
 *
 * `ServiceInformation_GetServiceInformation`, `GET /clickapi/service_information`
 *
 * The responses, by status.
 */
export interface ServiceInformationGetServiceInformationResponses {
    /** The versions of the API. */
    200: ServiceInformationGetServiceInformation200Response;
    /** The request is invalid. */
    400: ServiceInformationGetServiceInformation400Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ServiceInformationGetServiceInformation404Response;
    /** The path exists, but does not support this method. */
    405: ServiceInformationGetServiceInformation405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ServiceInformationGetServiceInformation429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ServiceInformationGetServiceInformation500Response;
}

/**
 * The error codes that `ServiceInformation_GetServiceInformation` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 */
export type ServiceInformationGetServiceInformationErrorCode = 'INVALID_REQUEST_PARAMETER';
