// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { ESignPermissionProfileList } from './schemas/ESignPermissionProfileList.js';

/**
 * Parameters in the path of `ESignPermissionProfiles_GetESignPermissionProfiles`.
 */
export interface ESignPermissionProfilesGetESignPermissionProfilesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The permission profiles that the caller can assign. */
export type ESignPermissionProfilesGetESignPermissionProfiles200Response = ESignPermissionProfileList;

/** A parameter is invalid. */
export type ESignPermissionProfilesGetESignPermissionProfiles400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type ESignPermissionProfilesGetESignPermissionProfiles401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type ESignPermissionProfilesGetESignPermissionProfiles403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type ESignPermissionProfilesGetESignPermissionProfiles404Response = ApiError;

/** The path exists, but does not support this method. */
export type ESignPermissionProfilesGetESignPermissionProfiles405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type ESignPermissionProfilesGetESignPermissionProfiles429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type ESignPermissionProfilesGetESignPermissionProfiles500Response = ApiError;

/**
 * List the permission profiles of the eSignature account.
 *
 * Returns the permission profiles that the caller can give to a new member. An invitation to the
 * company needs one of them, because the invited person also becomes a member of the eSignature
 * account. Profiles that allow account management are only returned to callers whose own profile
 * allows it. Profiles are created and changed with `AccountPermissionProfiles` of eSignature. The
 * caller needs a permission to add members or to edit their profile.
 *
 * `ESignPermissionProfiles_GetESignPermissionProfiles`, `GET /v2/accounts/{accountId}/esign_permission_profiles`
 *
 * The responses, by status.
 */
export interface ESignPermissionProfilesGetESignPermissionProfilesResponses {
    /** The permission profiles that the caller can assign. */
    200: ESignPermissionProfilesGetESignPermissionProfiles200Response;
    /** A parameter is invalid. */
    400: ESignPermissionProfilesGetESignPermissionProfiles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: ESignPermissionProfilesGetESignPermissionProfiles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: ESignPermissionProfilesGetESignPermissionProfiles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: ESignPermissionProfilesGetESignPermissionProfiles404Response;
    /** The path exists, but does not support this method. */
    405: ESignPermissionProfilesGetESignPermissionProfiles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: ESignPermissionProfilesGetESignPermissionProfiles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: ESignPermissionProfilesGetESignPermissionProfiles500Response;
}

/**
 * The error codes that `ESignPermissionProfiles_GetESignPermissionProfiles` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type ESignPermissionProfilesGetESignPermissionProfilesErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';
