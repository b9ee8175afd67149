// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EmailSettings } from './schemas/emailSettings.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeEmailSettings_get`.
 */
export interface EnvelopeEmailSettingsGetParams {
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

/** The settings of the envelope. */
export type EnvelopeEmailSettingsGet200Response = EmailSettings;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopeEmailSettingsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeEmailSettingsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeEmailSettingsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeEmailSettingsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeEmailSettingsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeEmailSettingsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeEmailSettingsGet500Response = ErrorDetails;

/**
 * Read the e-mail settings of an envelope.
 *
 * Tells what an envelope has set for its own e-mails: where answers go and who gets a blind copy.
 * Where it has set nothing, the settings of the account count.
 *
 * `EnvelopeEmailSettings_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * What it answers with, by status.
 */
export interface EnvelopeEmailSettingsGetResponses {
    /** The settings of the envelope. */
    200: EnvelopeEmailSettingsGet200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopeEmailSettingsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeEmailSettingsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeEmailSettingsGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeEmailSettingsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeEmailSettingsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeEmailSettingsGet500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_get` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeEmailSettingsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeEmailSettings_create`.
 */
export interface EnvelopeEmailSettingsCreateParams {
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
 * Headers of `EnvelopeEmailSettings_create`.
 */
export interface EnvelopeEmailSettingsCreateHeader {
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

/** Where answers go, and who gets a blind copy. */
export type EnvelopeEmailSettingsCreateBody = EmailSettings;

/** The settings as they were added. */
export type EnvelopeEmailSettingsCreate201Response = EmailSettings;

/**
 * The request does not fit the contract, the account allows no blind copies, or the envelope is
 * finished or locked.
 */
export type EnvelopeEmailSettingsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeEmailSettingsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeEmailSettingsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeEmailSettingsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeEmailSettingsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeEmailSettingsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeEmailSettingsCreate500Response = ErrorDetails;

/**
 * Add e-mail settings to an envelope.
 *
 * Says where answers to the e-mails of one envelope go and who gets a blind copy of them, instead of
 * what the account has set. Blind copies must be switched on for the account.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * What it answers with, by status.
 */
export interface EnvelopeEmailSettingsCreateResponses {
    /** The settings as they were added. */
    201: EnvelopeEmailSettingsCreate201Response;
    /**
     * The request does not fit the contract, the account allows no blind copies, or the envelope is
     * finished or locked.
     */
    400: EnvelopeEmailSettingsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeEmailSettingsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeEmailSettingsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeEmailSettingsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeEmailSettingsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeEmailSettingsCreate500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeEmailSettingsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeEmailSettings_update`.
 */
export interface EnvelopeEmailSettingsUpdateParams {
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
 * Headers of `EnvelopeEmailSettings_update`.
 */
export interface EnvelopeEmailSettingsUpdateHeader {
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

/** The settings that are to be different. */
export type EnvelopeEmailSettingsUpdateBody = EmailSettings;

/** The settings as they are now. */
export type EnvelopeEmailSettingsUpdate200Response = EmailSettings;

/**
 * The request does not fit the contract, the account allows no blind copies, or the envelope is
 * finished or locked.
 */
export type EnvelopeEmailSettingsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeEmailSettingsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeEmailSettingsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeEmailSettingsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeEmailSettingsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeEmailSettingsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeEmailSettingsUpdate500Response = ErrorDetails;

/**
 * Change the e-mail settings of an envelope.
 *
 * Changes where answers to the e-mails of one envelope go and who gets a blind copy of them. A field
 * that is left out stays as it is. Blind copies must be switched on for the account.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * What it answers with, by status.
 */
export interface EnvelopeEmailSettingsUpdateResponses {
    /** The settings as they are now. */
    200: EnvelopeEmailSettingsUpdate200Response;
    /**
     * The request does not fit the contract, the account allows no blind copies, or the envelope is
     * finished or locked.
     */
    400: EnvelopeEmailSettingsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeEmailSettingsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeEmailSettingsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeEmailSettingsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeEmailSettingsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeEmailSettingsUpdate500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeEmailSettingsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeEmailSettings_delete`.
 */
export interface EnvelopeEmailSettingsDeleteParams {
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
 * Headers of `EnvelopeEmailSettings_delete`.
 */
export interface EnvelopeEmailSettingsDeleteHeader {
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

/** The settings that were deleted. */
export type EnvelopeEmailSettingsDelete200Response = EmailSettings;

/** There is no such envelope for the caller, or the envelope is finished or locked. */
export type EnvelopeEmailSettingsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeEmailSettingsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeEmailSettingsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeEmailSettingsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeEmailSettingsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeEmailSettingsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeEmailSettingsDelete500Response = ErrorDetails;

/**
 * Delete the e-mail settings of an envelope.
 *
 * Deletes what an envelope has set for its own e-mails, so that the settings of the account count
 * again. The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * What it answers with, by status.
 */
export interface EnvelopeEmailSettingsDeleteResponses {
    /** The settings that were deleted. */
    200: EnvelopeEmailSettingsDelete200Response;
    /** There is no such envelope for the caller, or the envelope is finished or locked. */
    400: EnvelopeEmailSettingsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeEmailSettingsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeEmailSettingsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeEmailSettingsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeEmailSettingsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeEmailSettingsDelete500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeEmailSettingsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'USER_NOT_ENVELOPE_SENDER';
