// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { LockInformation } from './schemas/lockInformation.js';
import type { LockRequest } from './schemas/lockRequest.js';

/**
 * Parameters in the path of `EnvelopeLocks_get`.
 */
export interface EnvelopeLocksGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The lock as it stands. */
export type EnvelopeLocksGet200Response = LockInformation;

/** The envelope is not locked, or the request does not fit the contract. */
export type EnvelopeLocksGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeLocksGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeLocksGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeLocksGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeLocksGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeLocksGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeLocksGet500Response = ErrorDetails;

/**
 * Read the lock of an envelope.
 *
 * Tells who holds the lock on an envelope, for what and until when. Only the owner of the lock
 * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
 * client that lost the token gets it back.
 *
 * `EnvelopeLocks_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * What it answers with, by status.
 */
export interface EnvelopeLocksGetResponses {
    /** The lock as it stands. */
    200: EnvelopeLocksGet200Response;
    /** The envelope is not locked, or the request does not fit the contract. */
    400: EnvelopeLocksGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeLocksGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeLocksGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeLocksGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeLocksGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeLocksGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeLocksGet500Response;
}

/**
 * The error codes that `EnvelopeLocks_get` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 */
export type EnvelopeLocksGetErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'ENVELOPE_DOES_NOT_EXIST';

/**
 * Parameters in the path of `EnvelopeLocks_create`.
 */
export interface EnvelopeLocksCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** How long and for what the envelope is to be locked. */
export type EnvelopeLocksCreateBody = LockRequest;

/** The envelope is locked; the token is in the answer. */
export type EnvelopeLocksCreate201Response = LockInformation;

/** The request does not fit the contract, or the envelope cannot be locked now. */
export type EnvelopeLocksCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeLocksCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeLocksCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeLocksCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeLocksCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeLocksCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeLocksCreate500Response = ErrorDetails;

/**
 * Lock an envelope.
 *
 * Takes the lock on an envelope for the calling user, so that nobody else changes the envelope
 * until the lock is given back or its time runs out. The answer holds the token that every
 * change must then carry in the `X-DocuSign-Edit` header.
 *
 * The envelope must be a draft, sent or delivered, and the user needs the right to lock
 * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
 *
 * `EnvelopeLocks_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * What it answers with, by status.
 */
export interface EnvelopeLocksCreateResponses {
    /** The envelope is locked; the token is in the answer. */
    201: EnvelopeLocksCreate201Response;
    /** The request does not fit the contract, or the envelope cannot be locked now. */
    400: EnvelopeLocksCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeLocksCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeLocksCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeLocksCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeLocksCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeLocksCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeLocksCreate500Response;
}

/**
 * The error codes that `EnvelopeLocks_create` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_ALREADY_LOCKED` (400): The envelope has a lock already, perhaps the caller's own. Wait until it is released or runs out.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope is neither a draft nor sent nor delivered, so it can be neither locked nor sent out again. Read its status before the call.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeLocksCreateErrorCode = 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeLocks_update`.
 */
export interface EnvelopeLocksUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeLocks_update`.
 */
export interface EnvelopeLocksUpdateHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** How long the lock is to last from now on. */
export type EnvelopeLocksUpdateBody = LockRequest;

/** The lock with its new end. */
export type EnvelopeLocksUpdate200Response = LockInformation;

/** The request does not fit the contract, or the caller does not hold the lock. */
export type EnvelopeLocksUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeLocksUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeLocksUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeLocksUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeLocksUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeLocksUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeLocksUpdate500Response = ErrorDetails;

/**
 * Extend the lock of an envelope.
 *
 * Sets how long the lock on an envelope lasts, counted from now, and under which application
 * name. Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
 *
 * `EnvelopeLocks_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * What it answers with, by status.
 */
export interface EnvelopeLocksUpdateResponses {
    /** The lock with its new end. */
    200: EnvelopeLocksUpdate200Response;
    /** The request does not fit the contract, or the caller does not hold the lock. */
    400: EnvelopeLocksUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeLocksUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeLocksUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeLocksUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeLocksUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeLocksUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeLocksUpdate500Response;
}

/**
 * The error codes that `EnvelopeLocks_update` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 */
export type EnvelopeLocksUpdateErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY';

/**
 * Parameters in the path of `EnvelopeLocks_delete`.
 */
export interface EnvelopeLocksDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `EnvelopeLocks_delete`.
 */
export interface EnvelopeLocksDeleteQueryParams {
    /**
     * Whether the changes made under the lock are kept. `false` throws away what stands on the
     * scratch copy.
     *
     * @example true
     */
    save_changes?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeLocks_delete`.
 */
export interface EnvelopeLocksDeleteHeader {
    /**
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The lock that was given back. */
export type EnvelopeLocksDelete200Response = LockInformation;

/** The envelope is not locked, the caller does not hold the lock, or a parameter is wrong. */
export type EnvelopeLocksDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeLocksDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeLocksDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeLocksDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeLocksDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeLocksDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeLocksDelete500Response = ErrorDetails;

/**
 * Unlock an envelope.
 *
 * Gives the lock on an envelope back, so that others can change the envelope again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which throws away what
 * stands on the scratch copy. The owner proves the right to do so with the token in the
 * `X-DocuSign-Edit` header.
 *
 * `EnvelopeLocks_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * What it answers with, by status.
 */
export interface EnvelopeLocksDeleteResponses {
    /** The lock that was given back. */
    200: EnvelopeLocksDelete200Response;
    /** The envelope is not locked, the caller does not hold the lock, or a parameter is wrong. */
    400: EnvelopeLocksDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeLocksDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeLocksDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeLocksDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeLocksDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeLocksDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeLocksDelete500Response;
}

/**
 * The error codes that `EnvelopeLocks_delete` is known to answer with.
 *
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 */
export type EnvelopeLocksDeleteErrorCode = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST';
