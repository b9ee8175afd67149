// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { SigningGroup, SigningGroupAnswer } from './schemas/signingGroup.js';
import type { SigningGroupInformation, SigningGroupInformationAnswer } from './schemas/signingGroupInformation.js';

/**
 * Parameters in the path of `SigningGroups_list`.
 */
export interface SigningGroupsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * Returns only signing groups of this type. The values are those of `groupType` of a signing group,
     * `privateSigningGroup` and `systemSigningGroup` among them.
     *
     * @example sharedSigningGroup
     */
    group_type?: string | undefined;
    /**
     * Specifies whether the response includes the members of each signing group.
     *
     * @example true
     */
    include_users?: ("true" | "false") | undefined;
}

/** The signing groups of the account. */
export type SigningGroupsList200Response = SigningGroupInformationAnswer;

/** A parameter is invalid, or signing groups are disabled. */
export type SigningGroupsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsList500Response = ErrorDetails;

/**
 * List the signing groups of an account.
 *
 * Returns all signing groups of an account in one response, up to 50. With `include_users`, each
 * group includes its members. Senders use the `signingGroupId` to specify a group as the recipient
 * of an envelope. Only administrators of the account can manage the groups.
 *
 * `SigningGroups_list`, `GET /v2.1/accounts/{accountId}/signing_groups`
 *
 * The responses, by status.
 */
export interface SigningGroupsListResponses {
    /** The signing groups of the account. */
    200: SigningGroupsList200Response;
    /** A parameter is invalid, or signing groups are disabled. */
    400: SigningGroupsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsList404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsList500Response;
}

/**
 * The error codes that `SigningGroups_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type SigningGroupsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `SigningGroups_create`.
 */
export interface SigningGroupsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to create. */
export type SigningGroupsCreateBody = SigningGroupInformation;

/** The signing groups of the request, each with its ID or an error. */
export type SigningGroupsCreate201Response = SigningGroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type SigningGroupsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsCreate500Response = ErrorDetails;

/**
 * Create signing groups.
 *
 * Creates signing groups, each with a name and members. A member has a name and an e-mail address,
 * and does not have to be a user of the account. An account can have up to 50 signing groups, each
 * with up to 50 members. Every sender of the account can use them as recipients. The member who
 * opens the envelope signs it in their own name. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 201, and the group contains `errorDetails`.
 *
 * `SigningGroups_create`, `POST /v2.1/accounts/{accountId}/signing_groups`
 *
 * The responses, by status.
 */
export interface SigningGroupsCreateResponses {
    /** The signing groups of the request, each with its ID or an error. */
    201: SigningGroupsCreate201Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: SigningGroupsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsCreate404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsCreate500Response;
}

/**
 * The error codes that `SigningGroups_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_GROUP_NAME` (400): The name of a group is missing, or another group has it. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_GROUP_NAME' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_updateList`.
 */
export interface SigningGroupsUpdateListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to rename, each with its ID and its new name. */
export type SigningGroupsUpdateListBody = SigningGroupInformation;

/** The signing groups of the request. Groups that could not be changed contain an error. */
export type SigningGroupsUpdateList200Response = SigningGroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type SigningGroupsUpdateList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsUpdateList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsUpdateList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsUpdateList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsUpdateList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsUpdateList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsUpdateList500Response = ErrorDetails;

/**
 * Rename signing groups.
 *
 * Renames signing groups, each identified by its `signingGroupId`. The members are not changed. To
 * change one group with its members, use the operation for a single group. The caller must be an
 * administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * `SigningGroups_updateList`, `PUT /v2.1/accounts/{accountId}/signing_groups`
 *
 * The responses, by status.
 */
export interface SigningGroupsUpdateListResponses {
    /** The signing groups of the request. Groups that could not be changed contain an error. */
    200: SigningGroupsUpdateList200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: SigningGroupsUpdateList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsUpdateList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsUpdateList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsUpdateList404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsUpdateList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsUpdateList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsUpdateList500Response;
}

