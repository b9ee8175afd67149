// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserProfile, UserProfileAnswer } from './schemas/userProfile.js';

/**
 * Parameters in the path of `UserProfiles_get`.
 */
export interface UserProfilesGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The profile, with the fields that the caller can view. */
export type UserProfilesGet200Response = UserProfileAnswer;

/** The account does not have this user, or the caller cannot view the profile. */
export type UserProfilesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserProfilesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserProfilesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserProfilesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserProfilesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserProfilesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserProfilesGet500Response = ErrorDetails;

/**
 * Read the profile of a user.
 *
 * Returns the profile of a user: address, company, title, the URI of the profile image, how often
 * they sent and signed, and which of these fields other users can see. Hidden fields are only
 * returned to the user and to administrators of the account.
 *
 * `UserProfiles_get`, `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
 *
 * The responses, by status.
 */
export interface UserProfilesGetResponses {
    /** The profile, with the fields that the caller can view. */
    200: UserProfilesGet200Response;
    /** The account does not have this user, or the caller cannot view the profile. */
    400: UserProfilesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserProfilesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserProfilesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserProfilesGet404Response;
    /** The path exists, but does not support this method. */
    405: UserProfilesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserProfilesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserProfilesGet500Response;
}

/**
 * The error codes that `UserProfiles_get` can return.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserProfilesGetErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserProfiles_update`.
 */
export interface UserProfilesUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The fields of the profile to change. */
export type UserProfilesUpdateBody = UserProfile;

/** The profile was changed. The response has no body. */
export type UserProfilesUpdate200Response = undefined;

/** The request body is invalid, or the profile belongs to another user. */
export type UserProfilesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserProfilesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type UserProfilesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserProfilesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserProfilesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type UserProfilesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserProfilesUpdate500Response = ErrorDetails;

/**
 * Change the profile of a user.
 *
 * Changes the profile of a user and which fields other users can see. Omitted fields are not
 * changed. Fields that only the service sets, such as the usage history, are ignored. Users can only
 * change their own profile, and must be members of the account.
 *
 * The profile image has a separate operation. The response has no body.
 *
 * `UserProfiles_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/profile`
 *
 * The responses, by status.
 */
export interface UserProfilesUpdateResponses {
    /** The profile was changed. The response has no body. */
    200: UserProfilesUpdate200Response;
    /** The request body is invalid, or the profile belongs to another user. */
    400: UserProfilesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserProfilesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: UserProfilesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserProfilesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: UserProfilesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: UserProfilesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserProfilesUpdate500Response;
}

/**
 * The error codes that `UserProfiles_update` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type UserProfilesUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
