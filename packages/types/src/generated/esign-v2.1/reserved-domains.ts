// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ReservedDomainExistence } from './schemas/reservedDomainExistence.js';

/**
 * Parameters in the path of `ReservedDomains_getReservedDomainExistence`.
 */
export interface ReservedDomainsGetReservedDomainExistenceParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `ReservedDomains_getReservedDomainExistence`.
 */
export interface ReservedDomainsGetReservedDomainExistenceQueryParams {
    /**
     * The domain of e-mail addresses.
     *
     * @example harbour.example
     */
    email_domain: string;
}

/** The state of the domain: reserved or not. */
export type ReservedDomainsGetReservedDomainExistence200Response = ReservedDomainExistence;

/** The request is invalid. */
export type ReservedDomainsGetReservedDomainExistence400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type ReservedDomainsGetReservedDomainExistence401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type ReservedDomainsGetReservedDomainExistence403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type ReservedDomainsGetReservedDomainExistence404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type ReservedDomainsGetReservedDomainExistence405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type ReservedDomainsGetReservedDomainExistence429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ReservedDomainsGetReservedDomainExistence500Response = ErrorDetails;

/**
 * Check whether a domain is reserved.
 *
 * Returns whether an organization has reserved a domain of e-mail addresses, so that it manages
 * the users of the domain.
 *
 * `ReservedDomains_getReservedDomainExistence`, `GET /v2.1/accounts/{accountId}/reserved_domains`
 *
 * The responses, by status.
 */
export interface ReservedDomainsGetReservedDomainExistenceResponses {
    /** The state of the domain: reserved or not. */
    200: ReservedDomainsGetReservedDomainExistence200Response;
    /** The request is invalid. */
    400: ReservedDomainsGetReservedDomainExistence400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ReservedDomainsGetReservedDomainExistence401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: ReservedDomainsGetReservedDomainExistence403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ReservedDomainsGetReservedDomainExistence404Response;
    /** The path exists, but does not support this method. */
    405: ReservedDomainsGetReservedDomainExistence405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: ReservedDomainsGetReservedDomainExistence429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ReservedDomainsGetReservedDomainExistence500Response;
}

/**
 * The error codes that `ReservedDomains_getReservedDomainExistence` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type ReservedDomainsGetReservedDomainExistenceErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';
