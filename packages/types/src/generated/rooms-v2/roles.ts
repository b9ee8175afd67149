// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { Role } from './schemas/Role.js';
import type { RoleForCreate } from './schemas/RoleForCreate.js';
import type { RoleForUpdate } from './schemas/RoleForUpdate.js';
import type { RoleSummaryList } from './schemas/RoleSummaryList.js';

/**
 * Parameters in the path of `Roles_GetRoles`.
 */
export interface RolesGetRolesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Roles_GetRoles`.
 */
export interface RolesGetRolesQueryParams {
    /**
     * Specifies whether roles that the caller cannot assign are omitted. It is the same as `filterContext`
     * with the value `AssignableRolesBasedOnCompanyPermissions`, which replaces it.
     *
     * @deprecated
     * @example true
     */
    onlyAssignable?: boolean | undefined;
    /**
     * The roles to return: all roles of the company (`AllRoles`, the default), or those that the caller
     * can assign, because they have no permission that the role of the caller does not have. All
     * permissions are compared (`AssignableRolesBasedOnAllPermissions`), or only those for members and
     * for the company (`AssignableRolesBasedOnCompanyPermissions`).
     *
     * @example AllRoles
     */
    filterContext?: ("AllRoles" | "AssignableRolesBasedOnAllPermissions" | "AssignableRolesBasedOnCompanyPermissions") | undefined;
    /**
     * Returns only roles whose name begins with this text, in upper or lower case.
     *
     * @example Berth
     */
    filter?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** One page of the roles. */
export type RolesGetRoles200Response = RoleSummaryList;

/** A parameter is invalid. */
export type RolesGetRoles400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RolesGetRoles401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RolesGetRoles403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RolesGetRoles404Response = ApiError;

/** The path exists, but does not support this method. */
export type RolesGetRoles405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RolesGetRoles429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RolesGetRoles500Response = ApiError;

/**
 * List the roles of a company.
 *
 * Returns the roles of a company without their permissions, in the order of their IDs. The list is
 * paged: `startPosition` and `count` select a page. Use it to find the `roleId` for an invitation.
 * `filterContext` and `onlyAssignable` limit the list to roles that the caller can assign. Every
 * member can list the roles. On Rooms v5, the list has the three built-in roles.
 *
 * `Roles_GetRoles`, `GET /v2/accounts/{accountId}/roles`
 *
 * The responses, by status.
 */
export interface RolesGetRolesResponses {
    /** One page of the roles. */
    200: RolesGetRoles200Response;
    /** A parameter is invalid. */
    400: RolesGetRoles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RolesGetRoles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RolesGetRoles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RolesGetRoles404Response;
    /** The path exists, but does not support this method. */
    405: RolesGetRoles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RolesGetRoles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RolesGetRoles500Response;
}

/**
 * The error codes that `Roles_GetRoles` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type RolesGetRolesErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_MEMBERSHIP';

/**
 * Parameters in the path of `Roles_CreateRole`.
 */
export interface RolesCreateRoleParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The role to create. */
export type RolesCreateRoleBody = RoleForCreate;

/** The role was created. */
export type RolesCreateRole201Response = Role;

/** The request is invalid. */
export type RolesCreateRole400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RolesCreateRole401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RolesCreateRole403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RolesCreateRole404Response = ApiError;

/** The path exists, but does not support this method. */
export type RolesCreateRole405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RolesCreateRole429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RolesCreateRole500Response = ApiError;

/**
 * Create a role.
 *
 * Creates a role for a company on Rooms v6, internal or external, with the permissions of its
 * members. The role must exist before a person can be invited with it. Permissions that the request
 * does not name are `false`, and no two roles of a company have the same name. On Rooms v5, only the
 * three built-in roles exist. The caller needs the permission `canManageRolesAndPermissions`,
 * and can only give permissions that they have.
 *
 * `Roles_CreateRole`, `POST /v2/accounts/{accountId}/roles`
 *
 * The responses, by status.
 */
export interface RolesCreateRoleResponses {
    /** The role was created. */
    201: RolesCreateRole201Response;
    /** The request is invalid. */
    400: RolesCreateRole400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RolesCreateRole401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RolesCreateRole403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RolesCreateRole404Response;
    /** The path exists, but does not support this method. */
    405: RolesCreateRole405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RolesCreateRole429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RolesCreateRole500Response;
}

/**
 * The error codes that `Roles_CreateRole` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RolesCreateRoleErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_GetRole`.
 */
export interface RolesGetRoleParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the role, as returned when it was created.
     *
     * @example 52411
     */
    roleId: number;
}

/**
 * Parameters in the query of `Roles_GetRole`.
 */
export interface RolesGetRoleQueryParams {
    /**
     * Specifies whether the response indicates, in `isAssigned`, if the role is assigned to a member.
     *
     * @example true
     */
    includeIsAssigned?: boolean | undefined;
}

/** The current state of the role. */
export type RolesGetRole200Response = Role;

