// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddDSGroupAndUsersResponse } from './schemas/AddDSGroupAndUsersResponse.js';
import type { AddUserResponse } from './schemas/AddUserResponse.js';
import type { DSGroupAddRequest } from './schemas/DSGroupAddRequest.js';
import type { DSGroupAndUsersResponse } from './schemas/DSGroupAndUsersResponse.js';
import type { DSGroupListResponse } from './schemas/DSGroupListResponse.js';
import type { DSGroupResponse } from './schemas/DSGroupResponse.js';
import type { DSGroupUsersAddRequest } from './schemas/DSGroupUsersAddRequest.js';
import type { DSGroupUsersRemoveRequest } from './schemas/DSGroupUsersRemoveRequest.js';
import type { ErrorDetail } from './schemas/ErrorDetail.js';
import type { NewMultiProductUserAddRequest } from './schemas/NewMultiProductUserAddRequest.js';
import type { ProductPermissionProfilesRequest } from './schemas/ProductPermissionProfilesRequest.js';
import type { ProductPermissionProfilesResponse } from './schemas/ProductPermissionProfilesResponse.js';
import type { RemoveDSGroupUsersResponse } from './schemas/RemoveDSGroupUsersResponse.js';
import type { RemoveUserProductsResponse } from './schemas/RemoveUserProductsResponse.js';
import type { UserProductPermissionProfilesRequest } from './schemas/UserProductPermissionProfilesRequest.js';
import type { UserProductPermissionProfilesResponse } from './schemas/UserProductPermissionProfilesResponse.js';
import type { UserProductProfileDeleteRequest } from './schemas/UserProductProfileDeleteRequest.js';
import type { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';

/**
 * Parameters in the path of `MultiProductUserManagement_getDSGroups`.
 */
export interface MultiProductUserManagementGetDSGroupsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `MultiProductUserManagement_getDSGroups`.
 */
export interface MultiProductUserManagementGetDSGroupsQueryParams {
    /**
     * The number of the page to return. The first page is 1.
     *
     * @example 1
     */
    page?: number | undefined;
    /**
     * The maximum number of items on a page.
     *
     * @example 20
     */
    page_size?: number | undefined;
}

/** A page of groups. */
export type MultiProductUserManagementGetDSGroups200Response = DSGroupListResponse;

/** A parameter is invalid. */
export type MultiProductUserManagementGetDSGroups400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetDSGroups401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetDSGroups403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetDSGroups404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetDSGroups405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetDSGroups429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetDSGroups500Response = ErrorDetail;

/**
 * List the groups of an account for all products.
 *
 * Returns the groups of an account that apply to all its products: the two that every account has, and
 * those of the account itself. Groups of the e-signature product are among them, with their ID there
 * as `group_id`.
 *
 * The list is paged by number: `page` selects a page, and `total_count` says how many groups there
 * are.
 *
 * `MultiProductUserManagement_getDSGroups`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetDSGroupsResponses {
    /** A page of groups. */
    200: MultiProductUserManagementGetDSGroups200Response;
    /** A parameter is invalid. */
    400: MultiProductUserManagementGetDSGroups400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetDSGroups401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetDSGroups403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetDSGroups404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetDSGroups405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetDSGroups429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetDSGroups500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_addDSGroup`.
 */
export interface MultiProductUserManagementAddDSGroupParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The group to create. */
export type MultiProductUserManagementAddDSGroupBody = DSGroupAddRequest;

/** The new group. */
export type MultiProductUserManagementAddDSGroup200Response = DSGroupResponse;

/** The group has no name, or another group has the same name. */
export type MultiProductUserManagementAddDSGroup400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementAddDSGroup401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementAddDSGroup403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementAddDSGroup404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementAddDSGroup405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementAddDSGroup429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementAddDSGroup500Response = ErrorDetail;

/**
 * Create a group for all products.
 *
 * Creates a group in an account. The group has no users yet, and is also a group of the e-signature
 * product.
 *
 * `MultiProductUserManagement_addDSGroup`, `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementAddDSGroupResponses {
    /** The new group. */
    200: MultiProductUserManagementAddDSGroup200Response;
    /** The group has no name, or another group has the same name. */
    400: MultiProductUserManagementAddDSGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementAddDSGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementAddDSGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementAddDSGroup404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementAddDSGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementAddDSGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementAddDSGroup500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getDSGroup`.
 */
export interface MultiProductUserManagementGetDSGroupParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of a group of the account that applies to all its products.
     *
     * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
     */
    dsGroupId: string;
}

/** The group. */
export type MultiProductUserManagementGetDSGroup200Response = DSGroupResponse;

/** An ID in the path is invalid. */
export type MultiProductUserManagementGetDSGroup400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetDSGroup401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetDSGroup403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetDSGroup404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetDSGroup405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetDSGroup429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetDSGroup500Response = ErrorDetail;

/**
 * Read a group for all products.
 *
 * Returns a group of an account with its name, its description and the number of its users.
 *
 * `MultiProductUserManagement_getDSGroup`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetDSGroupResponses {
    /** The group. */
    200: MultiProductUserManagementGetDSGroup200Response;
    /** An ID in the path is invalid. */
    400: MultiProductUserManagementGetDSGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetDSGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetDSGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetDSGroup404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetDSGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetDSGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetDSGroup500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_deleteDSGroup`.
 */
export interface MultiProductUserManagementDeleteDSGroupParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of a group of the account that applies to all its products.
     *
     * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
     */
    dsGroupId: string;
}

/** The group was deleted. */
export type MultiProductUserManagementDeleteDSGroup204Response = undefined;

/** An ID in the path is invalid, or the group cannot be deleted. */
export type MultiProductUserManagementDeleteDSGroup400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementDeleteDSGroup401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementDeleteDSGroup403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementDeleteDSGroup404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementDeleteDSGroup405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementDeleteDSGroup429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementDeleteDSGroup500Response = ErrorDetail;

/**
 * Delete a group for all products.
 *
 * Deletes a group of an account in all its products. Its users stay in the account, and lose the
 * rights that they had by the group. The two groups that every account has cannot be deleted.
 *
 * `MultiProductUserManagement_deleteDSGroup`, `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementDeleteDSGroupResponses {
    /** The group was deleted. */
    204: MultiProductUserManagementDeleteDSGroup204Response;
    /** An ID in the path is invalid, or the group cannot be deleted. */
    400: MultiProductUserManagementDeleteDSGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementDeleteDSGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementDeleteDSGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementDeleteDSGroup404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementDeleteDSGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementDeleteDSGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementDeleteDSGroup500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getDSGroupUsers`.
 */
export interface MultiProductUserManagementGetDSGroupUsersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of a group of the account that applies to all its products.
     *
     * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
     */
    dsGroupId: string;
}

/**
 * Parameters in the query of `MultiProductUserManagement_getDSGroupUsers`.
 */
export interface MultiProductUserManagementGetDSGroupUsersQueryParams {
    /**
     * The number of the page to return. The first page is 1.
     *
     * @example 1
     */
    page?: number | undefined;
    /**
     * The maximum number of items on a page.
     *
     * @example 20
     */
    page_size?: number | undefined;
}

/** The group and a page of its users. */
export type MultiProductUserManagementGetDSGroupUsers200Response = DSGroupAndUsersResponse;

/** A parameter is not valid. */
export type MultiProductUserManagementGetDSGroupUsers400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetDSGroupUsers401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetDSGroupUsers403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetDSGroupUsers404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetDSGroupUsers405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetDSGroupUsers429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetDSGroupUsers500Response = ErrorDetail;

/**
 * List the users of a group for all products.
 *
 * Returns a group of an account and a page of its users. `page` selects the page, and `total_count`
 * says how many users the group has.
 *
 * `MultiProductUserManagement_getDSGroupUsers`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetDSGroupUsersResponses {
    /** The group and a page of its users. */
    200: MultiProductUserManagementGetDSGroupUsers200Response;
    /** A parameter is not valid. */
    400: MultiProductUserManagementGetDSGroupUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetDSGroupUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetDSGroupUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetDSGroupUsers404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetDSGroupUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetDSGroupUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetDSGroupUsers500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_addDSGroupUsers`.
 */
export interface MultiProductUserManagementAddDSGroupUsersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of a group of the account that applies to all its products.
     *
     * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
     */
    dsGroupId: string;
}

