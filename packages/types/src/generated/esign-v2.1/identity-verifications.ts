// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityVerificationResponse } from './schemas/accountIdentityVerificationResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `IdentityVerifications_list`.
 */
export interface IdentityVerificationsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The workflows that are available to the account. */
export type IdentityVerificationsList200Response = AccountIdentityVerificationResponse;

/** The account or the user may not use identity checks. */
export type IdentityVerificationsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type IdentityVerificationsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type IdentityVerificationsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type IdentityVerificationsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type IdentityVerificationsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type IdentityVerificationsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type IdentityVerificationsList500Response = ErrorDetails;

/**
 * List the identity checks that the account can use.
 *
 * Lists the workflows by which the account can have the identity of a recipient checked, such as a
 * check of a passport or of a telephone number. The `workflowId` of one of them goes into the
 * `identityVerification` of a recipient, with a value for each of its input options that is
 * required.
 *
 * Which workflows there are depends on the plan and the settings of the account.
 *
 * `IdentityVerifications_list`, `GET /v2.1/accounts/{accountId}/identity_verification`
 *
 * What it answers with, by status.
 */
export interface IdentityVerificationsListResponses {
    /** The workflows that are available to the account. */
    200: IdentityVerificationsList200Response;
    /** The account or the user may not use identity checks. */
    400: IdentityVerificationsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: IdentityVerificationsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: IdentityVerificationsList403Response;
    /** No such address, or nothing is stored under it. */
    404: IdentityVerificationsList404Response;
    /** The address exists, but not with this method. */
    405: IdentityVerificationsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: IdentityVerificationsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: IdentityVerificationsList500Response;
}

/**
 * The error codes that `IdentityVerifications_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type IdentityVerificationsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
