// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserProfile } from './schemas/userProfile.js';

/**
 * Parameters in the path of `UserProfiles_get`.
 */
export interface UserProfilesGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The profile, as far as the caller may see it. */
export type UserProfilesGet200Response = UserProfile;

/** The account has no such user, or the caller may not see the profile. */
export type UserProfilesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserProfilesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserProfilesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserProfilesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserProfilesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserProfilesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserProfilesGet500Response = ErrorDetails;

/**
 * Read the profile of a user.
 *
 * Gives what a user tells about themselves: address, company, title, the profile image's address,
 * how often they sent and signed, and which of this other users may see. The parts that a user
 * hides are given to that user and to administrators of the account only.
 *
 * `UserProfiles_get`, `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
 *
 * What it answers with, by status.
 */
export interface UserProfilesGetResponses {
    /** The profile, as far as the caller may see it. */
    200: UserProfilesGet200Response;
    /** The account has no such user, or the caller may not see the profile. */
    400: UserProfilesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserProfilesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserProfilesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: UserProfilesGet404Response;
    /** The address exists, but not with this method. */
    405: UserProfilesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserProfilesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserProfilesGet500Response;
}

/**
 * The error codes that `UserProfiles_get` is known to answer with.
 *
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserProfilesGetErrorCode = 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `UserProfiles_update`.
 */
export interface UserProfilesUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
     * one only where the caller is an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The fields of the profile to change. */
export type UserProfilesUpdateBody = UserProfile;

/** The profile is changed; there is no body. */
export type UserProfilesUpdate200Response = undefined;

/** The body does not fit the contract, or the profile is that of another user. */
export type UserProfilesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserProfilesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type UserProfilesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserProfilesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserProfilesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type UserProfilesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserProfilesUpdate500Response = ErrorDetails;

/**
 * Change the profile of a user.
 *
 * Changes what a user tells about themselves and which of it others see. Fields that the body
 * leaves out stay as they are; what only the service sets, such as the usage history, is ignored.
 * The calling user changes their own profile and no other, and must be a member of the account.
 *
 * The profile image is changed by an operation of its own. The answer has no body.
 *
 * `UserProfiles_update`, `PUT /v2.1/accounts/{accountId}/users/{userId}/profile`
 *
 * What it answers with, by status.
 */
export interface UserProfilesUpdateResponses {
    /** The profile is changed; there is no body. */
    200: UserProfilesUpdate200Response;
    /** The body does not fit the contract, or the profile is that of another user. */
    400: UserProfilesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserProfilesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: UserProfilesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: UserProfilesUpdate404Response;
    /** The address exists, but not with this method. */
    405: UserProfilesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: UserProfilesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserProfilesUpdate500Response;
}

/**
 * The error codes that `UserProfiles_update` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_FOUND` (400): The account has no user with this ID; list its users to find the right one. Some calls answer with status 404 instead.
 */
export type UserProfilesUpdateErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
