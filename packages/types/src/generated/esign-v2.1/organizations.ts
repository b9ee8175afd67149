// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `Organizations_getReportV2`.
 */
export interface OrganizationsGetReportV2Params {
    /**
     * The GUID of the organization.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the report, as returned when it was requested.
     *
     * @example 7c4e1a92-5b86-4d03-9f7e-2a6c8d1b3e50
     */
    reportCorrelationId: string;
}

/** The report as CSV. */
export type OrganizationsGetReportV2200Response = string;

/** The request is invalid. */
export type OrganizationsGetReportV2400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type OrganizationsGetReportV2401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type OrganizationsGetReportV2403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type OrganizationsGetReportV2404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type OrganizationsGetReportV2405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type OrganizationsGetReportV2429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OrganizationsGetReportV2500Response = ErrorDetails;

/**
 * Download a report of an organization.
 *
 * Returns a report that was requested for an organization, as CSV.
 *
 * `Organizations_getReportV2`, `GET /v2.1/organization_reporting/{organizationId}/reportsv2/{reportCorrelationId}`
 *
 * The responses, by status.
 */
export interface OrganizationsGetReportV2Responses {
    /** The report as CSV. */
    200: OrganizationsGetReportV2200Response;
    /** The request is invalid. */
    400: OrganizationsGetReportV2400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OrganizationsGetReportV2401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: OrganizationsGetReportV2403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OrganizationsGetReportV2404Response;
    /** The path exists, but does not support this method. */
    405: OrganizationsGetReportV2405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: OrganizationsGetReportV2429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OrganizationsGetReportV2500Response;
}

/**
 * The error codes that `Organizations_getReportV2` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type OrganizationsGetReportV2ErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
