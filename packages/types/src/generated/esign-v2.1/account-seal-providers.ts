// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSeals } from './schemas/accountSeals.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountSealProviders_list`.
 */
export interface AccountSealProvidersListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The seals of the account. */
export type AccountSealProvidersList200Response = AccountSeals;

/** The account may not use seals, or the caller may not see them. */
export type AccountSealProvidersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountSealProvidersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountSealProvidersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountSealProvidersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountSealProvidersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountSealProvidersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountSealProvidersList500Response = ErrorDetails;

/**
 * List the seals of an account.
 *
 * Lists the electronic seals that the account may put on documents. A seal acts without a
 * person, as a recipient of its own kind that names the seal. Seals are set up for the account
 * by the operator; without any, the list is empty.
 *
 * `AccountSealProviders_list`, `GET /v2.1/accounts/{accountId}/seals`
 *
 * What it answers with, by status.
 */
export interface AccountSealProvidersListResponses {
    /** The seals of the account. */
    200: AccountSealProvidersList200Response;
    /** The account may not use seals, or the caller may not see them. */
    400: AccountSealProvidersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountSealProvidersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountSealProvidersList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountSealProvidersList404Response;
    /** The address exists, but not with this method. */
    405: AccountSealProvidersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountSealProvidersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountSealProvidersList500Response;
}

/**
 * The error codes that `AccountSealProviders_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountSealProvidersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
