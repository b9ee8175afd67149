// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { NotaryJurisdiction } from './schemas/notaryJurisdiction.js';
import type { NotaryJurisdictionList } from './schemas/notaryJurisdictionList.js';

/** The jurisdictions of the notary. */
export type NotaryJurisdictionGetNotaryJurisdictions200Response = NotaryJurisdictionList;

/** The caller is no notary. */
export type NotaryJurisdictionGetNotaryJurisdictions400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJurisdictionGetNotaryJurisdictions401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJurisdictionGetNotaryJurisdictions403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJurisdictionGetNotaryJurisdictions404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJurisdictionGetNotaryJurisdictions405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJurisdictionGetNotaryJurisdictions429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJurisdictionGetNotaryJurisdictions500Response = ErrorDetails;

/**
 * List the jurisdictions of the calling notary.
 *
 * Lists the jurisdictions in which the calling user is registered as a notary, each with the
 * commission behind it and with what its law says about the seal. The list comes in one piece,
 * which its paging fields describe.
 *
 * `NotaryJurisdiction_getNotaryJurisdictions`, `GET /v2.1/current_user/notary/jurisdictions`
 *
 * What it answers with, by status.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionsResponses {
    /** The jurisdictions of the notary. */
    200: NotaryJurisdictionGetNotaryJurisdictions200Response;
    /** The caller is no notary. */
    400: NotaryJurisdictionGetNotaryJurisdictions400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJurisdictionGetNotaryJurisdictions401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJurisdictionGetNotaryJurisdictions403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJurisdictionGetNotaryJurisdictions404Response;
    /** The address exists, but not with this method. */
    405: NotaryJurisdictionGetNotaryJurisdictions405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJurisdictionGetNotaryJurisdictions429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJurisdictionGetNotaryJurisdictions500Response;
}

/**
 * The error codes that `NotaryJurisdiction_getNotaryJurisdictions` is known to answer with.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJurisdictionGetNotaryJurisdictionsErrorCode = 'USER_LACKS_PERMISSIONS';

/** The registration to make. */
export type NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;

/** The registration as it was made. */
export type NotaryJurisdictionCreateNotaryJurisdictions201Response = NotaryJurisdiction;

/** The caller is no notary, or the body does not fit the contract. */
export type NotaryJurisdictionCreateNotaryJurisdictions400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJurisdictionCreateNotaryJurisdictions401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJurisdictionCreateNotaryJurisdictions403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJurisdictionCreateNotaryJurisdictions404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJurisdictionCreateNotaryJurisdictions405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJurisdictionCreateNotaryJurisdictions429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJurisdictionCreateNotaryJurisdictions500Response = ErrorDetails;

/**
 * Add a jurisdiction to the calling notary.
 *
 * Registers the calling user as a notary in one more jurisdiction. The body tells the jurisdiction
 * by its ID, the name and number of the commission and when it ends. In spite of its name the
 * operation takes one jurisdiction at a time.
 *
 * `NotaryJurisdiction_createNotaryJurisdictions`, `POST /v2.1/current_user/notary/jurisdictions`
 *
 * What it answers with, by status.
 */
export interface NotaryJurisdictionCreateNotaryJurisdictionsResponses {
    /** The registration as it was made. */
    201: NotaryJurisdictionCreateNotaryJurisdictions201Response;
    /** The caller is no notary, or the body does not fit the contract. */
    400: NotaryJurisdictionCreateNotaryJurisdictions400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJurisdictionCreateNotaryJurisdictions401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJurisdictionCreateNotaryJurisdictions403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJurisdictionCreateNotaryJurisdictions404Response;
    /** The address exists, but not with this method. */
    405: NotaryJurisdictionCreateNotaryJurisdictions405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJurisdictionCreateNotaryJurisdictions429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJurisdictionCreateNotaryJurisdictions500Response;
}

/**
 * The error codes that `NotaryJurisdiction_createNotaryJurisdictions` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJurisdictionCreateNotaryJurisdictionsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_getNotaryJurisdiction`.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionParams {
    /**
     * The jurisdiction, by the ID that the service gave to it.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The registration in the jurisdiction. */
export type NotaryJurisdictionGetNotaryJurisdiction200Response = NotaryJurisdiction;

/** The caller is no notary. */
export type NotaryJurisdictionGetNotaryJurisdiction400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJurisdictionGetNotaryJurisdiction401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJurisdictionGetNotaryJurisdiction403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJurisdictionGetNotaryJurisdiction404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJurisdictionGetNotaryJurisdiction405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJurisdictionGetNotaryJurisdiction429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJurisdictionGetNotaryJurisdiction500Response = ErrorDetails;

