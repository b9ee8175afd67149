/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RolesCreateRole201Response, RolesCreateRoleBody, RolesCreateRoleParams, RolesCreateRoleResponses, RolesDeleteRole204Response, RolesDeleteRoleParams, RolesDeleteRoleResponses, RolesGetRole200Response, RolesGetRoleParams, RolesGetRoleQueryParams, RolesGetRoleResponses, RolesGetRoles200Response, RolesGetRolesParams, RolesGetRolesQueryParams, RolesGetRolesResponses, RolesUpdateRole200Response, RolesUpdateRoleBody, RolesUpdateRoleParams, RolesUpdateRoleResponses } from '@countersign/types/rooms-v2/roles';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `rolesGetRoles` takes.
 */
export interface RolesGetRolesInput {
    path?: PathOf<RolesGetRolesParams> | undefined;
    query?: RolesGetRolesQueryParams | undefined;
}
/**
 * List the roles of a company.
 *
 * Lists the roles of a company without their permissions, in chunks that `startPosition` and
 * `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
 * `onlyAssignable` narrow the list down to roles that the caller may give to others.
 *
 * Roles_GetRoles: `GET /v2/accounts/{accountId}/roles`
 */
export const rolesGetRoles: PagedOperation<RolesGetRolesInput, RolesGetRoles200Response, RolesGetRolesResponses, NonNullable<RolesGetRoles200Response['roles']>[number]> = /* @__PURE__ */ pagedOperation('Roles_GetRoles', 'GET', '/v2/accounts/{accountId}/roles', {
    paging: {
        items: 'roles',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * What `rolesCreateRole` takes.
 */
export interface RolesCreateRoleInput {
    path?: PathOf<RolesCreateRoleParams> | undefined;
    body: RolesCreateRoleBody;
}
/**
 * Make a role.
 *
 * Makes a role for a company on Rooms v6, internal or external, with the permissions that its
 * holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
 * only the three roles that come with the product. The caller needs the right to manage roles.
 *
 * Roles_CreateRole: `POST /v2/accounts/{accountId}/roles`
 */
export const rolesCreateRole: Operation<RolesCreateRoleInput, RolesCreateRole201Response, RolesCreateRoleResponses> = /* @__PURE__ */ operation('Roles_CreateRole', 'POST', '/v2/accounts/{accountId}/roles');


/**
 * What `rolesGetRole` takes.
 */
export interface RolesGetRoleInput {
    path: PathOf<RolesGetRoleParams>;
    query?: RolesGetRoleQueryParams | undefined;
}
/**
 * Read a role.
 *
 * Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
 * somebody holds the role.
 *
 * Roles_GetRole: `GET /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesGetRole: Operation<RolesGetRoleInput, RolesGetRole200Response, RolesGetRoleResponses> = /* @__PURE__ */ operation('Roles_GetRole', 'GET', '/v2/accounts/{accountId}/roles/{roleId}');


/**
 * What `rolesUpdateRole` takes.
 */
export interface RolesUpdateRoleInput {
    path: PathOf<RolesUpdateRoleParams>;
    body: RolesUpdateRoleBody;
}
/**
 * Change a role.
 *
 * Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
 * holds the role. The caller needs the right to manage roles.
 *
 * Roles_UpdateRole: `PUT /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesUpdateRole: Operation<RolesUpdateRoleInput, RolesUpdateRole200Response, RolesUpdateRoleResponses> = /* @__PURE__ */ operation('Roles_UpdateRole', 'PUT', '/v2/accounts/{accountId}/roles/{roleId}');


/**
 * What `rolesDeleteRole` takes.
 */
export interface RolesDeleteRoleInput {
    path: PathOf<RolesDeleteRoleParams>;
}
/**
 * Delete a role.
 *
 * Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
 * whether somebody still holds it. The caller needs the right to manage roles.
 *
 * Roles_DeleteRole: `DELETE /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesDeleteRole: Operation<RolesDeleteRoleInput, RolesDeleteRole204Response, RolesDeleteRoleResponses> = /* @__PURE__ */ operation('Roles_DeleteRole', 'DELETE', '/v2/accounts/{accountId}/roles/{roleId}');

