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
     * The account whose rooms are meant, by its external number or by its GUID.
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
     * Whether to leave out roles that the caller may not give to anybody.
     *
     * @example true
     */
    onlyAssignable?: boolean | undefined;
    /**
     * Which roles count: all of the company (`AllRoles`), or those that the caller may assign, judged
     * by all of the caller's permissions (`AssignableRolesBasedOnAllPermissions`) or only by those on
     * company level (`AssignableRolesBasedOnCompanyPermissions`).
     *
     * @example AllRoles
     */
    filterContext?: ("AllRoles" | "AssignableRolesBasedOnAllPermissions" | "AssignableRolesBasedOnCompanyPermissions") | undefined;
    /**
     * Only roles in whose name this text occurs.
     *
     * @example Berth
     */
    filter?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** One chunk of the roles. */
export type RolesGetRoles200Response = RoleSummaryList;

/** A parameter does not fit the contract. */
export type RolesGetRoles400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RolesGetRoles401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RolesGetRoles403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RolesGetRoles404Response = ApiError;

/** The address exists, but not with this method. */
export type RolesGetRoles405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RolesGetRoles429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RolesGetRoles500Response = ApiError;

/**
 * List the roles of a company.
 *
 * Lists the roles of a company without their permissions, in chunks that `startPosition` and
 * `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
 * `onlyAssignable` narrow the list down to roles that the caller may give to others.
 *
 * `Roles_GetRoles`, `GET /v2/accounts/{accountId}/roles`
 *
 * What it answers with, by status.
 */
export interface RolesGetRolesResponses {
    /** One chunk of the roles. */
    200: RolesGetRoles200Response;
    /** A parameter does not fit the contract. */
    400: RolesGetRoles400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RolesGetRoles401Response;
    /** The token is good, but the user may not do this here. */
    403: RolesGetRoles403Response;
    /** No such address, or nothing is stored under it. */
    404: RolesGetRoles404Response;
    /** The address exists, but not with this method. */
    405: RolesGetRoles405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RolesGetRoles429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RolesGetRoles500Response;
}

/**
 * The error codes that `Roles_GetRoles` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RolesGetRolesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_CreateRole`.
 */
export interface RolesCreateRoleParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The role that is to be made. */
export type RolesCreateRoleBody = RoleForCreate;

/** The role was made. */
export type RolesCreateRole201Response = Role;

/** The request does not fit the contract. */
export type RolesCreateRole400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RolesCreateRole401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RolesCreateRole403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RolesCreateRole404Response = ApiError;

/** The address exists, but not with this method. */
export type RolesCreateRole405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RolesCreateRole429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RolesCreateRole500Response = ApiError;

/**
 * Make a role.
 *
 * Makes a role for a company on Rooms v6, internal or external, with the permissions that its
 * holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
 * only the three roles that come with the product. The caller needs the right to manage roles.
 *
 * `Roles_CreateRole`, `POST /v2/accounts/{accountId}/roles`
 *
 * What it answers with, by status.
 */
export interface RolesCreateRoleResponses {
    /** The role was made. */
    201: RolesCreateRole201Response;
    /** The request does not fit the contract. */
    400: RolesCreateRole400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RolesCreateRole401Response;
    /** The token is good, but the user may not do this here. */
    403: RolesCreateRole403Response;
    /** No such address, or nothing is stored under it. */
    404: RolesCreateRole404Response;
    /** The address exists, but not with this method. */
    405: RolesCreateRole405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RolesCreateRole429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RolesCreateRole500Response;
}

/**
 * The error codes that `Roles_CreateRole` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RolesCreateRoleErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_GetRole`.
 */
export interface RolesGetRoleParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The role, by the number that its creation returned.
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
     * Whether the answer is to tell, in `isAssigned`, if somebody holds the role.
     *
     * @example true
     */
    includeIsAssigned?: boolean | undefined;
}

/** The role as it stands. */
export type RolesGetRole200Response = Role;

/** A parameter does not fit the contract. */
export type RolesGetRole400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RolesGetRole401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RolesGetRole403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RolesGetRole404Response = ApiError;