/**
 * Read the registration of the calling notary in a jurisdiction.
 *
 * Gives the calling notary's registration in one jurisdiction: the name and number of the
 * commission, when it ends, and what the law there says about the seal.
 *
 * `NotaryJurisdiction_getNotaryJurisdiction`, `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * What it answers with, by status.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionResponses {
    /** The registration in the jurisdiction. */
    200: NotaryJurisdictionGetNotaryJurisdiction200Response;
    /** The caller is no notary. */
    400: NotaryJurisdictionGetNotaryJurisdiction400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJurisdictionGetNotaryJurisdiction401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJurisdictionGetNotaryJurisdiction403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJurisdictionGetNotaryJurisdiction404Response;
    /** The address exists, but not with this method. */
    405: NotaryJurisdictionGetNotaryJurisdiction405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJurisdictionGetNotaryJurisdiction429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJurisdictionGetNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_getNotaryJurisdiction` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJurisdictionGetNotaryJurisdictionErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_updateNotaryJurisdiction`.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionParams {
    /**
     * The jurisdiction, by the ID that the service gave to it.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** What is to be different. */
export type NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;

/** The registration as it is now. */
export type NotaryJurisdictionUpdateNotaryJurisdiction200Response = NotaryJurisdiction;

/** The caller is no notary, or the body does not fit the contract. */
export type NotaryJurisdictionUpdateNotaryJurisdiction400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJurisdictionUpdateNotaryJurisdiction401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJurisdictionUpdateNotaryJurisdiction403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJurisdictionUpdateNotaryJurisdiction404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJurisdictionUpdateNotaryJurisdiction405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJurisdictionUpdateNotaryJurisdiction429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJurisdictionUpdateNotaryJurisdiction500Response = ErrorDetails;

/**
 * Change the registration of the calling notary in a jurisdiction.
 *
 * Changes the calling notary's registration in the jurisdiction that the path names, for instance
 * after the commission was renewed. Fields that are left out stay as they are.
 *
 * `NotaryJurisdiction_updateNotaryJurisdiction`, `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * What it answers with, by status.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionResponses {
    /** The registration as it is now. */
    200: NotaryJurisdictionUpdateNotaryJurisdiction200Response;
    /** The caller is no notary, or the body does not fit the contract. */
    400: NotaryJurisdictionUpdateNotaryJurisdiction400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJurisdictionUpdateNotaryJurisdiction401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJurisdictionUpdateNotaryJurisdiction403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJurisdictionUpdateNotaryJurisdiction404Response;
    /** The address exists, but not with this method. */
    405: NotaryJurisdictionUpdateNotaryJurisdiction405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJurisdictionUpdateNotaryJurisdiction429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJurisdictionUpdateNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_updateNotaryJurisdiction` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJurisdictionUpdateNotaryJurisdictionErrorCode = 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `NotaryJurisdiction_deleteNotaryJurisdiction`.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionParams {
    /**
     * The jurisdiction, by the ID that the service gave to it.
     *
     * @example 15
     */
    jurisdictionId: string;
}

/** The registration is removed; the answer has no body. */
export type NotaryJurisdictionDeleteNotaryJurisdiction200Response = undefined;

/** The caller is no notary. */
export type NotaryJurisdictionDeleteNotaryJurisdiction400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NotaryJurisdictionDeleteNotaryJurisdiction401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type NotaryJurisdictionDeleteNotaryJurisdiction403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type NotaryJurisdictionDeleteNotaryJurisdiction404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type NotaryJurisdictionDeleteNotaryJurisdiction405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type NotaryJurisdictionDeleteNotaryJurisdiction429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type NotaryJurisdictionDeleteNotaryJurisdiction500Response = ErrorDetails;

/**
 * Remove a jurisdiction from the calling notary.
 *
 * Ends the calling user's registration as a notary in one jurisdiction. The user stays a notary in
 * the others, and the journal keeps its entries.
 *
 * `NotaryJurisdiction_deleteNotaryJurisdiction`, `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 *
 * What it answers with, by status.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionResponses {
    /** The registration is removed; the answer has no body. */
    200: NotaryJurisdictionDeleteNotaryJurisdiction200Response;
    /** The caller is no notary. */
    400: NotaryJurisdictionDeleteNotaryJurisdiction400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NotaryJurisdictionDeleteNotaryJurisdiction401Response;
    /** The token is good, but the user may not do this in the account. */
    403: NotaryJurisdictionDeleteNotaryJurisdiction403Response;
    /** No such address, or nothing is stored under it. */
    404: NotaryJurisdictionDeleteNotaryJurisdiction404Response;
    /** The address exists, but not with this method. */
    405: NotaryJurisdictionDeleteNotaryJurisdiction405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: NotaryJurisdictionDeleteNotaryJurisdiction429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NotaryJurisdictionDeleteNotaryJurisdiction500Response;
}

/**
 * The error codes that `NotaryJurisdiction_deleteNotaryJurisdiction` is known to answer with.
 *
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type NotaryJurisdictionDeleteNotaryJurisdictionErrorCode = 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
