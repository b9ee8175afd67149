/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the roles of a company.
 *
 * Lists the roles of a company without their permissions, in chunks that `startPosition` and
 * `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
 * `onlyAssignable` narrow the list down to roles that the caller may give to others.
 *
 * Roles_GetRoles: `GET /v2/accounts/{accountId}/roles`
 */
export const rolesGetRoles = /* @__PURE__ */ operation<operations['Roles_GetRoles']>({
    id: 'Roles_GetRoles',
    method: 'GET',
    path: '/v2/accounts/{accountId}/roles'
});


/**
 * Make a role.
 *
 * Makes a role for a company on Rooms v6, internal or external, with the permissions that its
 * holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
 * only the three roles that come with the product. The caller needs the right to manage roles.
 *
 * Roles_CreateRole: `POST /v2/accounts/{accountId}/roles`
 */
export const rolesCreateRole = /* @__PURE__ */ operation<operations['Roles_CreateRole']>({
    id: 'Roles_CreateRole',
    method: 'POST',
    path: '/v2/accounts/{accountId}/roles',
    mediaTypes: ['application/json']
});


/**
 * Read a role.
 *
 * Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
 * somebody holds the role.
 *
 * Roles_GetRole: `GET /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesGetRole = /* @__PURE__ */ operation<operations['Roles_GetRole']>({
    id: 'Roles_GetRole',
    method: 'GET',
    path: '/v2/accounts/{accountId}/roles/{roleId}'
});


/**
 * Change a role.
 *
 * Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
 * holds the role. The caller needs the right to manage roles.
 *
 * Roles_UpdateRole: `PUT /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesUpdateRole = /* @__PURE__ */ operation<operations['Roles_UpdateRole']>({
    id: 'Roles_UpdateRole',
    method: 'PUT',
    path: '/v2/accounts/{accountId}/roles/{roleId}',
    mediaTypes: ['application/json']
});


/**
 * Delete a role.
 *
 * Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
 * whether somebody still holds it. The caller needs the right to manage roles.
 *
 * Roles_DeleteRole: `DELETE /v2/accounts/{accountId}/roles/{roleId}`
 */
export const rolesDeleteRole = /* @__PURE__ */ operation<operations['Roles_DeleteRole']>({
    id: 'Roles_DeleteRole',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/roles/{roleId}'
});

