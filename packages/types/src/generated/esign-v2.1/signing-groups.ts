// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SigningGroup } from './schemas/signingGroup.js';
import type { SigningGroupInformation } from './schemas/signingGroupInformation.js';

/**
 * Parameters in the path of `SigningGroups_list`.
 */
export interface SigningGroupsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `SigningGroups_list`.
 */
export interface SigningGroupsListQueryParams {
    /**
     * Only signing groups of this kind, in the words of `groupType` on a signing group.
     *
     * @example sharedSigningGroup
     */
    group_type?: string | undefined;
    /**
     * Whether each signing group comes with its members.
     *
     * @example true
     */
    include_users?: ("true" | "false") | undefined;
}

/** The signing groups of the account. */
export type SigningGroupsList200Response = SigningGroupInformation;

/** A parameter does not fit the contract, or signing groups are not switched on. */
export type SigningGroupsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsList500Response = ErrorDetails;

/**
 * List the signing groups of an account.
 *
 * Lists all signing groups of an account, 50 at most, without paging; with `include_users` each
 * comes with its members. Senders find here the `signingGroupId` that makes a group the recipient
 * of an envelope. Managing the groups is for administrators of the account.
 *
 * `SigningGroups_list`, `GET /v2.1/accounts/{accountId}/signing_groups`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsListResponses {
    /** The signing groups of the account. */
    200: SigningGroupsList200Response;
    /** A parameter does not fit the contract, or signing groups are not switched on. */
    400: SigningGroupsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsList403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsList404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsList500Response;
}

/**
 * The error codes that `SigningGroups_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type SigningGroupsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `SigningGroups_create`.
 */
export interface SigningGroupsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to make. */
export type SigningGroupsCreateBody = SigningGroupInformation;

/** The signing groups as they were made, each with its ID or with why it failed. */
export type SigningGroupsCreate201Response = SigningGroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type SigningGroupsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsCreate500Response = ErrorDetails;

/**
 * Make signing groups.
 *
 * Makes signing groups, each from a name and its members. A member is a name with an e-mail address
 * and need not be a user of the account. An account may have 50 signing groups, and each of them 50
 * members. Every sender of the account can then use them as recipients; whichever member opens
 * the envelope signs it in their own name. The caller must be an administrator of the
 * account.
 *
 * A group that fails carries `errorDetails`, and the answer is 201 all the same.
 *
 * `SigningGroups_create`, `POST /v2.1/accounts/{accountId}/signing_groups`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsCreateResponses {
    /** The signing groups as they were made, each with its ID or with why it failed. */
    201: SigningGroupsCreate201Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: SigningGroupsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsCreate404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsCreate500Response;
}

/**
 * The error codes that `SigningGroups_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_updateList`.
 */
export interface SigningGroupsUpdateListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to rename, each with its ID and its new name. */
export type SigningGroupsUpdateListBody = SigningGroupInformation;

/** The signing groups that were to change, each with its outcome where it failed. */
export type SigningGroupsUpdateList200Response = SigningGroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type SigningGroupsUpdateList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsUpdateList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsUpdateList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsUpdateList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsUpdateList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsUpdateList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsUpdateList500Response = ErrorDetails;

/**
 * Rename signing groups.
 *
 * Gives new names to signing groups, each named by its `signingGroupId`. The members stay as they
 * are; one group with its members is changed by an operation of its own. The caller must be an
 * administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * `SigningGroups_updateList`, `PUT /v2.1/accounts/{accountId}/signing_groups`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsUpdateListResponses {
    /** The signing groups that were to change, each with its outcome where it failed. */
    200: SigningGroupsUpdateList200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: SigningGroupsUpdateList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsUpdateList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsUpdateList403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsUpdateList404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsUpdateList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsUpdateList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsUpdateList500Response;
}

/**
 * The error codes that `SigningGroups_updateList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupsUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_delete`.
 */
export interface SigningGroupsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to delete, by their IDs. */
export type SigningGroupsDeleteBody = SigningGroupInformation;

/** The signing groups that were to be deleted, each with its outcome where it failed. */
export type SigningGroupsDelete200Response = SigningGroupInformation;

/** The body does not fit the contract, or the caller is no administrator. */
export type SigningGroupsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsDelete500Response = ErrorDetails;

/**
 * Delete signing groups.
 *
 * Deletes signing groups from an account, each named by its `signingGroupId`. Users of the account
 * who belonged to them stay users. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * `SigningGroups_delete`, `DELETE /v2.1/accounts/{accountId}/signing_groups`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsDeleteResponses {
    /** The signing groups that were to be deleted, each with its outcome where it failed. */
    200: SigningGroupsDelete200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: SigningGroupsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsDelete404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsDelete500Response;
}

/**
 * The error codes that `SigningGroups_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_get`.
 */
export interface SigningGroupsGetParams {
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

/** The signing group with its members. */
export type SigningGroupsGet200Response = SigningGroup;

/** The caller is no administrator, or signing groups are not switched on. */
export type SigningGroupsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsGet500Response = ErrorDetails;

/**
 * Read a signing group.
 *
 * Gives one signing group with its name, its members, and who made and changed it when. The caller
 * must be an administrator of the account.
 *
 * `SigningGroups_get`, `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsGetResponses {
    /** The signing group with its members. */
    200: SigningGroupsGet200Response;
    /** The caller is no administrator, or signing groups are not switched on. */
    400: SigningGroupsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsGet404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsGet500Response;
}

/**
 * The error codes that `SigningGroups_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_update`.
 */
export interface SigningGroupsUpdateParams {
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

/** What is new about the signing group. */
export type SigningGroupsUpdateBody = SigningGroup;

/** The signing group as changed. */
export type SigningGroupsUpdate200Response = SigningGroup;

/** The body does not fit the contract, or the caller is no administrator. */
export type SigningGroupsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type SigningGroupsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type SigningGroupsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type SigningGroupsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type SigningGroupsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type SigningGroupsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type SigningGroupsUpdate500Response = ErrorDetails;

/**
 * Change a signing group.
 *
 * Changes the name and the members of a signing group. Members of the body who are not in the
 * group yet are added to it, 50 members in all at most; those whom the body leaves out stay, since
 * removing has an operation of its own. The caller must be an administrator of the account.
 *
 * `SigningGroups_update`, `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 *
 * What it answers with, by status.
 */
export interface SigningGroupsUpdateResponses {
    /** The signing group as changed. */
    200: SigningGroupsUpdate200Response;
    /** The body does not fit the contract, or the caller is no administrator. */
    400: SigningGroupsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: SigningGroupsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: SigningGroupsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: SigningGroupsUpdate404Response;
    /** The address exists, but not with this method. */
    405: SigningGroupsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: SigningGroupsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: SigningGroupsUpdate500Response;
}

/**
 * The error codes that `SigningGroups_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type SigningGroupsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
