// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { UserNrdsId } from './schemas/UserNrdsId.js';

/**
 * Parameters in the path of `Nrds_UpdateUserNrdsId`.
 */
export interface NrdsUpdateUserNrdsIdParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The number as the association gave it. */
export type NrdsUpdateUserNrdsIdBody = UserNrdsId;

/** The number is stored. */
export type NrdsUpdateUserNrdsId200Response = UserNrdsId;

/** The request does not fit the contract, or the number is not valid. */
export type NrdsUpdateUserNrdsId400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NrdsUpdateUserNrdsId401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type NrdsUpdateUserNrdsId403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type NrdsUpdateUserNrdsId404Response = ApiError;

/** The address exists, but not with this method. */
export type NrdsUpdateUserNrdsId405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type NrdsUpdateUserNrdsId429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type NrdsUpdateUserNrdsId500Response = ApiError;

/**
 * Set the NRDS number of a user.
 *
 * Stores the number that a user has in the National Realtor Database System, the register of the
 * association of real-estate agents. A number that was there before is replaced. Users change
 * their own number; for others the caller needs the right to manage members.
 *
 * `Nrds_UpdateUserNrdsId`, `PUT /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * What it answers with, by status.
 */
export interface NrdsUpdateUserNrdsIdResponses {
    /** The number is stored. */
    200: NrdsUpdateUserNrdsId200Response;
    /** The request does not fit the contract, or the number is not valid. */
    400: NrdsUpdateUserNrdsId400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NrdsUpdateUserNrdsId401Response;
    /** The token is good, but the user may not do this here. */
    403: NrdsUpdateUserNrdsId403Response;
    /** No such address, or nothing is stored under it. */
    404: NrdsUpdateUserNrdsId404Response;
    /** The address exists, but not with this method. */
    405: NrdsUpdateUserNrdsId405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: NrdsUpdateUserNrdsId429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NrdsUpdateUserNrdsId500Response;
}

/**
 * The error codes that `Nrds_UpdateUserNrdsId` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type NrdsUpdateUserNrdsIdErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Nrds_DeleteUserNrdsId`.
 */
export interface NrdsDeleteUserNrdsIdParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The number is gone; the answer has no body. */
export type NrdsDeleteUserNrdsId204Response = undefined;

/** A parameter does not fit the contract. */
export type NrdsDeleteUserNrdsId400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type NrdsDeleteUserNrdsId401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type NrdsDeleteUserNrdsId403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type NrdsDeleteUserNrdsId404Response = ApiError;

/** The address exists, but not with this method. */
export type NrdsDeleteUserNrdsId405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type NrdsDeleteUserNrdsId429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type NrdsDeleteUserNrdsId500Response = ApiError;

/**
 * Remove the NRDS number of a user.
 *
 * Removes the number in the National Realtor Database System that Rooms keeps with a user. The
 * register itself does not change. Users remove their own number; for others the caller needs the
 * right to manage members.
 *
 * `Nrds_DeleteUserNrdsId`, `DELETE /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * What it answers with, by status.
 */
export interface NrdsDeleteUserNrdsIdResponses {
    /** The number is gone; the answer has no body. */
    204: NrdsDeleteUserNrdsId204Response;
    /** A parameter does not fit the contract. */
    400: NrdsDeleteUserNrdsId400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: NrdsDeleteUserNrdsId401Response;
    /** The token is good, but the user may not do this here. */
    403: NrdsDeleteUserNrdsId403Response;
    /** No such address, or nothing is stored under it. */
    404: NrdsDeleteUserNrdsId404Response;
    /** The address exists, but not with this method. */
    405: NrdsDeleteUserNrdsId405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: NrdsDeleteUserNrdsId429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: NrdsDeleteUserNrdsId500Response;
}

/**
 * The error codes that `Nrds_DeleteUserNrdsId` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type NrdsDeleteUserNrdsIdErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