/** The address exists, but not with this method. */
export type RolesGetRole405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RolesGetRole429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RolesGetRole500Response = ApiError;

/**
 * Read a role.
 *
 * Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
 * somebody holds the role.
 *
 * `Roles_GetRole`, `GET /v2/accounts/{accountId}/roles/{roleId}`
 *
 * What it answers with, by status.
 */
export interface RolesGetRoleResponses {
    /** The role as it stands. */
    200: RolesGetRole200Response;
    /** A parameter does not fit the contract. */
    400: RolesGetRole400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RolesGetRole401Response;
    /** The token is good, but the user may not do this here. */
    403: RolesGetRole403Response;
    /** No such address, or nothing is stored under it. */
    404: RolesGetRole404Response;
    /** The address exists, but not with this method. */
    405: RolesGetRole405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RolesGetRole429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RolesGetRole500Response;
}

/**
 * The error codes that `Roles_GetRole` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RolesGetRoleErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_UpdateRole`.
 */
export interface RolesUpdateRoleParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The role, by the number that its creation returned.
     *
     * @example 52411
     */
    roleId: number;
}

/** The role as it is to be. */
export type RolesUpdateRoleBody = RoleForUpdate;

/** The role as it is now. */
export type RolesUpdateRole200Response = Role;

/** The request does not fit the contract. */
export type RolesUpdateRole400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RolesUpdateRole401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RolesUpdateRole403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RolesUpdateRole404Response = ApiError;

/** The address exists, but not with this method. */
export type RolesUpdateRole405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RolesUpdateRole429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RolesUpdateRole500Response = ApiError;

/**
 * Change a role.
 *
 * Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
 * holds the role. The caller needs the right to manage roles.
 *
 * `Roles_UpdateRole`, `PUT /v2/accounts/{accountId}/roles/{roleId}`
 *
 * What it answers with, by status.
 */
export interface RolesUpdateRoleResponses {
    /** The role as it is now. */
    200: RolesUpdateRole200Response;
    /** The request does not fit the contract. */
    400: RolesUpdateRole400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RolesUpdateRole401Response;
    /** The token is good, but the user may not do this here. */
    403: RolesUpdateRole403Response;
    /** No such address, or nothing is stored under it. */
    404: RolesUpdateRole404Response;
    /** The address exists, but not with this method. */
    405: RolesUpdateRole405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RolesUpdateRole429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RolesUpdateRole500Response;
}

/**
 * The error codes that `Roles_UpdateRole` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RolesUpdateRoleErrorCode = 'INVALID_REQUEST_BODY' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Roles_DeleteRole`.
 */
export interface RolesDeleteRoleParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The role, by the number that its creation returned.
     *
     * @example 52411
     */
    roleId: number;
}

/** The role is gone; the answer has no body. */
export type RolesDeleteRole204Response = undefined;

/** The request does not fit the contract, or the role cannot be deleted. */
export type RolesDeleteRole400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RolesDeleteRole401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RolesDeleteRole403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RolesDeleteRole404Response = ApiError;

/** The address exists, but not with this method. */
export type RolesDeleteRole405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RolesDeleteRole429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RolesDeleteRole500Response = ApiError;

/**
 * Delete a role.
 *
 * Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
 * whether somebody still holds it. The caller needs the right to manage roles.
 *
 * `Roles_DeleteRole`, `DELETE /v2/accounts/{accountId}/roles/{roleId}`
 *
 * What it answers with, by status.
 */
export interface RolesDeleteRoleResponses {
    /** The role is gone; the answer has no body. */
    204: RolesDeleteRole204Response;
    /** The request does not fit the contract, or the role cannot be deleted. */
    400: RolesDeleteRole400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RolesDeleteRole401Response;
    /** The token is good, but the user may not do this here. */
    403: RolesDeleteRole403Response;
    /** No such address, or nothing is stored under it. */
    404: RolesDeleteRole404Response;
    /** The address exists, but not with this method. */
    405: RolesDeleteRole405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RolesDeleteRole429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RolesDeleteRole500Response;
}

/**
 * The error codes that `Roles_DeleteRole` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RolesDeleteRoleErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
