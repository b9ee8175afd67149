// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProviders } from './schemas/accountSignatureProviders.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountSignatureProviders_list`.
 */
export interface AccountSignatureProvidersListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signature providers of the account. */
export type AccountSignatureProvidersList200Response = AccountSignatureProviders;

/** The account does not support signature providers, or the caller cannot view them. */
export type AccountSignatureProvidersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSignatureProvidersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSignatureProvidersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSignatureProvidersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSignatureProvidersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSignatureProvidersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSignatureProvidersList500Response = ErrorDetails;

/**
 * List the signature providers of an account.
 *
 * Returns the providers of standards-based signatures that are set up for the account. A recipient
 * names one of them to sign with a certificate of that provider. The entry lists the data about the
 * recipient that the sender must provide.
 *
 * `AccountSignatureProviders_list`, `GET /v2.1/accounts/{accountId}/signatureProviders`
 *
 * The responses, by status.
 */
export interface AccountSignatureProvidersListResponses {
    /** The signature providers of the account. */
    200: AccountSignatureProvidersList200Response;
    /** The account does not support signature providers, or the caller cannot view them. */
    400: AccountSignatureProvidersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSignatureProvidersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSignatureProvidersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSignatureProvidersList404Response;
    /** The path exists, but does not support this method. */
    405: AccountSignatureProvidersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSignatureProvidersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSignatureProvidersList500Response;
}

/**
 * The error codes that `AccountSignatureProviders_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountSignatureProvidersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