/** A parameter is invalid. */
export type RolesGetRole400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RolesGetRole401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RolesGetRole403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RolesGetRole404Response = ApiError;

/** The path exists, but does not support this method. */
export type RolesGetRole405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RolesGetRole429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RolesGetRole500Response = ApiError;

/**
 * Read a role.
 *
 * Returns one role with its permissions. With `includeIsAssigned`, the response also indicates
 * whether the role is assigned to a member of the company or to a person in a room. Every member
 * can read the roles.
 *
 * `Roles_GetRole`, `GET /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The responses, by status.
 */
export interface RolesGetRoleResponses {
    /** The current state of the role. */
    200: RolesGetRole200Response;
    /** A parameter is invalid. */
    400: RolesGetRole400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RolesGetRole401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RolesGetRole403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RolesGetRole404Response;
    /** The path exists, but does not support this method. */
    405: RolesGetRole405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RolesGetRole429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RolesGetRole500Response;
}

/**
 * The error codes that `Roles_GetRole` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type RolesGetRoleErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_MEMBERSHIP';

/**
 * Parameters in the path of `Roles_UpdateRole`.
 */
export interface RolesUpdateRoleParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the role, as returned when it was created.
     *
     * @example 52411
     */
    roleId: number;
}

/** The new data of the role. */
export type RolesUpdateRoleBody = RoleForUpdate;

/** The updated role. */
export type RolesUpdateRole200Response = Role;

/** The request is invalid. */
export type RolesUpdateRole400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RolesUpdateRole401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RolesUpdateRole403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RolesUpdateRole404Response = ApiError;

/** The path exists, but does not support this method. */
export type RolesUpdateRole405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RolesUpdateRole429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RolesUpdateRole500Response = ApiError;

/**
 * Change a role.
 *
 * Changes the name of a role, its audience and its permissions. What the request does not name stays
 * as it is. The change applies to all members with the role, at once. A role that is assigned cannot
 * change its audience, and the permissions of the default role for administrators cannot be changed.
 * The caller needs the permission `canManageRolesAndPermissions`, and can only add permissions that
 * they have.
 *
 * `Roles_UpdateRole`, `PUT /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The responses, by status.
 */
export interface RolesUpdateRoleResponses {
    /** The updated role. */
    200: RolesUpdateRole200Response;
    /** The request is invalid. */
    400: RolesUpdateRole400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RolesUpdateRole401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RolesUpdateRole403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RolesUpdateRole404Response;
    /** The path exists, but does not support this method. */
    405: RolesUpdateRole405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RolesUpdateRole429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RolesUpdateRole500Response;
}

/**
 * The error codes that `Roles_UpdateRole` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `ROLE_IN_USE` (400): The role is assigned to a member of the company or to a person in a room. Give these people another role first.
 * - `ROLE_IS_PREDEFINED` (400): Every company has this role, and the request changes what cannot be changed of it. Create a role of your own.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RolesUpdateRoleErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'ROLE_IN_USE' | 'ROLE_IS_PREDEFINED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_DeleteRole`.
 */
export interface RolesDeleteRoleParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the role, as returned when it was created.
     *
     * @example 52411
     */
    roleId: number;
}

/** The role was deleted. The response has no body. */
export type RolesDeleteRole204Response = undefined;

/** The request is invalid, or the role cannot be deleted. */
export type RolesDeleteRole400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RolesDeleteRole401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RolesDeleteRole403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RolesDeleteRole404Response = ApiError;

/** The path exists, but does not support this method. */
export type RolesDeleteRole405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RolesDeleteRole429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RolesDeleteRole500Response = ApiError;

/**
 * Delete a role.
 *
 * Deletes a role of the company. A role that a member of the company or a person in a room has
 * cannot be deleted, and neither can the default roles for administrators, managers and agents. Use
 * `Roles_GetRole` with `includeIsAssigned` to see whether a role is still assigned. The caller needs
 * the permission `canManageRolesAndPermissions`.
 *
 * `Roles_DeleteRole`, `DELETE /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The responses, by status.
 */
export interface RolesDeleteRoleResponses {
    /** The role was deleted. The response has no body. */
    204: RolesDeleteRole204Response;
    /** The request is invalid, or the role cannot be deleted. */
    400: RolesDeleteRole400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RolesDeleteRole401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RolesDeleteRole403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RolesDeleteRole404Response;
    /** The path exists, but does not support this method. */
    405: RolesDeleteRole405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RolesDeleteRole429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RolesDeleteRole500Response;
}

/**
 * The error codes that `Roles_DeleteRole` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `ROLE_IN_USE` (400): The role is assigned to a member of the company or to a person in a room. Give these people another role first.
 * - `ROLE_IS_PREDEFINED` (400): Every company has this role, and the request changes what cannot be changed of it. Create a role of your own.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RolesDeleteRoleErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'ROLE_IN_USE' | 'ROLE_IS_PREDEFINED' | 'USER_LACKS_PERMISSIONS';
