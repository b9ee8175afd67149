// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Notary } from './schemas/notary.js';
import type { NotaryResult } from './schemas/notaryResult.js';

/**
 * Parameters in the query of `Notary_getNotary`.
 */
export interface NotaryGetNotaryQueryParams {
    /**
     * Whether the answer also lists the jurisdictions of the notary.
     *
     * @example true
     */
    include_jurisdictions?: ("true" | "false") | undefined;
}

/** The registration of the calling user. */
export type NotaryGetNotary200Response = NotaryResult;

/** The caller is no notary, or a parameter is wrong. */
export type NotaryGetNotary400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryGetNotary401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryGetNotary403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryGetNotary404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryGetNotary405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryGetNotary429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryGetNotary500Response = ErrorDetails;

/**
 * Read the calling user's registration as a notary.
 *
 * Tells whether and since when the calling user is registered as a notary. With
 * `include_jurisdictions` the answer also lists the jurisdictions in which that is so.
 *
 * `Notary_getNotary`, `GET /v2.1/current_user/notary`
 *
 * What it answers with, by status.
 */
export interface NotaryGetNotaryResponses {
    /** The registration of the calling user. */
    200: NotaryGetNotary200Response;
    /** The caller is no notary, or a parameter is wrong. */
    400: NotaryGetNotary400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryGetNotary401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryGetNotary403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryGetNotary404Response;
    /** The address exists, but not with this method. */
    405: NotaryGetNotary405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryGetNotary429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryGetNotary500Response;
}

/**
 * The error codes that `Notary_getNotary` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryGetNotaryErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/** The registration to make. */
export type NotaryCreateNotaryBody = Notary;

/** The registration as it was made. */
export type NotaryCreateNotary201Response = Notary;

/** The account has no notaries, or the body does not fit the contract. */
export type NotaryCreateNotary400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryCreateNotary401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryCreateNotary403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryCreateNotary404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryCreateNotary405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryCreateNotary429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryCreateNotary500Response = ErrorDetails;

/**
 * Register the calling user as a notary.
 *
 * Registers the calling user as a notary. Before the user can act as one, a jurisdiction must be
 * added. The account must have notaries among its features, and a user is registered once only.
 *
 * `Notary_createNotary`, `POST /v2.1/current_user/notary`
 *
 * What it answers with, by status.
 */
export interface NotaryCreateNotaryResponses {
    /** The registration as it was made. */
    201: NotaryCreateNotary201Response;
    /** The account has no notaries, or the body does not fit the contract. */
    400: NotaryCreateNotary400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryCreateNotary401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryCreateNotary403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryCreateNotary404Response;
    /** The address exists, but not with this method. */
    405: NotaryCreateNotary405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryCreateNotary429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryCreateNotary500Response;
}

/**
 * The error codes that `Notary_createNotary` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryCreateNotaryErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/** What is to be different. */
export type NotaryUpdateNotaryBody = Notary;

/** The registration as it is now. */
export type NotaryUpdateNotary200Response = Notary;

/** The caller is no notary, or the body does not fit the contract. */
export type NotaryUpdateNotary400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryUpdateNotary401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryUpdateNotary403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryUpdateNotary404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryUpdateNotary405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryUpdateNotary429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryUpdateNotary500Response = ErrorDetails;

/**
 * Change the calling user's registration as a notary.
 *
 * Changes whether the calling user acts as a notary at present and can be found by senders. Fields
 * that are left out stay as they are. The jurisdictions have operations of their own.
 *
 * `Notary_updateNotary`, `PUT /v2.1/current_user/notary`
 *
 * What it answers with, by status.
 */
export interface NotaryUpdateNotaryResponses {
    /** The registration as it is now. */
    200: NotaryUpdateNotary200Response;
    /** The caller is no notary, or the body does not fit the contract. */
    400: NotaryUpdateNotary400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryUpdateNotary401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryUpdateNotary403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryUpdateNotary404Response;
    /** The address exists, but not with this method. */
    405: NotaryUpdateNotary405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryUpdateNotary429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryUpdateNotary500Response;
}

/**
 * The error codes that `Notary_updateNotary` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryUpdateNotaryErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
