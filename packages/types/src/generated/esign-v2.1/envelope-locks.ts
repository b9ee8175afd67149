// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { LockInformation } from './schemas/lockInformation.js';
import type { LockRequest } from './schemas/lockRequest.js';

/**
 * Parameters in the path of `EnvelopeLocks_get`.
 */
export interface EnvelopeLocksGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example d95c2a71-3e84-4b06-9f1d-7a8e6c0b5243
     */
    envelopeId: string;
}

/** The current lock. */
export type EnvelopeLocksGet200Response = LockInformation;

/** The envelope is not locked, or the request is invalid. */
export type EnvelopeLocksGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeLocksGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeLocksGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeLocksGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeLocksGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeLocksGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeLocksGet500Response = ErrorDetails;

/**
 * Read the lock of an envelope.
 *
 * Returns the owner, purpose and expiry of the lock on an envelope. Only the owner of the lock
 * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
 * the token can get it this way.
 *
 * `EnvelopeLocks_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * The responses, by status.
 */
export interface EnvelopeLocksGetResponses {
    /** The current lock. */
    200: EnvelopeLocksGet200Response;
    /** The envelope is not locked, or the request is invalid. */
    400: EnvelopeLocksGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeLocksGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeLocksGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeLocksGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeLocksGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeLocksGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeLocksGet500Response;
}

/**
 * The error codes that `EnvelopeLocks_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeLocksGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeLocks_create`.
 */
export interface EnvelopeLocksCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The duration and purpose of the lock. */
export type EnvelopeLocksCreateBody = LockRequest;

/** The envelope was locked. The response contains the lock token. */
export type EnvelopeLocksCreate201Response = LockInformation;

/** The request is invalid, or the envelope cannot be locked in its current state. */
export type EnvelopeLocksCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeLocksCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeLocksCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeLocksCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeLocksCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeLocksCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeLocksCreate500Response = ErrorDetails;

/**
 * Lock an envelope.
 *
 * Locks an envelope for the calling user, so that no other user can change it until the lock is
 * released or expires. The response contains the token that every change must then send in the
 * `X-DocuSign-Edit` header.
 *
 * The envelope must be a draft, sent or delivered, and the user requires the right to lock
 * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
 *
 * `EnvelopeLocks_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * The responses, by status.
 */
export interface EnvelopeLocksCreateResponses {
    /** The envelope was locked. The response contains the lock token. */
    201: EnvelopeLocksCreate201Response;
    /** The request is invalid, or the envelope cannot be locked in its current state. */
    400: EnvelopeLocksCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeLocksCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeLocksCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeLocksCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeLocksCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeLocksCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeLocksCreate500Response;
}

/**
 * The error codes that `EnvelopeLocks_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_ENVELOPE_ALREADY_LOCKED` (400): The envelope is already locked, possibly by the caller. Wait until the lock is released or expires.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope does not have the status draft, sent or delivered, so it can be neither locked nor resent. Check its status before the request.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeLocksCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeLocks_update`.
 */
export interface EnvelopeLocksUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example d95c2a71-3e84-4b06-9f1d-7a8e6c0b5243
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeLocks_update`.
 */
export interface EnvelopeLocksUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new duration of the lock, counted from now. */
export type EnvelopeLocksUpdateBody = LockRequest;

/** The lock with its new expiry. */
export type EnvelopeLocksUpdate200Response = LockInformation;

/** The request is invalid, or the caller does not own the lock. */
export type EnvelopeLocksUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeLocksUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeLocksUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeLocksUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeLocksUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeLocksUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeLocksUpdate500Response = ErrorDetails;

/**
 * Extend the lock of an envelope.
 *
 * Sets the duration of the lock on an envelope, counted from now, and its application name. Only the
 * owner can change the lock. The request must contain the lock token in the `X-DocuSign-Edit`
 * header.
 *
 * `EnvelopeLocks_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * The responses, by status.
 */
export interface EnvelopeLocksUpdateResponses {
    /** The lock with its new expiry. */
    200: EnvelopeLocksUpdate200Response;
    /** The request is invalid, or the caller does not own the lock. */
    400: EnvelopeLocksUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeLocksUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeLocksUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeLocksUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeLocksUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeLocksUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeLocksUpdate500Response;
}

/**
 * The error codes that `EnvelopeLocks_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeLocksUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeLocks_delete`.
 */
export interface EnvelopeLocksDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example d95c2a71-3e84-4b06-9f1d-7a8e6c0b5243
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `EnvelopeLocks_delete`.
 */
export interface EnvelopeLocksDeleteQueryParams {
    /**
     * Specifies whether the changes made under the lock are saved. `false` discards the changes in the
     * working copy.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The released lock. */
export type EnvelopeLocksDelete200Response = LockInformation;

/** The envelope is not locked, the caller does not own the lock, or a parameter is invalid. */
export type EnvelopeLocksDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeLocksDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeLocksDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeLocksDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeLocksDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeLocksDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeLocksDelete500Response = ErrorDetails;

/**
 * Unlock an envelope.
 *
 * Releases the lock on an envelope, so that other users can change the envelope again. Changes that
 * were made under the lock are saved unless `save_changes` is `false`, which discards the changes in
 * the working copy. The request must contain the lock token in the `X-DocuSign-Edit` header.
 *
 * `EnvelopeLocks_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 *
 * The responses, by status.
 */
export interface EnvelopeLocksDeleteResponses {
    /** The released lock. */
    200: EnvelopeLocksDelete200Response;
    /** The envelope is not locked, the caller does not own the lock, or a parameter is invalid. */
    400: EnvelopeLocksDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeLocksDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeLocksDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeLocksDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeLocksDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeLocksDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeLocksDelete500Response;
}

/**
 * The error codes that `EnvelopeLocks_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_ENVELOPE_NOT_LOCKED` (400): The envelope or template is not locked, so its lock cannot be read, extended or released. Lock it first.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeLocksDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
