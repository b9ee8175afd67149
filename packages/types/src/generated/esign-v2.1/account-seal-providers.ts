// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSeals } from './schemas/accountSeals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountSealProviders_list`.
 */
export interface AccountSealProvidersListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The seals of the account. */
export type AccountSealProvidersList200Response = AccountSeals;

/** The account does not support seals, or the caller cannot view them. */
export type AccountSealProvidersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountSealProvidersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountSealProvidersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountSealProvidersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountSealProvidersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountSealProvidersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountSealProvidersList500Response = ErrorDetails;

/**
 * List the seals of an account.
 *
 * Returns the electronic seals that the account can apply to documents. A seal is applied
 * automatically, without a person, through a separate recipient type that names the seal. The
 * operator sets up seals for the account. If there are none, the list is empty.
 *
 * `AccountSealProviders_list`, `GET /v2.1/accounts/{accountId}/seals`
 *
 * The responses, by status.
 */
export interface AccountSealProvidersListResponses {
    /** The seals of the account. */
    200: AccountSealProvidersList200Response;
    /** The account does not support seals, or the caller cannot view them. */
    400: AccountSealProvidersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountSealProvidersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountSealProvidersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountSealProvidersList404Response;
    /** The path exists, but does not support this method. */
    405: AccountSealProvidersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountSealProvidersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountSealProvidersList500Response;
}

/**
 * The error codes that `AccountSealProviders_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountSealProvidersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
