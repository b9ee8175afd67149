// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NotaryJurisdiction } from './schemas/notaryJurisdiction.js';
import type { NotaryJurisdictionList } from './schemas/notaryJurisdictionList.js';

/** The jurisdictions of the notary. */
export type NotaryJurisdictionGetNotaryJurisdictions200Response = NotaryJurisdictionList;

/** The caller is not a notary. */
export type NotaryJurisdictionGetNotaryJurisdictions400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJurisdictionGetNotaryJurisdictions401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJurisdictionGetNotaryJurisdictions403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJurisdictionGetNotaryJurisdictions404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJurisdictionGetNotaryJurisdictions405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJurisdictionGetNotaryJurisdictions429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJurisdictionGetNotaryJurisdictions500Response = ErrorDetails;

/**
 * List the jurisdictions of the calling notary.
 *
 * Returns the jurisdictions in which the calling user is registered as a notary, each with the
 * commission and the legal requirements for the seal. All jurisdictions are returned in one
 * response, which the paging fields describe.
 *
 * `NotaryJurisdiction_getNotaryJurisdictions`, `GET /v2.1/current_user/notary/jurisdictions`
 *
 * The responses, by status.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionsResponses {
    /** The jurisdictions of the notary. */
    200: NotaryJurisdictionGetNotaryJurisdictions200Response;
    /** The caller is not a notary. */
    400: NotaryJurisdictionGetNotaryJurisdictions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJurisdictionGetNotaryJurisdictions401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJurisdictionGetNotaryJurisdictions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJurisdictionGetNotaryJurisdictions404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJurisdictionGetNotaryJurisdictions405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJurisdictionGetNotaryJurisdictions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJurisdictionGetNotaryJurisdictions500Response;
}

/**
 * The error codes that `NotaryJurisdiction_getNotaryJurisdictions` can return.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJurisdictionGetNotaryJurisdictionsErrorCode = 'USER_LACKS_PERMISSIONS';

/** The registration to create. */
export type NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;

/** The created registration. */
export type NotaryJurisdictionCreateNotaryJurisdictions201Response = NotaryJurisdiction;

/** The caller is not a notary, or the request body is invalid. */
export type NotaryJurisdictionCreateNotaryJurisdictions400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJurisdictionCreateNotaryJurisdictions401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJurisdictionCreateNotaryJurisdictions403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJurisdictionCreateNotaryJurisdictions404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJurisdictionCreateNotaryJurisdictions405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJurisdictionCreateNotaryJurisdictions429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJurisdictionCreateNotaryJurisdictions500Response = ErrorDetails;

/**
 * Add a jurisdiction to the calling notary.
 *
 * Registers the calling user as a notary in one more jurisdiction. The request body contains the ID
 * of the jurisdiction, the name and number of the commission, and its end date. Despite its name,
 * the operation creates one jurisdiction at a time.
 *
 * `NotaryJurisdiction_createNotaryJurisdictions`, `POST /v2.1/current_user/notary/jurisdictions`
 *
 * The responses, by status.
 */
export interface NotaryJurisdictionCreateNotaryJurisdictionsResponses {
    /** The created registration. */
    201: NotaryJurisdictionCreateNotaryJurisdictions201Response;
    /** The caller is not a notary, or the request body is invalid. */
    400: NotaryJurisdictionCreateNotaryJurisdictions400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJurisdictionCreateNotaryJurisdictions401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJurisdictionCreateNotaryJurisdictions403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJurisdictionCreateNotaryJurisdictions404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJurisdictionCreateNotaryJurisdictions405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJurisdictionCreateNotaryJurisdictions429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJurisdictionCreateNotaryJurisdictions500Response;
}

/**
 * The error codes that `NotaryJurisdiction_createNotaryJurisdictions` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJurisdictionCreateNotaryJurisdictionsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_getNotaryJurisdiction`.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionParams {
    /**
     * The ID of the jurisdiction, as assigned by the service.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The registration in the jurisdiction. */
export type NotaryJurisdictionGetNotaryJurisdiction200Response = NotaryJurisdiction;

/** The caller is not a notary. */
export type NotaryJurisdictionGetNotaryJurisdiction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJurisdictionGetNotaryJurisdiction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJurisdictionGetNotaryJurisdiction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJurisdictionGetNotaryJurisdiction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJurisdictionGetNotaryJurisdiction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJurisdictionGetNotaryJurisdiction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJurisdictionGetNotaryJurisdiction500Response = ErrorDetails;

