// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationsResponse } from './schemas/OrganizationsResponse.js';

/**
 * Parameters in the query of `Organization_getOrganizations`.
 */
export interface OrganizationGetOrganizationsQueryParams {
    /**
     * Specifies which organizations are returned: `org_admin` returns those that the user of the token
     * administers, also as a delegated administrator. `account_membership` returns those that contain an
     * account of which the user is a member.
     *
     * @example org_admin
     */
    mode?: ("org_admin" | "account_membership") | undefined;
}

/** The list of organizations. */
export type OrganizationGetOrganizations200Response = OrganizationsResponse;

/** Invalid request: the mode is not one of the two values. */
export type OrganizationGetOrganizations400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type OrganizationGetOrganizations401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type OrganizationGetOrganizations403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type OrganizationGetOrganizations404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type OrganizationGetOrganizations405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type OrganizationGetOrganizations429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type OrganizationGetOrganizations500Response = ErrorDetails;

/**
 * List the organizations of the caller.
 *
 * Returns the organizations that the user of the token administers or, with the mode
 * `account_membership`, those in which the user is a member of an account. Their IDs are required by
 * all other operations of this area. The list is not paged, and it is empty if the user has no
 * organization.
 *
 * Any user may call this operation. What it returns of an organization depends on the caller: its
 * administrators get everything. Delegated administrators get the accounts of their delegation, and
 * other users the accounts in which they are members. With the token of an application, it returns
 * the organization that the application belongs to.
 *
 * `Organization_getOrganizations`, `GET /v2/organizations`
 *
 * The responses, by status.
 */
export interface OrganizationGetOrganizationsResponses {
    /** The list of organizations. */
    200: OrganizationGetOrganizations200Response;
    /** Invalid request: the mode is not one of the two values. */
    400: OrganizationGetOrganizations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: OrganizationGetOrganizations401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: OrganizationGetOrganizations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: OrganizationGetOrganizations404Response;
    /** The path exists, but does not support this method. */
    405: OrganizationGetOrganizations405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: OrganizationGetOrganizations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: OrganizationGetOrganizations500Response;
}

/**
 * The error codes that `Organization_getOrganizations` can return.
 *
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type OrganizationGetOrganizationsErrorCode = 'invalid_request';
