// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RolesCreateRole201Response, RolesCreateRoleResponses, RolesDeleteRole204Response, RolesDeleteRoleResponses, RolesGetRole200Response, RolesGetRoleResponses, RolesGetRoles200Response, RolesGetRolesResponses, RolesUpdateRole200Response, RolesUpdateRoleResponses } from '@countersign/types/rooms-v2/roles';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RolesCreateRoleInput, RolesDeleteRoleInput, RolesGetRoleInput, RolesGetRolesInput, RolesUpdateRoleInput } from '../roles.js';
import { rolesCreateRole, rolesDeleteRole, rolesGetRole, rolesGetRoles, rolesUpdateRole } from '../roles.js';
/**
 * A role says what its holder may do: with rooms, room details, documents, envelopes, members
 * and company settings.
 *
 * Companies on Rooms v5 have three roles that come with the product. An Admin looks after all
 * members and the company settings. A Manager looks after the rooms of offices or regions, and
 * may be given more by a ClassicManagerPermissions object. An Agent sees only rooms that the
 * agent made or that were made for the agent, and touches neither members nor settings. What
 * the three may do can be changed on the member.
 *
 * Companies on Rooms v6 make their own roles. An internal role is for people of the company; an
 * external one is for others and is given with the invitation to a room. A role must exist
 * before anybody can be invited with it. Each member has one default role in the company and
 * may have a further one in each room; inside a room, only the room's own role counts.
 */
export interface Roles {
    /**
     * List the roles of a company.
     *
     * Lists the roles of a company without their permissions, in chunks that `startPosition` and
     * `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
     * `onlyAssignable` narrow the list down to roles that the caller may give to others.
     *
     * Roles_GetRoles: `GET /v2/accounts/{accountId}/roles`
     */
    getRoles(input?: RolesGetRolesInput, options?: CallOptions): PagedCall<RolesGetRoles200Response, RolesGetRolesResponses, NonNullable<RolesGetRoles200Response['roles']>[number]>;
    /**
     * Make a role.
     *
     * Makes a role for a company on Rooms v6, internal or external, with the permissions that its
     * holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
     * only the three roles that come with the product. The caller needs the right to manage roles.
     *
     * Roles_CreateRole: `POST /v2/accounts/{accountId}/roles`
     */
    createRole(input: RolesCreateRoleInput, options?: CallOptions): Call<RolesCreateRole201Response, RolesCreateRoleResponses>;
    /**
     * Read a role.
     *
     * Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
     * somebody holds the role.
     *
     * Roles_GetRole: `GET /v2/accounts/{accountId}/roles/{roleId}`
     */
    getRole(input: RolesGetRoleInput, options?: CallOptions): Call<RolesGetRole200Response, RolesGetRoleResponses>;
    /**
     * Change a role.
     *
     * Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
     * holds the role. The caller needs the right to manage roles.
     *
     * Roles_UpdateRole: `PUT /v2/accounts/{accountId}/roles/{roleId}`
     */
    updateRole(input: RolesUpdateRoleInput, options?: CallOptions): Call<RolesUpdateRole200Response, RolesUpdateRoleResponses>;
    /**
     * Delete a role.
     *
     * Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
     * whether somebody still holds it. The caller needs the right to manage roles.
     *
     * Roles_DeleteRole: `DELETE /v2/accounts/{accountId}/roles/{roleId}`
     */
    deleteRole(input: RolesDeleteRoleInput, options?: CallOptions): Call<RolesDeleteRole204Response, RolesDeleteRoleResponses>;
}
/**
 * Makes the functions of Roles into methods of one object.
 */
export function roles(client: Client): Roles {
    return {
        getRoles: rolesGetRoles.bind(null, client),
        createRole: rolesCreateRole.bind(null, client),
        getRole: rolesGetRole.bind(null, client),
        updateRole: rolesUpdateRole.bind(null, client),
        deleteRole: rolesDeleteRole.bind(null, client)
    };
}

