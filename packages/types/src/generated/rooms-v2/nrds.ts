// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { UserNrdsId } from './schemas/UserNrdsId.js';

/**
 * Parameters in the path of `Nrds_UpdateUserNrdsId`.
 */
export interface NrdsUpdateUserNrdsIdParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The number as issued by the association. */
export type NrdsUpdateUserNrdsIdBody = UserNrdsId;

/** The number was saved. */
export type NrdsUpdateUserNrdsId200Response = UserNrdsId;

/** The request or the number is invalid. */
export type NrdsUpdateUserNrdsId400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type NrdsUpdateUserNrdsId401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type NrdsUpdateUserNrdsId403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type NrdsUpdateUserNrdsId404Response = ApiError;

/** The path exists, but does not support this method. */
export type NrdsUpdateUserNrdsId405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type NrdsUpdateUserNrdsId429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NrdsUpdateUserNrdsId500Response = ApiError;

/**
 * Set the NRDS number of a user.
 *
 * Stores the number of a user in the National Realtor Database System, the register of the
 * association of real-estate agents. An existing number is replaced. The signatures of the user in
 * eSignature then show the number with its status. Users can change their own number. For other
 * users, the caller needs the right to manage members of this access level.
 *
 * `Nrds_UpdateUserNrdsId`, `PUT /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * The responses, by status.
 */
export interface NrdsUpdateUserNrdsIdResponses {
    /** The number was saved. */
    200: NrdsUpdateUserNrdsId200Response;
    /** The request or the number is invalid. */
    400: NrdsUpdateUserNrdsId400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NrdsUpdateUserNrdsId401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: NrdsUpdateUserNrdsId403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NrdsUpdateUserNrdsId404Response;
    /** The path exists, but does not support this method. */
    405: NrdsUpdateUserNrdsId405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: NrdsUpdateUserNrdsId429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NrdsUpdateUserNrdsId500Response;
}

/**
 * The error codes that `Nrds_UpdateUserNrdsId` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type NrdsUpdateUserNrdsIdErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Nrds_DeleteUserNrdsId`.
 */
export interface NrdsDeleteUserNrdsIdParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The number was deleted. The response has no body. */
export type NrdsDeleteUserNrdsId204Response = undefined;

/** A parameter is invalid. */
export type NrdsDeleteUserNrdsId400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type NrdsDeleteUserNrdsId401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type NrdsDeleteUserNrdsId403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type NrdsDeleteUserNrdsId404Response = ApiError;

/** The path exists, but does not support this method. */
export type NrdsDeleteUserNrdsId405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type NrdsDeleteUserNrdsId429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type NrdsDeleteUserNrdsId500Response = ApiError;

/**
 * Remove the NRDS number of a user.
 *
 * Deletes the number in the National Realtor Database System that Rooms stores for a user, also from
 * the signatures of the user in eSignature. The register itself is not changed. Users can delete
 * their own number. For other users, the caller needs the right to manage members of this access
 * level. A user without a number gets `RESOURCE_NOT_FOUND`.
 *
 * `Nrds_DeleteUserNrdsId`, `DELETE /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * The responses, by status.
 */
export interface NrdsDeleteUserNrdsIdResponses {
    /** The number was deleted. The response has no body. */
    204: NrdsDeleteUserNrdsId204Response;
    /** A parameter is invalid. */
    400: NrdsDeleteUserNrdsId400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: NrdsDeleteUserNrdsId401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: NrdsDeleteUserNrdsId403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: NrdsDeleteUserNrdsId404Response;
    /** The path exists, but does not support this method. */
    405: NrdsDeleteUserNrdsId405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: NrdsDeleteUserNrdsId429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: NrdsDeleteUserNrdsId500Response;
}

/**
 * The error codes that `Nrds_DeleteUserNrdsId` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type NrdsDeleteUserNrdsIdErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
