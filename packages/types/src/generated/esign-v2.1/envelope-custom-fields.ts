// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './schemas/customFields.js';
import type { CustomFieldsEnvelope } from './schemas/customFieldsEnvelope.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeCustomFields_list`.
 */
export interface EnvelopeCustomFieldsListParams {
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

/** The fields of the envelope. */
export type EnvelopeCustomFieldsList200Response = CustomFieldsEnvelope;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeCustomFieldsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeCustomFieldsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeCustomFieldsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeCustomFieldsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeCustomFieldsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeCustomFieldsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeCustomFieldsList500Response = ErrorDetails;

/**
 * List the custom fields of an envelope.
 *
 * Returns the custom fields (metadata) of an envelope: the text fields and the list fields, with the
 * IDs that are required to change them. The sender, the recipients and administrators of the account
 * can read them.
 *
 * `EnvelopeCustomFields_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * The responses, by status.
 */
export interface EnvelopeCustomFieldsListResponses {
    /** The fields of the envelope. */
    200: EnvelopeCustomFieldsList200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeCustomFieldsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeCustomFieldsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeCustomFieldsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeCustomFieldsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeCustomFieldsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeCustomFieldsList500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeCustomFieldsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeCustomFields_create`.
 */
export interface EnvelopeCustomFieldsCreateParams {
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
 * Headers of `EnvelopeCustomFields_create`.
 */
export interface EnvelopeCustomFieldsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to add. */
export type EnvelopeCustomFieldsCreateBody = CustomFields;

/** The added fields. */
export type EnvelopeCustomFieldsCreate201Response = CustomFields;

/** The request is invalid, a name is already in use, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeCustomFieldsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeCustomFieldsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeCustomFieldsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeCustomFieldsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeCustomFieldsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeCustomFieldsCreate500Response = ErrorDetails;

/**
 * Add custom fields to an envelope.
 *
 * Adds custom fields (metadata) to an envelope that is a draft or in process. Field names must be
 * unique in an envelope. Names and values can have up to 100 characters. Each field is returned with
 * its ID and its result. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * The responses, by status.
 */
export interface EnvelopeCustomFieldsCreateResponses {
    /** The added fields. */
    201: EnvelopeCustomFieldsCreate201Response;
    /** The request is invalid, a name is already in use, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeCustomFieldsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeCustomFieldsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeCustomFieldsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeCustomFieldsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeCustomFieldsCreate500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeCustomFieldsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeCustomFields_update`.
 */
export interface EnvelopeCustomFieldsUpdateParams {
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
 * Headers of `EnvelopeCustomFields_update`.
 */
export interface EnvelopeCustomFieldsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to change, each with its ID. */
export type EnvelopeCustomFieldsUpdateBody = CustomFields;

/** The updated fields. */
export type EnvelopeCustomFieldsUpdate200Response = CustomFields;

/** The request is invalid, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeCustomFieldsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeCustomFieldsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeCustomFieldsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeCustomFieldsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeCustomFieldsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeCustomFieldsUpdate500Response = ErrorDetails;

/**
 * Change custom fields of an envelope.
 *
 * Changes custom fields (metadata) of an envelope that is a draft or in process. A field is
 * identified by its `fieldId`. Omitted properties and omitted fields are not changed. Each field is
 * returned with its result. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * The responses, by status.
 */
export interface EnvelopeCustomFieldsUpdateResponses {
    /** The updated fields. */
    200: EnvelopeCustomFieldsUpdate200Response;
    /** The request is invalid, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeCustomFieldsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeCustomFieldsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeCustomFieldsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeCustomFieldsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeCustomFieldsUpdate500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeCustomFieldsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeCustomFields_delete`.
 */
export interface EnvelopeCustomFieldsDeleteParams {
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
 * Headers of `EnvelopeCustomFields_delete`.
 */
export interface EnvelopeCustomFieldsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to delete, each with its ID. */
export type EnvelopeCustomFieldsDeleteBody = CustomFields;

/** The deleted fields. */
export type EnvelopeCustomFieldsDelete200Response = CustomFields;

/** The request is invalid, or the envelope is finished or locked. */
export type EnvelopeCustomFieldsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeCustomFieldsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeCustomFieldsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeCustomFieldsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeCustomFieldsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeCustomFieldsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeCustomFieldsDelete500Response = ErrorDetails;

/**
 * Delete custom fields of an envelope.
 *
 * Deletes custom fields (metadata) from an envelope that is a draft or in process. The request body
 * identifies the fields by their `fieldId`. Other fields are kept. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeCustomFields_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields`
 *
 * The responses, by status.
 */
export interface EnvelopeCustomFieldsDeleteResponses {
    /** The deleted fields. */
    200: EnvelopeCustomFieldsDelete200Response;
    /** The request is invalid, or the envelope is finished or locked. */
    400: EnvelopeCustomFieldsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeCustomFieldsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeCustomFieldsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeCustomFieldsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeCustomFieldsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeCustomFieldsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeCustomFieldsDelete500Response;
}

/**
 * The error codes that `EnvelopeCustomFields_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeCustomFieldsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
