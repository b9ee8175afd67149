// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSummary } from './schemas/AccountSummary.js';
import type { ApiError } from './schemas/ApiError.js';

/**
 * Parameters in the path of `Accounts_GetAccountInformation`.
 */
export interface AccountsGetAccountInformationParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The company. */
export type AccountsGetAccountInformation200Response = AccountSummary;

/** A parameter is invalid, or the account does not use Rooms. */
export type AccountsGetAccountInformation400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetAccountInformation401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type AccountsGetAccountInformation403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetAccountInformation404Response = ApiError;

/** The path exists, but does not support this method. */
export type AccountsGetAccountInformation405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AccountsGetAccountInformation429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetAccountInformation500Response = ApiError;

/**
 * Read the company of an account.
 *
 * Returns the company of an account: its number and name, the version of Rooms that it uses, and the
 * field set of its new rooms. Call it first, because a company on v6 has other invitations and roles
 * than one on v5. Every member and everyone who was invited to a room of the company may call it.
 *
 * `Accounts_GetAccountInformation`, `GET /v2/accounts/{accountId}`
 *
 * The responses, by status.
 */
export interface AccountsGetAccountInformationResponses {
    /** The company. */
    200: AccountsGetAccountInformation200Response;
    /** A parameter is invalid, or the account does not use Rooms. */
    400: AccountsGetAccountInformation400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetAccountInformation401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: AccountsGetAccountInformation403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetAccountInformation404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetAccountInformation405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AccountsGetAccountInformation429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetAccountInformation500Response;
}

/**
 * The error codes that `Accounts_GetAccountInformation` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type AccountsGetAccountInformationErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_MEMBERSHIP';
