// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeFormData } from './schemas/envelopeFormData.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeFormData_get`.
 */
export interface EnvelopeFormDataGetParams {
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

/** The values that were filled in so far. */
export type EnvelopeFormDataGet200Response = EnvelopeFormData;

/** The envelope is a draft, is not there, or the caller may not see its values. */
export type EnvelopeFormDataGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeFormDataGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeFormDataGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeFormDataGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeFormDataGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeFormDataGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeFormDataGet500Response = ErrorDetails;

/**
 * Read what was filled in on an envelope.
 *
 * Gives the values of the fields of an envelope: those that the sender filled in, those of each
 * recipient, and all of them in one list. The envelope must be in process, completed or voided; a
 * draft has no form data.
 *
 * The sender and administrators of the account may read them.
 *
 * `EnvelopeFormData_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data`
 *
 * What it answers with, by status.
 */
export interface EnvelopeFormDataGetResponses {
    /** The values that were filled in so far. */
    200: EnvelopeFormDataGet200Response;
    /** The envelope is a draft, is not there, or the caller may not see its values. */
    400: EnvelopeFormDataGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeFormDataGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeFormDataGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeFormDataGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeFormDataGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeFormDataGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeFormDataGet500Response;
}

/**
 * The error codes that `EnvelopeFormData_get` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeFormDataGetErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
