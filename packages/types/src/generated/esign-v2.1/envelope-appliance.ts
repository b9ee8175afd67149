// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayApplianceInfo } from './schemas/displayApplianceInfo.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `EnvelopeAppliance_getApplianceInfo`.
 */
export interface EnvelopeApplianceGetApplianceInfoParams {
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

/** The data that the page displays. */
export type EnvelopeApplianceGetApplianceInfo200Response = DisplayApplianceInfo;

/** The request is invalid. */
export type EnvelopeApplianceGetApplianceInfo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeApplianceGetApplianceInfo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeApplianceGetApplianceInfo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeApplianceGetApplianceInfo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeApplianceGetApplianceInfo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeApplianceGetApplianceInfo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeApplianceGetApplianceInfo500Response = ErrorDetails;

/**
 * Read what a signing page displays.
 *
 * Returns the documents with their pages, the recipients and the settings with which a signing
 * page displays an envelope.
 *
 * `EnvelopeAppliance_getApplianceInfo`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/display_appliance_info`
 *
 * The responses, by status.
 */
export interface EnvelopeApplianceGetApplianceInfoResponses {
    /** The data that the page displays. */
    200: EnvelopeApplianceGetApplianceInfo200Response;
    /** The request is invalid. */
    400: EnvelopeApplianceGetApplianceInfo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeApplianceGetApplianceInfo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeApplianceGetApplianceInfo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeApplianceGetApplianceInfo404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeApplianceGetApplianceInfo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeApplianceGetApplianceInfo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeApplianceGetApplianceInfo500Response;
}

/**
 * The error codes that `EnvelopeAppliance_getApplianceInfo` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeApplianceGetApplianceInfoErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
