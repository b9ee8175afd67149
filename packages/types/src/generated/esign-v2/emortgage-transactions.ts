// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PostTransactionsRequest } from './schemas/PostTransactionsRequest.js';
import type { PostTransactionsResponse } from './schemas/PostTransactionsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EMortgageTransactions_create`.
 */
export interface EMortgageTransactionsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The transaction that is to be made. */
export type EMortgageTransactionsCreateBody = PostTransactionsRequest;

/** The transaction was made. */
export type EMortgageTransactionsCreate201Response = PostTransactionsResponse;

/** The request does not fit the contract, or the account has no features for mortgages. */
export type EMortgageTransactionsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EMortgageTransactionsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EMortgageTransactionsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EMortgageTransactionsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EMortgageTransactionsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EMortgageTransactionsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EMortgageTransactionsCreate500Response = ErrorDetails;

/**
 * Make a mortgage transaction.
 *
 * Makes a mortgage transaction from data that another system prepared, and answers with the ID of
 * the transaction. The account must have the features for electronic mortgages.
 *
 * `EMortgageTransactions_create`, `POST /v2/accounts/{accountId}/eMortgage/transactions`
 *
 * What it answers with, by status.
 */
export interface EMortgageTransactionsCreateResponses {
    /** The transaction was made. */
    201: EMortgageTransactionsCreate201Response;
    /** The request does not fit the contract, or the account has no features for mortgages. */
    400: EMortgageTransactionsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EMortgageTransactionsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EMortgageTransactionsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EMortgageTransactionsCreate404Response;
    /** The address exists, but not with this method. */
    405: EMortgageTransactionsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EMortgageTransactionsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EMortgageTransactionsCreate500Response;
}

/**
 * The error codes that `EMortgageTransactions_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EMortgageTransactionsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
