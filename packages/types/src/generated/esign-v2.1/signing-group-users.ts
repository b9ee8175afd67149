// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SigningGroupUsers } from './schemas/signingGroupUsers.js';

/**
 * Parameters in the path of `SigningGroupUsers_list`.
 */
export interface SigningGroupUsersListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The signing group, by the number that the service gave to it.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The members of the signing group. */
export type SigningGroupUsersList200Response = SigningGroupUsers;

/** The caller is no administrator, or signing groups are not switched on. */
export type SigningGroupUsersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupUsersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupUsersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupUsersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupUsersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupUsersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupUsersList500Response = ErrorDetails;

/**
 * List the members of a signing group.
 *
 * Lists the people who belong to a signing group, each by name and e-mail address. There are 50 at
 * most, so the list is not paged. The caller must be an administrator of the account.
 *
 * `SigningGroupUsers_list`, `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * What it answers with, by status.
 */
export interface SigningGroupUsersListResponses {
    /** The members of the signing group. */
    200: SigningGroupUsersList200Response;
    /** The caller is no administrator, or signing groups are not switched on. */
    400: SigningGroupUsersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupUsersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupUsersList403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupUsersList404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupUsersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupUsersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupUsersList500Response;
}

/**
 * The error codes that `SigningGroupUsers_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupUsersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroupUsers_update`.
 */
export interface SigningGroupUsersUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The signing group, by the number that the service gave to it.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The people to add. */
export type SigningGroupUsersUpdateBody = SigningGroupUsers;

/** The people that were to be added, each with its outcome where it failed. */
export type SigningGroupUsersUpdate200Response = SigningGroupUsers;

/** The body does not fit the contract, the group is full, or the caller is no administrator. */
export type SigningGroupUsersUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupUsersUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupUsersUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupUsersUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupUsersUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupUsersUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupUsersUpdate500Response = ErrorDetails;

/**
 * Add members to a signing group.
 *
 * Adds people to a signing group, each by name and e-mail address. They need not be users of the
 * account. Those who belong to the group already stay in it; a group may have 50 members. The
 * caller must be an administrator of the account.
 *
 * A member who cannot be added carries `errorDetails`, and the answer is 200 all the same.
 *
 * `SigningGroupUsers_update`, `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * What it answers with, by status.
 */
export interface SigningGroupUsersUpdateResponses {
    /** The people that were to be added, each with its outcome where it failed. */
    200: SigningGroupUsersUpdate200Response;
    /** The body does not fit the contract, the group is full, or the caller is no administrator. */
    400: SigningGroupUsersUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupUsersUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupUsersUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupUsersUpdate404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupUsersUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupUsersUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupUsersUpdate500Response;
}

/**
 * The error codes that `SigningGroupUsers_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupUsersUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroupUsers_delete`.
 */
export interface SigningGroupUsersDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The signing group, by the number that the service gave to it.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The people to remove. */
export type SigningGroupUsersDeleteBody = SigningGroupUsers;

/** The people that were to be removed, each with its outcome where it failed. */
export type SigningGroupUsersDelete200Response = SigningGroupUsers;

/** The body does not fit the contract, or the caller is no administrator. */
export type SigningGroupUsersDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupUsersDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupUsersDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupUsersDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupUsersDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupUsersDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupUsersDelete500Response = ErrorDetails;

/**
 * Remove members from a signing group.
 *
 * Takes people out of a signing group, each named by name and e-mail address as they stand in it.
 * From then on they cannot open what is sent to the group. The caller must be an administrator of
 * the account.
 *
 * A member who cannot be removed carries `errorDetails`, and the answer is 200 all the same.
 *
 * `SigningGroupUsers_delete`, `DELETE /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * What it answers with, by status.
 */
export interface SigningGroupUsersDeleteResponses {
    /** The people that were to be removed, each with its outcome where it failed. */
    200: SigningGroupUsersDelete200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: SigningGroupUsersDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupUsersDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupUsersDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupUsersDelete404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupUsersDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupUsersDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupUsersDelete500Response;
}

/**
 * The error codes that `SigningGroupUsers_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupUsersDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
