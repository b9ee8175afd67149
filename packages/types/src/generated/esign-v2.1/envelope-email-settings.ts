// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EmailSettings } from './schemas/emailSettings.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeEmailSettings_get`.
 */
export interface EnvelopeEmailSettingsGetParams {
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

/** The settings of the envelope. */
export type EnvelopeEmailSettingsGet200Response = EmailSettings;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeEmailSettingsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeEmailSettingsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeEmailSettingsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeEmailSettingsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeEmailSettingsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeEmailSettingsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeEmailSettingsGet500Response = ErrorDetails;

/**
 * Read the e-mail settings of an envelope.
 *
 * Returns the e-mail settings of an envelope: the reply-to address and the addresses that receive
 * blind copies. If the envelope does not have its own settings, the settings of the account apply.
 *
 * `EnvelopeEmailSettings_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * The responses, by status.
 */
export interface EnvelopeEmailSettingsGetResponses {
    /** The settings of the envelope. */
    200: EnvelopeEmailSettingsGet200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeEmailSettingsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeEmailSettingsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeEmailSettingsGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeEmailSettingsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeEmailSettingsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeEmailSettingsGet500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeEmailSettingsGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeEmailSettings_create`.
 */
export interface EnvelopeEmailSettingsCreateParams {
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

/**
 * Headers of `EnvelopeEmailSettings_create`.
 */
export interface EnvelopeEmailSettingsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The reply-to address and the blind copy addresses. */
export type EnvelopeEmailSettingsCreateBody = EmailSettings;

/** The added settings. */
export type EnvelopeEmailSettingsCreate201Response = EmailSettings;

/**
 * The request is invalid, the account does not allow blind copies, or the envelope is finished
 * or locked.
 */
export type EnvelopeEmailSettingsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeEmailSettingsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeEmailSettingsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeEmailSettingsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeEmailSettingsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeEmailSettingsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeEmailSettingsCreate500Response = ErrorDetails;

/**
 * Add e-mail settings to an envelope.
 *
 * Sets the reply-to address for the e-mails of one envelope and the addresses that receive blind
 * copies of them, instead of the settings of the account. Blind copies must be enabled for the
 * account.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * The responses, by status.
 */
export interface EnvelopeEmailSettingsCreateResponses {
    /** The added settings. */
    201: EnvelopeEmailSettingsCreate201Response;
    /**
     * The request is invalid, the account does not allow blind copies, or the envelope is finished
     * or locked.
     */
    400: EnvelopeEmailSettingsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeEmailSettingsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeEmailSettingsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeEmailSettingsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeEmailSettingsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeEmailSettingsCreate500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeEmailSettingsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeEmailSettings_update`.
 */
export interface EnvelopeEmailSettingsUpdateParams {
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

/**
 * Headers of `EnvelopeEmailSettings_update`.
 */
export interface EnvelopeEmailSettingsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The settings to change. */
export type EnvelopeEmailSettingsUpdateBody = EmailSettings;

/** The updated settings. */
export type EnvelopeEmailSettingsUpdate200Response = EmailSettings;

/**
 * The request is invalid, the account does not allow blind copies, or the envelope is finished
 * or locked.
 */
export type EnvelopeEmailSettingsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeEmailSettingsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeEmailSettingsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeEmailSettingsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeEmailSettingsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeEmailSettingsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeEmailSettingsUpdate500Response = ErrorDetails;

/**
 * Change the e-mail settings of an envelope.
 *
 * Changes the reply-to address for the e-mails of one envelope and the addresses that receive blind
 * copies of them. Omitted fields are not changed. Blind copies must be enabled for the account.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * The responses, by status.
 */
export interface EnvelopeEmailSettingsUpdateResponses {
    /** The updated settings. */
    200: EnvelopeEmailSettingsUpdate200Response;
    /**
     * The request is invalid, the account does not allow blind copies, or the envelope is finished
     * or locked.
     */
    400: EnvelopeEmailSettingsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeEmailSettingsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeEmailSettingsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeEmailSettingsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeEmailSettingsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeEmailSettingsUpdate500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeEmailSettingsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeEmailSettings_delete`.
 */
export interface EnvelopeEmailSettingsDeleteParams {
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

/**
 * Headers of `EnvelopeEmailSettings_delete`.
 */
export interface EnvelopeEmailSettingsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The deleted settings. */
export type EnvelopeEmailSettingsDelete200Response = EmailSettings;

/** The envelope does not exist or the caller cannot access it, or it is finished or locked. */
export type EnvelopeEmailSettingsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeEmailSettingsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeEmailSettingsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeEmailSettingsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeEmailSettingsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeEmailSettingsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeEmailSettingsDelete500Response = ErrorDetails;

/**
 * Delete the e-mail settings of an envelope.
 *
 * Deletes the e-mail settings of an envelope, so that the settings of the account apply again. The
 * envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeEmailSettings_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings`
 *
 * The responses, by status.
 */
export interface EnvelopeEmailSettingsDeleteResponses {
    /** The deleted settings. */
    200: EnvelopeEmailSettingsDelete200Response;
    /** The envelope does not exist or the caller cannot access it, or it is finished or locked. */
    400: EnvelopeEmailSettingsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeEmailSettingsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeEmailSettingsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeEmailSettingsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeEmailSettingsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeEmailSettingsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeEmailSettingsDelete500Response;
}

/**
 * The error codes that `EnvelopeEmailSettings_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeEmailSettingsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
