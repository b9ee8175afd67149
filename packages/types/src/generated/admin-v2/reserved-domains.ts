// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DomainsResponse } from './schemas/DomainsResponse.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';

/**
 * Parameters in the path of `ReservedDomains_getReservedDomains`.
 */
export interface ReservedDomainsGetReservedDomainsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of reserved domains. */
export type ReservedDomainsGetReservedDomains200Response = DomainsResponse;

/** Invalid request: the ID in the path is not a GUID. */
export type ReservedDomainsGetReservedDomains400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ReservedDomainsGetReservedDomains401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type ReservedDomainsGetReservedDomains403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ReservedDomainsGetReservedDomains404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ReservedDomainsGetReservedDomains405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ReservedDomainsGetReservedDomains429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ReservedDomainsGetReservedDomains500Response = ErrorDetails;

/**
 * List the reserved domains of an organization.
 *
 * Returns the e-mail domains that the organization has reserved, whatever their status. The ID of a
 * domain selects its users in `Users_getUsers`. The list is not paged.
 *
 * An organization reserves a domain and proves with a DNS record that it owns it. Then the domain is
 * `active`: only accounts of the organization can add users of the domain, and their memberships are
 * active immediately.
 *
 * `ReservedDomains_getReservedDomains`, `GET /v2/organizations/{organizationId}/reserved_domains`
 *
 * The responses, by status.
 */
export interface ReservedDomainsGetReservedDomainsResponses {
    /** The list of reserved domains. */
    200: ReservedDomainsGetReservedDomains200Response;
    /** Invalid request: the ID in the path is not a GUID. */
    400: ReservedDomainsGetReservedDomains400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ReservedDomainsGetReservedDomains401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ReservedDomainsGetReservedDomains403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ReservedDomainsGetReservedDomains404Response;
    /** The path exists, but does not support this method. */
    405: ReservedDomainsGetReservedDomains405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ReservedDomainsGetReservedDomains429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ReservedDomainsGetReservedDomains500Response;
}

/**
 * The error codes that `ReservedDomains_getReservedDomains` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type ReservedDomainsGetReservedDomainsErrorCode = 'access_denied' | 'invalid_request';
