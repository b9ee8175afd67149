// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PostTransactionsRequest } from './schemas/PostTransactionsRequest.js';
import type { PostTransactionsResponse } from './schemas/PostTransactionsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EMortgageTransactions_create`.
 */
export interface EMortgageTransactionsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The transaction to create. */
export type EMortgageTransactionsCreateBody = PostTransactionsRequest;

/** The transaction was created. */
export type EMortgageTransactionsCreate201Response = PostTransactionsResponse;

/** The request is invalid, or the account does not have mortgage features. */
export type EMortgageTransactionsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EMortgageTransactionsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EMortgageTransactionsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EMortgageTransactionsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EMortgageTransactionsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EMortgageTransactionsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EMortgageTransactionsCreate500Response = ErrorDetails;

/**
 * Create a mortgage transaction.
 *
 * Creates a mortgage transaction from data that another system prepared, and returns the ID of the
 * transaction. The account must have the features for electronic mortgages.
 *
 * `EMortgageTransactions_create`, `POST /v2/accounts/{accountId}/eMortgage/transactions`
 *
 * The responses, by status.
 */
export interface EMortgageTransactionsCreateResponses {
    /** The transaction was created. */
    201: EMortgageTransactionsCreate201Response;
    /** The request is invalid, or the account does not have mortgage features. */
    400: EMortgageTransactionsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EMortgageTransactionsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EMortgageTransactionsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EMortgageTransactionsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EMortgageTransactionsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EMortgageTransactionsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EMortgageTransactionsCreate500Response;
}

/**
 * The error codes that `EMortgageTransactions_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EMortgageTransactionsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
