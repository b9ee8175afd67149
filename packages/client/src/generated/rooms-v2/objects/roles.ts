// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RolesCreateRole201Response, RolesCreateRoleResponses, RolesDeleteRole204Response, RolesDeleteRoleResponses, RolesGetRole200Response, RolesGetRoleResponses, RolesGetRoles200Response, RolesGetRolesResponses, RolesUpdateRole200Response, RolesUpdateRoleResponses } from '@countersign/types/rooms-v2/roles';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RolesCreateRoleInput, RolesDeleteRoleInput, RolesGetRoleInput, RolesGetRolesInput, RolesUpdateRoleInput } from '../roles.js';
import { rolesCreateRole, rolesDeleteRole, rolesGetRole, rolesGetRoles, rolesUpdateRole } from '../roles.js';
/**
 * A role specifies the permissions of its members: for rooms, room details, documents, envelopes,
 * members and company settings.
 *
 * Companies on Rooms v5 have three built-in roles. An Admin manages all members and the company
 * settings. A Manager manages the rooms of offices or regions, and can have additional permissions
 * from a ClassicManagerPermissions object. An Agent can only view rooms that the agent created or
 * that were created for the agent, and cannot manage members or settings. The permissions of the
 * three roles can be changed for each member.
 *
 * Companies on Rooms v6 create their own roles. An internal role is for people of the company. An
 * external role is for other people and is assigned with the invitation to a room. A role must
 * exist before a person can be invited with it. Each member has one default role in the company
 * and can have another one in each room. Inside a room, only the role of the room applies.
 */
export interface Roles {
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
    getRoles(input?: RolesGetRolesInput, options?: CallOptions): PagedCall<RolesGetRoles200Response, RolesGetRolesResponses, NonNullable<RolesGetRoles200Response['roles']>[number]>;
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
    createRole(input: RolesCreateRoleInput, options?: CallOptions): Call<RolesCreateRole201Response, RolesCreateRoleResponses>;
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
    getRole(input: RolesGetRoleInput, options?: CallOptions): Call<RolesGetRole200Response, RolesGetRoleResponses>;
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
    updateRole(input: RolesUpdateRoleInput, options?: CallOptions): Call<RolesUpdateRole200Response, RolesUpdateRoleResponses>;
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
    deleteRole(input: RolesDeleteRoleInput, options?: CallOptions): Call<RolesDeleteRole204Response, RolesDeleteRoleResponses>;
}
/**
 * Creates an object whose methods are the functions of Roles.
 */
export function roles(client: Client<'rooms'>): Roles {
    return {
        getRoles: rolesGetRoles.bind(null, client),
        createRole: rolesCreateRole.bind(null, client),
        getRole: rolesGetRole.bind(null, client),
        updateRole: rolesUpdateRole.bind(null, client),
        deleteRole: rolesDeleteRole.bind(null, client)
    };
}

