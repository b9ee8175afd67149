// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { IndividualMembershipDataRedactionRequest } from './schemas/IndividualMembershipDataRedactionRequest.js';
import type { IndividualUserDataRedactionRequest } from './schemas/IndividualUserDataRedactionRequest.js';
import type { IndividualUserDataRedactionResponse } from './schemas/IndividualUserDataRedactionResponse.js';

/**
 * Parameters in the path of `DataDeletion_redactIndividualMembershipData`.
 */
export interface DataDeletionRedactIndividualMembershipDataParams {
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user whose data are deleted. */
export type DataDeletionRedactIndividualMembershipDataBody = IndividualMembershipDataRedactionRequest;

/** The outcome for the data. */
export type DataDeletionRedactIndividualMembershipData200Response = IndividualUserDataRedactionResponse;

/** The request is invalid, or the membership has not been closed for 24 hours. */
export type DataDeletionRedactIndividualMembershipData400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type DataDeletionRedactIndividualMembershipData401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type DataDeletionRedactIndividualMembershipData403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type DataDeletionRedactIndividualMembershipData404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type DataDeletionRedactIndividualMembershipData405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DataDeletionRedactIndividualMembershipData429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataDeletionRedactIndividualMembershipData500Response = ErrorDetails;

/**
 * Delete the data of a user from an account.
 *
 * Deletes the personal data of a former user from one account. The name, the addresses and the
 * profile of the user are replaced by placeholders: in the membership, in envelopes and templates of
 * the account as sender, owner or recipient, in their histories, in the e-mails and logs of the
 * account, and in its rooms. The signatures, the profile image and the contacts of the user are
 * deleted. The user ID and the envelopes remain.
 *
 * The membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
 * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
 * request to see when it is `already_redacted`.
 *
 * When the data of all memberships of the user are deleted, the service deletes the data of the user
 * that belong to no account, and the log-in.
 *
 * The caller must be an administrator of the account or of its organization, or a delegated
 * administrator of users of the account.
 *
 * `DataDeletion_redactIndividualMembershipData`, `POST /v2/data_redaction/accounts/{accountId}/user`
 *
 * The responses, by status.
 */
export interface DataDeletionRedactIndividualMembershipDataResponses {
    /** The outcome for the data. */
    200: DataDeletionRedactIndividualMembershipData200Response;
    /** The request is invalid, or the membership has not been closed for 24 hours. */
    400: DataDeletionRedactIndividualMembershipData400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataDeletionRedactIndividualMembershipData401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DataDeletionRedactIndividualMembershipData403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataDeletionRedactIndividualMembershipData404Response;
    /** The path exists, but does not support this method. */
    405: DataDeletionRedactIndividualMembershipData405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DataDeletionRedactIndividualMembershipData429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataDeletionRedactIndividualMembershipData500Response;
}

/**
 * The error codes that `DataDeletion_redactIndividualMembershipData` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type DataDeletionRedactIndividualMembershipDataErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `DataDeletion_redactIndividualUserData`.
 */
export interface DataDeletionRedactIndividualUserDataParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The user and the accounts. */
export type DataDeletionRedactIndividualUserDataBody = IndividualUserDataRedactionRequest;

/** The outcome for the data in each account. */
export type DataDeletionRedactIndividualUserData200Response = IndividualUserDataRedactionResponse;

/** The request is invalid, or the data of none of the memberships can be deleted. */
export type DataDeletionRedactIndividualUserData400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type DataDeletionRedactIndividualUserData401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type DataDeletionRedactIndividualUserData403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type DataDeletionRedactIndividualUserData404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type DataDeletionRedactIndividualUserData405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DataDeletionRedactIndividualUserData429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataDeletionRedactIndividualUserData500Response = ErrorDetails;

/**
 * Delete the data of a user from several accounts.
 *
 * Deletes the personal data of a former user from accounts of the organization. The name, the
 * addresses and the profile of the user are replaced by placeholders: in the memberships, in
 * envelopes and templates of these accounts as sender, owner or recipient, in their histories, in
 * the e-mails and logs of these accounts, and in their rooms. The signatures, the profile image and
 * the contacts of the user are deleted. The user ID and the envelopes remain.
 *
 * Each membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
 * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
 * request to see when it is `already_redacted`. If this is not so for one of the memberships, its
 * status is `failure`, and the others are deleted.
 *
 * When the data of all memberships of the user are deleted, the service deletes the data of the user
 * that belong to no account, and the log-in.
 *
 * The caller must be an administrator of the organization, or a delegated administrator of users of
 * these accounts.
 *
 * `DataDeletion_redactIndividualUserData`, `POST /v2/data_redaction/organizations/{organizationId}/user`
 *
 * The responses, by status.
 */
export interface DataDeletionRedactIndividualUserDataResponses {
    /** The outcome for the data in each account. */
    200: DataDeletionRedactIndividualUserData200Response;
    /** The request is invalid, or the data of none of the memberships can be deleted. */
    400: DataDeletionRedactIndividualUserData400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataDeletionRedactIndividualUserData401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DataDeletionRedactIndividualUserData403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataDeletionRedactIndividualUserData404Response;
    /** The path exists, but does not support this method. */
    405: DataDeletionRedactIndividualUserData405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DataDeletionRedactIndividualUserData429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataDeletionRedactIndividualUserData500Response;
}

/**
 * The error codes that `DataDeletion_redactIndividualUserData` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type DataDeletionRedactIndividualUserDataErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
