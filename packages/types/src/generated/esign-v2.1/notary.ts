// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Notary } from './schemas/notary.js';
import type { NotaryResultAnswer } from './schemas/notaryResult.js';

/**
 * Parameters in the query of `Notary_getNotary`.
 */
export interface NotaryGetNotaryQueryParams {
    /**
     * Specifies whether the response includes the jurisdictions of the notary.
     *
     * @example true
     */
    include_jurisdictions?: ("true" | "false") | undefined;
}

/** The registration of the calling user. */
export type NotaryGetNotary200Response = NotaryResultAnswer;

/** The caller is not a notary, or a parameter is invalid. */
export type NotaryGetNotary400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryGetNotary401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryGetNotary403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryGetNotary404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryGetNotary405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryGetNotary429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryGetNotary500Response = ErrorDetails;

/**
 * Read the calling user's registration as a notary.
 *
 * Returns whether and since when the calling user is registered as a notary. With
 * `include_jurisdictions`, the response also contains the jurisdictions of the registration.
 *
 * `Notary_getNotary`, `GET /v2.1/current_user/notary`
 *
 * The responses, by status.
 */
export interface NotaryGetNotaryResponses {
    /** The registration of the calling user. */
    200: NotaryGetNotary200Response;
    /** The caller is not a notary, or a parameter is invalid. */
    400: NotaryGetNotary400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryGetNotary401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryGetNotary403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryGetNotary404Response;
    /** The path exists, but does not support this method. */
    405: NotaryGetNotary405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryGetNotary429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryGetNotary500Response;
}

/**
 * The error codes that `Notary_getNotary` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryGetNotaryErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/** The registration to create. */
export type NotaryCreateNotaryBody = Notary;

/** The created registration. */
export type NotaryCreateNotary201Response = Notary;

/** The account does not support notaries, or the request body is invalid. */
export type NotaryCreateNotary400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryCreateNotary401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryCreateNotary403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryCreateNotary404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryCreateNotary405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryCreateNotary429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryCreateNotary500Response = ErrorDetails;

/**
 * Register the calling user as a notary.
 *
 * Registers the calling user as a notary. Before the user can act as a notary, a jurisdiction must
 * be added. The account must have the notary feature. A user has one registration: a further call
 * changes it as `Notary_updateNotary` does, and its jurisdictions are kept.
 *
 * `Notary_createNotary`, `POST /v2.1/current_user/notary`
 *
 * The responses, by status.
 */
export interface NotaryCreateNotaryResponses {
    /** The created registration. */
    201: NotaryCreateNotary201Response;
    /** The account does not support notaries, or the request body is invalid. */
    400: NotaryCreateNotary400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryCreateNotary401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryCreateNotary403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryCreateNotary404Response;
    /** The path exists, but does not support this method. */
    405: NotaryCreateNotary405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryCreateNotary429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryCreateNotary500Response;
}

/**
 * The error codes that `Notary_createNotary` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryCreateNotaryErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/** The fields to change. */
export type NotaryUpdateNotaryBody = Notary;

/** The updated registration. */
export type NotaryUpdateNotary200Response = Notary;

/** The caller is not a notary, or the request body is invalid. */
export type NotaryUpdateNotary400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryUpdateNotary401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryUpdateNotary403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryUpdateNotary404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryUpdateNotary405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryUpdateNotary429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryUpdateNotary500Response = ErrorDetails;

/**
 * Change the calling user's registration as a notary.
 *
 * Changes whether the calling user currently acts as a notary and is visible to senders. Omitted
 * fields are not changed. The jurisdictions have separate operations.
 *
 * `Notary_updateNotary`, `PUT /v2.1/current_user/notary`
 *
 * The responses, by status.
 */
export interface NotaryUpdateNotaryResponses {
    /** The updated registration. */
    200: NotaryUpdateNotary200Response;
    /** The caller is not a notary, or the request body is invalid. */
    400: NotaryUpdateNotary400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryUpdateNotary401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryUpdateNotary403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryUpdateNotary404Response;
    /** The path exists, but does not support this method. */
    405: NotaryUpdateNotary405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryUpdateNotary429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryUpdateNotary500Response;
}

/**
 * The error codes that `Notary_updateNotary` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryUpdateNotaryErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Notary_getNotaryJurisdictionSeal`.
 */
export interface NotaryGetNotaryJurisdictionSealParams {
    /**
     * The ID of the jurisdiction, as assigned by the service.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The image. */
export type NotaryGetNotaryJurisdictionSeal200Response = Blob;

/** The request is invalid. */
export type NotaryGetNotaryJurisdictionSeal400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryGetNotaryJurisdictionSeal401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryGetNotaryJurisdictionSeal403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryGetNotaryJurisdictionSeal404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryGetNotaryJurisdictionSeal405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryGetNotaryJurisdictionSeal429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryGetNotaryJurisdictionSeal500Response = ErrorDetails;

/**
 * Download the seal of a notary.
 *
 * Returns the image of the seal of the caller in one jurisdiction.
 *
 * `Notary_getNotaryJurisdictionSeal`, `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}/seal`
 *
 * The responses, by status.
 */
export interface NotaryGetNotaryJurisdictionSealResponses {
    /** The image. */
    200: NotaryGetNotaryJurisdictionSeal200Response;
    /** The request is invalid. */
    400: NotaryGetNotaryJurisdictionSeal400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryGetNotaryJurisdictionSeal401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryGetNotaryJurisdictionSeal403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryGetNotaryJurisdictionSeal404Response;
    /** The path exists, but does not support this method. */
    405: NotaryGetNotaryJurisdictionSeal405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryGetNotaryJurisdictionSeal429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryGetNotaryJurisdictionSeal500Response;
}

/**
 * The error codes that `Notary_getNotaryJurisdictionSeal` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type NotaryGetNotaryJurisdictionSealErrorCode = 'RESOURCE_NOT_FOUND';
