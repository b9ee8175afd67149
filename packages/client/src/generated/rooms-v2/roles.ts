/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RolesCreateRole201Response, RolesCreateRoleBody, RolesCreateRoleParams, RolesCreateRoleResponses, RolesDeleteRole204Response, RolesDeleteRoleParams, RolesDeleteRoleResponses, RolesGetRole200Response, RolesGetRoleParams, RolesGetRoleQueryParams, RolesGetRoleResponses, RolesGetRoles200Response, RolesGetRolesParams, RolesGetRolesQueryParams, RolesGetRolesResponses, RolesUpdateRole200Response, RolesUpdateRoleBody, RolesUpdateRoleParams, RolesUpdateRoleResponses } from '@countersign/types/rooms-v2/roles';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `rolesGetRoles`.
 */
export interface RolesGetRolesInput {
    path?: PathOf<RolesGetRolesParams> | undefined;
    query?: RolesGetRolesQueryParams | undefined;
}
/**
 * List the roles of a company.
 *
 * Returns the roles of a company without their permissions, in the order of their IDs. The list is
 * paged: `startPosition` and `count` select a page. Use it to find the `roleId` for an invitation.
 * `filterContext` and `onlyAssignable` limit the list to roles that the caller can assign. Every
 * member can list the roles. On Rooms v5, the list has the three built-in roles.
 *
 * Roles_GetRoles: `GET /v2/accounts/{accountId}/roles`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const rolesGetRoles: PagedOperation<RolesGetRolesInput, RolesGetRoles200Response, RolesGetRolesResponses, NonNullable<RolesGetRoles200Response['roles']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Roles_GetRoles', 'GET', '/v2/accounts/{accountId}/roles', {
    paging: {
        items: 'roles',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `rolesCreateRole`.
 */
export interface RolesCreateRoleInput {
    path?: PathOf<RolesCreateRoleParams> | undefined;
    body: RolesCreateRoleBody;
}
/**
 * Create a role.
 *
 * Creates a role for a company on Rooms v6, internal or external, with the permissions of its
 * members. The role must exist before a person can be invited with it. Permissions that the request
 * does not name are `false`, and no two roles of a company have the same name. On Rooms v5, only the
 * three built-in roles exist. The caller needs the permission `canManageRolesAndPermissions`,
 * and can only give permissions that they have.
 *
 * Roles_CreateRole: `POST /v2/accounts/{accountId}/roles`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const rolesCreateRole: Operation<RolesCreateRoleInput, RolesCreateRole201Response, RolesCreateRoleResponses, 'rooms'> = /* @__PURE__ */ operation('Roles_CreateRole', 'POST', '/v2/accounts/{accountId}/roles');


/**
 * The input of `rolesGetRole`.
 */
export interface RolesGetRoleInput {
    path: PathOf<RolesGetRoleParams>;
    query?: RolesGetRoleQueryParams | undefined;
}
/**
 * Read a role.
 *
 * Returns one role with its permissions. With `includeIsAssigned`, the response also indicates
 * whether the role is assigned to a member of the company or to a person in a room. Every member
 * can read the roles.
 *
 * Roles_GetRole: `GET /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const rolesGetRole: Operation<RolesGetRoleInput, RolesGetRole200Response, RolesGetRoleResponses, 'rooms'> = /* @__PURE__ */ operation('Roles_GetRole', 'GET', '/v2/accounts/{accountId}/roles/{roleId}');


/**
 * The input of `rolesUpdateRole`.
 */
export interface RolesUpdateRoleInput {
    path: PathOf<RolesUpdateRoleParams>;
    body: RolesUpdateRoleBody;
}
/**
 * Change a role.
 *
 * Changes the name of a role, its audience and its permissions. What the request does not name stays
 * as it is. The change applies to all members with the role, at once. A role that is assigned cannot
 * change its audience, and the permissions of the default role for administrators cannot be changed.
 * The caller needs the permission `canManageRolesAndPermissions`, and can only add permissions that
 * they have.
 *
 * Roles_UpdateRole: `PUT /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const rolesUpdateRole: Operation<RolesUpdateRoleInput, RolesUpdateRole200Response, RolesUpdateRoleResponses, 'rooms'> = /* @__PURE__ */ operation('Roles_UpdateRole', 'PUT', '/v2/accounts/{accountId}/roles/{roleId}');


/**
 * The input of `rolesDeleteRole`.
 */
export interface RolesDeleteRoleInput {
    path: PathOf<RolesDeleteRoleParams>;
}
/**
 * Delete a role.
 *
 * Deletes a role of the company. A role that a member of the company or a person in a room has
 * cannot be deleted, and neither can the default roles for administrators, managers and agents. Use
 * `Roles_GetRole` with `includeIsAssigned` to see whether a role is still assigned. The caller needs
 * the permission `canManageRolesAndPermissions`.
 *
 * Roles_DeleteRole: `DELETE /v2/accounts/{accountId}/roles/{roleId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const rolesDeleteRole: Operation<RolesDeleteRoleInput, RolesDeleteRole204Response, RolesDeleteRoleResponses, 'rooms'> = /* @__PURE__ */ operation('Roles_DeleteRole', 'DELETE', '/v2/accounts/{accountId}/roles/{roleId}');

