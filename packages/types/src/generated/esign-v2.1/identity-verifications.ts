// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityVerificationResponse } from './schemas/accountIdentityVerificationResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `IdentityVerifications_list`.
 */
export interface IdentityVerificationsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `IdentityVerifications_list`.
 */
export interface IdentityVerificationsListQueryParams {
    /**
     * Returns only workflows with this status: `active`, `deactivated`, or `all` of them.
     *
     * @example active
     */
    identity_verification_workflow_status?: string | undefined;
}

/** The workflows that are available to the account. */
export type IdentityVerificationsList200Response = AccountIdentityVerificationResponse;

/** The account or the user cannot use identity checks. */
export type IdentityVerificationsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type IdentityVerificationsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type IdentityVerificationsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type IdentityVerificationsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type IdentityVerificationsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type IdentityVerificationsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type IdentityVerificationsList500Response = ErrorDetails;

/**
 * List the identity checks that the account can use.
 *
 * Returns the workflows with which the account can check the identity of a recipient, such as a
 * check of a passport or of a phone number. Use the `workflowId` of one of them in the
 * `identityVerification` of a recipient, with a value for each required input option.
 *
 * The available workflows depend on the plan and the settings of the account.
 *
 * `IdentityVerifications_list`, `GET /v2.1/accounts/{accountId}/identity_verification`
 *
 * The responses, by status.
 */
export interface IdentityVerificationsListResponses {
    /** The workflows that are available to the account. */
    200: IdentityVerificationsList200Response;
    /** The account or the user cannot use identity checks. */
    400: IdentityVerificationsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: IdentityVerificationsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: IdentityVerificationsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: IdentityVerificationsList404Response;
    /** The path exists, but does not support this method. */
    405: IdentityVerificationsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: IdentityVerificationsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: IdentityVerificationsList500Response;
}

/**
 * The error codes that `IdentityVerifications_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type IdentityVerificationsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_LACKS_PERMISSIONS';