/**
 * Read the registration of the calling notary in a jurisdiction.
 *
 * Returns the registration of the calling notary in one jurisdiction: the name and number of the
 * commission, its end date, and the legal requirements for the seal.
 *
 * `NotaryJurisdiction_getNotaryJurisdiction`, `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * The responses, by status.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionResponses {
    /** The registration in the jurisdiction. */
    200: NotaryJurisdictionGetNotaryJurisdiction200Response;
    /** The caller is not a notary. */
    400: NotaryJurisdictionGetNotaryJurisdiction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJurisdictionGetNotaryJurisdiction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJurisdictionGetNotaryJurisdiction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJurisdictionGetNotaryJurisdiction404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJurisdictionGetNotaryJurisdiction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJurisdictionGetNotaryJurisdiction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJurisdictionGetNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_getNotaryJurisdiction` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJurisdictionGetNotaryJurisdictionErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_updateNotaryJurisdiction`.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionParams {
    /**
     * The ID of the jurisdiction, as assigned by the service.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The fields to change. */
export type NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;

/** The updated registration. */
export type NotaryJurisdictionUpdateNotaryJurisdiction200Response = NotaryJurisdiction;

/** The caller is not a notary, or the request body is invalid. */
export type NotaryJurisdictionUpdateNotaryJurisdiction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJurisdictionUpdateNotaryJurisdiction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJurisdictionUpdateNotaryJurisdiction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJurisdictionUpdateNotaryJurisdiction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJurisdictionUpdateNotaryJurisdiction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJurisdictionUpdateNotaryJurisdiction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJurisdictionUpdateNotaryJurisdiction500Response = ErrorDetails;

/**
 * Change the registration of the calling notary in a jurisdiction.
 *
 * Changes the registration of the calling notary in the jurisdiction in the path, for example after
 * the commission was renewed. Omitted fields are not changed.
 *
 * `NotaryJurisdiction_updateNotaryJurisdiction`, `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * The responses, by status.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionResponses {
    /** The updated registration. */
    200: NotaryJurisdictionUpdateNotaryJurisdiction200Response;
    /** The caller is not a notary, or the request body is invalid. */
    400: NotaryJurisdictionUpdateNotaryJurisdiction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJurisdictionUpdateNotaryJurisdiction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJurisdictionUpdateNotaryJurisdiction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJurisdictionUpdateNotaryJurisdiction404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJurisdictionUpdateNotaryJurisdiction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJurisdictionUpdateNotaryJurisdiction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJurisdictionUpdateNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_updateNotaryJurisdiction` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJurisdictionUpdateNotaryJurisdictionErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_deleteNotaryJurisdiction`.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionParams {
    /**
     * The ID of the jurisdiction, as assigned by the service.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The registration was removed. The response has no body. */
export type NotaryJurisdictionDeleteNotaryJurisdiction200Response = undefined;

/** The caller is not a notary. */
export type NotaryJurisdictionDeleteNotaryJurisdiction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type NotaryJurisdictionDeleteNotaryJurisdiction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type NotaryJurisdictionDeleteNotaryJurisdiction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type NotaryJurisdictionDeleteNotaryJurisdiction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type NotaryJurisdictionDeleteNotaryJurisdiction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type NotaryJurisdictionDeleteNotaryJurisdiction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NotaryJurisdictionDeleteNotaryJurisdiction500Response = ErrorDetails;

/**
 * Remove a jurisdiction from the calling notary.
 *
 * Ends the registration of the calling user as a notary in one jurisdiction. The user remains a
 * notary in the others, and the entries in the journal are kept.
 *
 * `NotaryJurisdiction_deleteNotaryJurisdiction`, `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * The responses, by status.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionResponses {
    /** The registration was removed. The response has no body. */
    200: NotaryJurisdictionDeleteNotaryJurisdiction200Response;
    /** The caller is not a notary. */
    400: NotaryJurisdictionDeleteNotaryJurisdiction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NotaryJurisdictionDeleteNotaryJurisdiction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: NotaryJurisdictionDeleteNotaryJurisdiction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NotaryJurisdictionDeleteNotaryJurisdiction404Response;
    /** The path exists, but does not support this method. */
    405: NotaryJurisdictionDeleteNotaryJurisdiction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: NotaryJurisdictionDeleteNotaryJurisdiction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NotaryJurisdictionDeleteNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_deleteNotaryJurisdiction` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type NotaryJurisdictionDeleteNotaryJurisdictionErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