/**
 * The error codes that `SigningGroups_updateList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_GROUP_NAME` (400): The name of a group is missing, or another group has it. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `SIGNING_GROUP_INVALID` (400): No signing group of the account has the ID. It appears in the item of a list of signing groups.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupsUpdateListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_GROUP_NAME' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'SIGNING_GROUP_INVALID' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_delete`.
 */
export interface SigningGroupsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The signing groups to delete, each with its ID. */
export type SigningGroupsDeleteBody = SigningGroupInformation;

/** The signing groups of the request. Groups that could not be deleted contain an error. */
export type SigningGroupsDelete200Response = SigningGroupInformation;

/** The request body is invalid, or the caller is not an administrator. */
export type SigningGroupsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsDelete500Response = ErrorDetails;

/**
 * Delete signing groups.
 *
 * Deletes signing groups from an account, each identified by its `signingGroupId`. Members who are
 * users of the account remain users. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * `SigningGroups_delete`, `DELETE /v2.1/accounts/{accountId}/signing_groups`
 *
 * The responses, by status.
 */
export interface SigningGroupsDeleteResponses {
    /** The signing groups of the request. Groups that could not be deleted contain an error. */
    200: SigningGroupsDelete200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: SigningGroupsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsDelete404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsDelete500Response;
}

/**
 * The error codes that `SigningGroups_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `SIGNING_GROUP_INVALID` (400): No signing group of the account has the ID. It appears in the item of a list of signing groups.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'SIGNING_GROUP_INVALID' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_get`.
 */
export interface SigningGroupsGetParams {
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

/** The signing group with its members. */
export type SigningGroupsGet200Response = SigningGroupAnswer;

/** The caller is not an administrator, or signing groups are disabled. */
export type SigningGroupsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsGet500Response = ErrorDetails;

/**
 * Read a signing group.
 *
 * Returns one signing group with its name, its members, and who created and changed it, and when.
 * The caller must be an administrator of the account.
 *
 * `SigningGroups_get`, `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 *
 * The responses, by status.
 */
export interface SigningGroupsGetResponses {
    /** The signing group with its members. */
    200: SigningGroupsGet200Response;
    /** The caller is not an administrator, or signing groups are disabled. */
    400: SigningGroupsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsGet404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsGet500Response;
}

/**
 * The error codes that `SigningGroups_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `SigningGroups_update`.
 */
export interface SigningGroupsUpdateParams {
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

/** The fields and members of the signing group to change. */
export type SigningGroupsUpdateBody = SigningGroup;

/** The updated signing group. */
export type SigningGroupsUpdate200Response = SigningGroup;

/** The request body is invalid, or the caller is not an administrator. */
export type SigningGroupsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SigningGroupsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type SigningGroupsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SigningGroupsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SigningGroupsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type SigningGroupsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SigningGroupsUpdate500Response = ErrorDetails;

/**
 * Change a signing group.
 *
 * Changes the name and the members of a signing group. Members in the request body that the group
 * does not have yet are added, up to 50 in total. Omitted members are kept. Removing members is a
 * separate operation. The caller must be an administrator of the account.
 *
 * `SigningGroups_update`, `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 *
 * The responses, by status.
 */
export interface SigningGroupsUpdateResponses {
    /** The updated signing group. */
    200: SigningGroupsUpdate200Response;
    /** The request body is invalid, or the caller is not an administrator. */
    400: SigningGroupsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SigningGroupsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: SigningGroupsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SigningGroupsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: SigningGroupsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: SigningGroupsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SigningGroupsUpdate500Response;
}

/**
 * The error codes that `SigningGroups_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_GROUP_NAME` (400): The name of a group is missing, or another group has it. It appears in the item of a list of groups.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type SigningGroupsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_GROUP_NAME' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
