// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProviders } from './schemas/accountSignatureProviders.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountSignatureProviders_list`.
 */
export interface AccountSignatureProvidersListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signature providers of the account. */
export type AccountSignatureProvidersList200Response = AccountSignatureProviders;

/** The account may not use signature providers, or the caller may not see them. */
export type AccountSignatureProvidersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountSignatureProvidersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountSignatureProvidersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountSignatureProvidersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountSignatureProvidersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountSignatureProvidersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountSignatureProvidersList500Response = ErrorDetails;

/**
 * List the signature providers of an account.
 *
 * Lists the providers of standards-based signatures that are set up for the account. A recipient
 * names one of them to sign with a certificate of that provider; the entry says what the sender
 * must tell about the recipient for that.
 *
 * `AccountSignatureProviders_list`, `GET /v2.1/accounts/{accountId}/signatureProviders`
 *
 * What it answers with, by status.
 */
export interface AccountSignatureProvidersListResponses {
    /** The signature providers of the account. */
    200: AccountSignatureProvidersList200Response;
    /** The account may not use signature providers, or the caller may not see them. */
    400: AccountSignatureProvidersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountSignatureProvidersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountSignatureProvidersList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountSignatureProvidersList404Response;
    /** The address exists, but not with this method. */
    405: AccountSignatureProvidersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountSignatureProvidersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountSignatureProvidersList500Response;
}

/**
 * The error codes that `AccountSignatureProviders_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountSignatureProvidersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
