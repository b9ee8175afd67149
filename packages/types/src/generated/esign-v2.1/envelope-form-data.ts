// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeFormDataAnswer } from './schemas/envelopeFormData.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeFormData_get`.
 */
export interface EnvelopeFormDataGetParams {
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

/** The values entered so far. */
export type EnvelopeFormDataGet200Response = EnvelopeFormDataAnswer;

/** The envelope is a draft without a template or does not exist, or the caller cannot view its values. */
export type EnvelopeFormDataGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeFormDataGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeFormDataGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeFormDataGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeFormDataGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeFormDataGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeFormDataGet500Response = ErrorDetails;

/**
 * Read the form data of an envelope.
 *
 * Returns the values of the fields of an envelope: the values that the sender entered, those of each
 * recipient, and all of them in one array. The envelope must be in process, completed
 * or voided. A draft that was created from a template returns the values prefilled there. Other
 * drafts do not have form data.
 *
 * The sender and administrators of the account can read them.
 *
 * `EnvelopeFormData_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data`
 *
 * The responses, by status.
 */
export interface EnvelopeFormDataGetResponses {
    /** The values entered so far. */
    200: EnvelopeFormDataGet200Response;
    /** The envelope is a draft without a template or does not exist, or the caller cannot view its values. */
    400: EnvelopeFormDataGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeFormDataGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeFormDataGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeFormDataGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeFormDataGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeFormDataGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeFormDataGet500Response;
}

/**
 * The error codes that `EnvelopeFormData_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeFormDataGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