/** The users to add to the group. */
export type MultiProductUserManagementAddDSGroupUsersBody = DSGroupUsersAddRequest;

/** The group, and what became of each user. */
export type MultiProductUserManagementAddDSGroupUsers200Response = AddDSGroupAndUsersResponse;

/** The body is invalid. */
export type MultiProductUserManagementAddDSGroupUsers400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementAddDSGroupUsers401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementAddDSGroupUsers403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementAddDSGroupUsers404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementAddDSGroupUsers405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementAddDSGroupUsers429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementAddDSGroupUsers500Response = ErrorDetail;

/**
 * Add users to a group for all products.
 *
 * Adds users of an account to one of its groups. They get the rights of the group in all products.
 * Each user has a result of their own: those who cannot join have `error_details`. A user who is in
 * the group already stays in it.
 *
 * `MultiProductUserManagement_addDSGroupUsers`, `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementAddDSGroupUsersResponses {
    /** The group, and what became of each user. */
    200: MultiProductUserManagementAddDSGroupUsers200Response;
    /** The body is invalid. */
    400: MultiProductUserManagementAddDSGroupUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementAddDSGroupUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementAddDSGroupUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementAddDSGroupUsers404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementAddDSGroupUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementAddDSGroupUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementAddDSGroupUsers500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_removeDSGroupUsers`.
 */
export interface MultiProductUserManagementRemoveDSGroupUsersParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of a group of the account that applies to all its products.
     *
     * @example 6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12
     */
    dsGroupId: string;
}

/** The users to remove from the group. */
export type MultiProductUserManagementRemoveDSGroupUsersBody = DSGroupUsersRemoveRequest;

/** The users who could not be removed. */
export type MultiProductUserManagementRemoveDSGroupUsers200Response = RemoveDSGroupUsersResponse;

/** The body is invalid, or names no user. */
export type MultiProductUserManagementRemoveDSGroupUsers400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementRemoveDSGroupUsers401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementRemoveDSGroupUsers403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementRemoveDSGroupUsers404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementRemoveDSGroupUsers405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementRemoveDSGroupUsers429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementRemoveDSGroupUsers500Response = ErrorDetail;

/**
 * Remove users from a group for all products.
 *
 * Removes users from a group of an account. The users stay in the account, and lose the rights that
 * they had by the group. Each user is processed separately: `failed_users` names those who are still
 * in the group, or never were in it.
 *
 * `MultiProductUserManagement_removeDSGroupUsers`, `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/dsgroups/{dsGroupId}/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementRemoveDSGroupUsersResponses {
    /** The users who could not be removed. */
    200: MultiProductUserManagementRemoveDSGroupUsers200Response;
    /** The body is invalid, or names no user. */
    400: MultiProductUserManagementRemoveDSGroupUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementRemoveDSGroupUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementRemoveDSGroupUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementRemoveDSGroupUsers404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementRemoveDSGroupUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementRemoveDSGroupUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementRemoveDSGroupUsers500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getProductPermissionProfiles`.
 */
export interface MultiProductUserManagementGetProductPermissionProfilesParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The products of the account. */
export type MultiProductUserManagementGetProductPermissionProfiles200Response = ProductPermissionProfilesResponse;

/** An ID in the path is invalid. */
export type MultiProductUserManagementGetProductPermissionProfiles400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetProductPermissionProfiles401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetProductPermissionProfiles403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetProductPermissionProfiles404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetProductPermissionProfiles405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetProductPermissionProfiles429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetProductPermissionProfiles500Response = ErrorDetail;

/**
 * List the permission profiles of the products of an account.
 *
 * Returns the products of an account, each with the permission profiles that a user can get there.
 * The profiles of Rooms are the roles of its company for members; an account without a company on
 * Rooms does not have this product.
 *
 * `MultiProductUserManagement_getProductPermissionProfiles`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetProductPermissionProfilesResponses {
    /** The products of the account. */
    200: MultiProductUserManagementGetProductPermissionProfiles200Response;
    /** An ID in the path is invalid. */
    400: MultiProductUserManagementGetProductPermissionProfiles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetProductPermissionProfiles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetProductPermissionProfiles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetProductPermissionProfiles404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetProductPermissionProfiles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetProductPermissionProfiles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetProductPermissionProfiles500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getUserProductPermissionProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `MultiProductUserManagement_getUserProductPermissionProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams {
    /**
     * The e-mail address of the user. The request is rejected without it.
     *
     * @example ines.arcand@harbour.example
     */
    email?: string | undefined;
}

/** The products of the user. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response = UserProductPermissionProfilesResponse;

/** The e-mail address is missing, or a parameter is invalid. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetUserProductPermissionProfilesByEmail500Response = ErrorDetail;

/**
 * Read the product rights of a user by e-mail address.
 *
 * Returns the products that the user with an e-mail address can use in an account, each with the
 * permission profile of the user there.
 *
 * `MultiProductUserManagement_getUserProductPermissionProfilesByEmail`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesByEmailResponses {
    /** The products of the user. */
    200: MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response;
    /** The e-mail address is missing, or a parameter is invalid. */
    400: MultiProductUserManagementGetUserProductPermissionProfilesByEmail400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetUserProductPermissionProfilesByEmail401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetUserProductPermissionProfilesByEmail403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetUserProductPermissionProfilesByEmail404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetUserProductPermissionProfilesByEmail405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetUserProductPermissionProfilesByEmail429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetUserProductPermissionProfilesByEmail500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_addUserProductPermissionProfilesByEmail`.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user and the new permission profiles. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody = UserProductPermissionProfilesRequest;

/** The products that the user can use now. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response = UserProductPermissionProfilesResponse;

/** The body is invalid, or names a user, product or profile that the account does not have. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementAddUserProductPermissionProfilesByEmail500Response = ErrorDetail;

/**
 * Give a user product rights by e-mail address.
 *
 * Gives the user with an e-mail address permission profiles in products of an account. The user must
 * belong to the account. A product has one profile per user: a new profile replaces the one before.
 * Either all profiles of the request are given, or none.
 *
 * `MultiProductUserManagement_addUserProductPermissionProfilesByEmail`, `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/permission_profiles/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesByEmailResponses {
    /** The products that the user can use now. */
    200: MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response;
    /** The body is invalid, or names a user, product or profile that the account does not have. */
    400: MultiProductUserManagementAddUserProductPermissionProfilesByEmail400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementAddUserProductPermissionProfilesByEmail401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementAddUserProductPermissionProfilesByEmail403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementAddUserProductPermissionProfilesByEmail404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementAddUserProductPermissionProfilesByEmail405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementAddUserProductPermissionProfilesByEmail429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementAddUserProductPermissionProfilesByEmail500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_removeUserProductPermission`.
 */
export interface MultiProductUserManagementRemoveUserProductPermissionParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user and the products to remove. */
export type MultiProductUserManagementRemoveUserProductPermissionBody = UserProductProfileDeleteRequest;

/** The result for each product. */
export type MultiProductUserManagementRemoveUserProductPermission200Response = RemoveUserProductsResponse;

/** The body is invalid, or names no user of the account. */
export type MultiProductUserManagementRemoveUserProductPermission400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementRemoveUserProductPermission401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementRemoveUserProductPermission403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementRemoveUserProductPermission404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementRemoveUserProductPermission405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementRemoveUserProductPermission429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementRemoveUserProductPermission500Response = ErrorDetail;

/**
 * Remove products from a user.
 *
 * Ends the access of a user to products of an account. The user is named by the ID or by the e-mail
 * address, and stays a user of the account. Without e-signature, the user cannot send envelopes.
 *
 * Each product is processed separately. `user_product_results` has `deleted` for a product that the
 * user lost, and otherwise says why the user keeps it.
 *
 * `MultiProductUserManagement_removeUserProductPermission`, `DELETE /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementRemoveUserProductPermissionResponses {
    /** The result for each product. */
    200: MultiProductUserManagementRemoveUserProductPermission200Response;
    /** The body is invalid, or names no user of the account. */
    400: MultiProductUserManagementRemoveUserProductPermission400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementRemoveUserProductPermission401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementRemoveUserProductPermission403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementRemoveUserProductPermission404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementRemoveUserProductPermission405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementRemoveUserProductPermission429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementRemoveUserProductPermission500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getUserProductPermissionProfiles`.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The products of the user. */
export type MultiProductUserManagementGetUserProductPermissionProfiles200Response = ProductPermissionProfilesResponse;

/** An ID in the path is invalid. */
export type MultiProductUserManagementGetUserProductPermissionProfiles400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetUserProductPermissionProfiles401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetUserProductPermissionProfiles403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetUserProductPermissionProfiles404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetUserProductPermissionProfiles405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetUserProductPermissionProfiles429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetUserProductPermissionProfiles500Response = ErrorDetail;

/**
 * Read the product rights of a user.
 *
 * Returns the products that a user can use in an account, each with the permission profile of the user
 * there.
 *
 * `MultiProductUserManagement_getUserProductPermissionProfiles`, `GET /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetUserProductPermissionProfilesResponses {
    /** The products of the user. */
    200: MultiProductUserManagementGetUserProductPermissionProfiles200Response;
    /** An ID in the path is invalid. */
    400: MultiProductUserManagementGetUserProductPermissionProfiles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetUserProductPermissionProfiles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetUserProductPermissionProfiles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetUserProductPermissionProfiles404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetUserProductPermissionProfiles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetUserProductPermissionProfiles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetUserProductPermissionProfiles500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_addUserProductPermissionProfiles`.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/** The new permission profiles of the user. */
export type MultiProductUserManagementAddUserProductPermissionProfilesBody = ProductPermissionProfilesRequest;

/** The products that the user can use now. */
export type MultiProductUserManagementAddUserProductPermissionProfiles200Response = UserProductPermissionProfilesResponse;

/** The body is invalid, or names a product or profile that the account does not have. */
export type MultiProductUserManagementAddUserProductPermissionProfiles400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementAddUserProductPermissionProfiles401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementAddUserProductPermissionProfiles403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementAddUserProductPermissionProfiles404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementAddUserProductPermissionProfiles405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementAddUserProductPermissionProfiles429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementAddUserProductPermissionProfiles500Response = ErrorDetail;

/**
 * Give a user product rights.
 *
 * Gives a user of an account permission profiles in its products. A product has one profile per user:
 * a new profile replaces the one before. Either all profiles of the request are given, or none.
 *
 * `MultiProductUserManagement_addUserProductPermissionProfiles`, `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/products/users/{userId}/permission_profiles`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementAddUserProductPermissionProfilesResponses {
    /** The products that the user can use now. */
    200: MultiProductUserManagementAddUserProductPermissionProfiles200Response;
    /** The body is invalid, or names a product or profile that the account does not have. */
    400: MultiProductUserManagementAddUserProductPermissionProfiles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementAddUserProductPermissionProfiles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementAddUserProductPermissionProfiles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementAddUserProductPermissionProfiles404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementAddUserProductPermissionProfiles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementAddUserProductPermissionProfiles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementAddUserProductPermissionProfiles500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_addOrUpdateUser`.
 */
export interface MultiProductUserManagementAddOrUpdateUserParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The user with the rights in the products. */
export type MultiProductUserManagementAddOrUpdateUserBody = NewMultiProductUserAddRequest;

/** The user with the rights in the products. */
export type MultiProductUserManagementAddOrUpdateUser200Response = AddUserResponse;

/** The body is invalid, or names a product, profile or group that the account does not have. */
export type MultiProductUserManagementAddOrUpdateUser400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementAddOrUpdateUser401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementAddOrUpdateUser403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementAddOrUpdateUser404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementAddOrUpdateUser405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementAddOrUpdateUser429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementAddOrUpdateUser500Response = ErrorDetail;

/**
 * Add a user to an account and its products, or change the user.
 *
 * Adds a user to an account, with a permission profile in each product and with groups. If the account
 * has a user with the e-mail address already, the user gets the profiles, groups and names of the
 * request instead; other rights stay as they are.
 *
 * A new user gets an e-mail to activate the membership, unless `auto_activate_memberships` activates
 * it at once, or the organization has claimed the domain of the e-mail address.
 *
 * `MultiProductUserManagement_addOrUpdateUser`, `POST /v2.1/organizations/{organizationId}/accounts/{accountId}/users`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementAddOrUpdateUserResponses {
    /** The user with the rights in the products. */
    200: MultiProductUserManagementAddOrUpdateUser200Response;
    /** The body is invalid, or names a product, profile or group that the account does not have. */
    400: MultiProductUserManagementAddOrUpdateUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementAddOrUpdateUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementAddOrUpdateUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementAddOrUpdateUser404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementAddOrUpdateUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementAddOrUpdateUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementAddOrUpdateUser500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getUserDSProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserDSProfilesByEmailParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `MultiProductUserManagement_getUserDSProfilesByEmail`.
 */
export interface MultiProductUserManagementGetUserDSProfilesByEmailQueryParams {
    /**
     * The full e-mail address of the users to return.
     *
     * @example tomas.okafor@harbour.example
     */
    email?: string | undefined;
    /**
     * Specifies whether the memberships of each user are sorted by the name of the account. Otherwise
     * the default account is first.
     *
     * @example true
     */
    sort?: boolean | undefined;
    /**
     * Specifies whether the response includes the licence of each user.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** The profiles. */
export type MultiProductUserManagementGetUserDSProfilesByEmail200Response = UsersDrilldownResponse;

/** A query parameter is invalid. */
export type MultiProductUserManagementGetUserDSProfilesByEmail400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetUserDSProfilesByEmail401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetUserDSProfilesByEmail403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetUserDSProfilesByEmail404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetUserDSProfilesByEmail405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetUserDSProfilesByEmail429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetUserDSProfilesByEmail500Response = ErrorDetail;

/**
 * Read the profiles of the users with an e-mail address.
 *
 * Returns the users of the organization with an e-mail address, each with the names, the memberships
 * and rights in the accounts, the identities for login, and the login rules. `email` names the
 * address; the request is rejected without it. `include_license` adds the licence to each membership.
 *
 * `MultiProductUserManagement_getUserDSProfilesByEmail`, `GET /v2.1/organizations/{organizationId}/users/dsprofile`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetUserDSProfilesByEmailResponses {
    /** The profiles. */
    200: MultiProductUserManagementGetUserDSProfilesByEmail200Response;
    /** A query parameter is invalid. */
    400: MultiProductUserManagementGetUserDSProfilesByEmail400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetUserDSProfilesByEmail401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetUserDSProfilesByEmail403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetUserDSProfilesByEmail404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetUserDSProfilesByEmail405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetUserDSProfilesByEmail429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetUserDSProfilesByEmail500Response;
}

/**
 * Parameters in the path of `MultiProductUserManagement_getUserDSProfile`.
 */
export interface MultiProductUserManagementGetUserDSProfileParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the user, which is the same in all accounts of the organization.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    userId: string;
}

/**
 * Parameters in the query of `MultiProductUserManagement_getUserDSProfile`.
 */
export interface MultiProductUserManagementGetUserDSProfileQueryParams {
    /**
     * Specifies whether the memberships of each user are sorted by the name of the account. Otherwise
     * the default account is first.
     *
     * @example true
     */
    sort?: boolean | undefined;
    /**
     * Specifies whether the response includes the licence of each user.
     *
     * @example true
     */
    include_license?: boolean | undefined;
}

/** The profile, as a list of one user. */
export type MultiProductUserManagementGetUserDSProfile200Response = UsersDrilldownResponse;

/** One of the parameters is invalid. */
export type MultiProductUserManagementGetUserDSProfile400Response = ErrorDetail;

/** The access token is missing, unknown, expired or from another environment. */
export type MultiProductUserManagementGetUserDSProfile401Response = ErrorDetail;

/** The access token is valid, but the user does not have permission for this operation. */
export type MultiProductUserManagementGetUserDSProfile403Response = ErrorDetail;

/** The path does not exist, or does not identify an existing object. */
export type MultiProductUserManagementGetUserDSProfile404Response = ErrorDetail;

/** The path exists, but does not support this method. */
export type MultiProductUserManagementGetUserDSProfile405Response = ErrorDetail;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type MultiProductUserManagementGetUserDSProfile429Response = ErrorDetail;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type MultiProductUserManagementGetUserDSProfile500Response = ErrorDetail;

/**
 * Read the profile of a user.
 *
 * Returns a user of the organization with the names, the memberships and rights in the accounts, the
 * identities for login, and the login rules. `include_license` adds the licence to each membership.
 *
 * `MultiProductUserManagement_getUserDSProfile`, `GET /v2.1/organizations/{organizationId}/users/{userId}/dsprofile`
 *
 * The responses, by status.
 */
export interface MultiProductUserManagementGetUserDSProfileResponses {
    /** The profile, as a list of one user. */
    200: MultiProductUserManagementGetUserDSProfile200Response;
    /** One of the parameters is invalid. */
    400: MultiProductUserManagementGetUserDSProfile400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: MultiProductUserManagementGetUserDSProfile401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: MultiProductUserManagementGetUserDSProfile403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: MultiProductUserManagementGetUserDSProfile404Response;
    /** The path exists, but does not support this method. */
    405: MultiProductUserManagementGetUserDSProfile405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: MultiProductUserManagementGetUserDSProfile429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: MultiProductUserManagementGetUserDSProfile500Response;
}
