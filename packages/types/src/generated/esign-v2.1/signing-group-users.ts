// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SigningGroupUsers } from './schemas/signingGroupUsers.js';

/**
 * Parameters in the path of `SigningGroupUsers_list`.
 */
export interface SigningGroupUsersListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the signing group, as assigned by the service.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The members of the signing group. */
export type SigningGroupUsersList200Response = SigningGroupUsers;

/** The caller is not an administrator, or signing groups are disabled. */
export type SigningGroupUsersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupUsersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupUsersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupUsersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupUsersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupUsersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupUsersList500Response = ErrorDetails;

/**
 * List the members of a signing group.
 *
 * Returns the members of a signing group, each with name and e-mail address. A group has up to 50
 * members, so the list is not paged. The caller must be an administrator of the account.
 *
 * `SigningGroupUsers_list`, `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * The responses, by status.
 */
export interface SigningGroupUsersListResponses {
    /** The members of the signing group. */
    200: SigningGroupUsersList200Response;
    /** The caller is not an administrator, or signing groups are disabled. */
    400: SigningGroupUsersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupUsersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupUsersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupUsersList404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupUsersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupUsersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupUsersList500Response;
}

/**
 * The error codes that `SigningGroupUsers_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupUsersListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroupUsers_update`.
 */
export interface SigningGroupUsersUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the signing group, as assigned by the service.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The people to add. */
export type SigningGroupUsersUpdateBody = SigningGroupUsers;

/** The members of the request. Members that could not be added contain an error. */
export type SigningGroupUsersUpdate200Response = SigningGroupUsers;

/** The request body is invalid, the group is full, or the caller is not an administrator. */
export type SigningGroupUsersUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupUsersUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupUsersUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupUsersUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupUsersUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupUsersUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupUsersUpdate500Response = ErrorDetails;

/**
 * Add members to a signing group.
 *
 * Adds people to a signing group, each with name and e-mail address. They do not have to be users of
 * the account. Existing members are kept. A group can have up to 50 members. The caller must be an
 * administrator of the account.
 *
 * If a member cannot be added, the response still has status 200, and the member contains
 * `errorDetails`.
 *
 * `SigningGroupUsers_update`, `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * The responses, by status.
 */
export interface SigningGroupUsersUpdateResponses {
    /** The members of the request. Members that could not be added contain an error. */
    200: SigningGroupUsersUpdate200Response;
    /** The request body is invalid, the group is full, or the caller is not an administrator. */
    400: SigningGroupUsersUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupUsersUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupUsersUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupUsersUpdate404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupUsersUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupUsersUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupUsersUpdate500Response;
}

/**
 * The error codes that `SigningGroupUsers_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupUsersUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroupUsers_delete`.
 */
export interface SigningGroupUsersDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the signing group, as assigned by the service.
     *
     * @example 9120457
     */
    signingGroupId: string;
}

/** The people to remove. */
export type SigningGroupUsersDeleteBody = SigningGroupUsers;

/** The members of the request. Members that could not be removed contain an error. */
export type SigningGroupUsersDelete200Response = SigningGroupUsers;

/** The request body is invalid, or the caller is not an administrator. */
export type SigningGroupUsersDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupUsersDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupUsersDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupUsersDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupUsersDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupUsersDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupUsersDelete500Response = ErrorDetails;

/**
 * Remove members from a signing group.
 *
 * Removes people from a signing group, each identified by name and e-mail address. They can then no
 * longer open what is sent to the group. The caller must be an administrator of the account.
 *
 * If a member cannot be removed, the response still has status 200, and the member contains
 * `errorDetails`.
 *
 * `SigningGroupUsers_delete`, `DELETE /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 *
 * The responses, by status.
 */
export interface SigningGroupUsersDeleteResponses {
    /** The members of the request. Members that could not be removed contain an error. */
    200: SigningGroupUsersDelete200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: SigningGroupUsersDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupUsersDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupUsersDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupUsersDelete404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupUsersDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupUsersDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupUsersDelete500Response;
}

/**
 * The error codes that `SigningGroupUsers_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupUsersDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
