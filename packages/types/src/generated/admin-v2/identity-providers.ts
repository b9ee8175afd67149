// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { IdentityProvidersResponse } from './schemas/IdentityProvidersResponse.js';

/**
 * Parameters in the path of `IdentityProviders_getIdentityProviders`.
 */
export interface IdentityProvidersGetIdentityProvidersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of identity providers. */
export type IdentityProvidersGetIdentityProviders200Response = IdentityProvidersResponse;

/** The request is invalid: a GUID is required as the organization ID. */
export type IdentityProvidersGetIdentityProviders400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type IdentityProvidersGetIdentityProviders401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type IdentityProvidersGetIdentityProviders403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type IdentityProvidersGetIdentityProviders404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type IdentityProvidersGetIdentityProviders405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type IdentityProvidersGetIdentityProviders429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type IdentityProvidersGetIdentityProviders500Response = ErrorDetails;

/**
 * List the identity providers of an organization.
 *
 * Returns the identity providers through which users of the organization log in, with their settings
 * and certificates. A reserved domain names the provider that its users log in with. The list is not
 * paged.
 *
 * `IdentityProviders_getIdentityProviders`, `GET /v2/organizations/{organizationId}/identity_providers`
 *
 * The responses, by status.
 */
export interface IdentityProvidersGetIdentityProvidersResponses {
    /** The list of identity providers. */
    200: IdentityProvidersGetIdentityProviders200Response;
    /** The request is invalid: a GUID is required as the organization ID. */
    400: IdentityProvidersGetIdentityProviders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: IdentityProvidersGetIdentityProviders401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: IdentityProvidersGetIdentityProviders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: IdentityProvidersGetIdentityProviders404Response;
    /** The path exists, but does not support this method. */
    405: IdentityProvidersGetIdentityProviders405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: IdentityProvidersGetIdentityProviders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: IdentityProvidersGetIdentityProviders500Response;
}

/**
 * The error codes that `IdentityProviders_getIdentityProviders` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type IdentityProvidersGetIdentityProvidersErrorCode = 'access_denied' | 'invalid_request';
