import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { roomsRoles, type StoredRole } from '../../../state/model/rooms.ts';
import { canAssign, type PermissionScope } from '../access/permission-names.ts';
import { requirePermission } from '../access/permissions.ts';
import { requireVersion } from '../access/require-version.ts';
import { newRoleId } from '../access/system-roles.ts';
import { requireMember } from '../company/require-member.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { checkRoleChange, checkRoleRemoval, requireOwnPermissions } from './check-change.ts';
import {
  filterByName,
  findRole,
  isRoleAssigned,
  listRoles,
  requireRoleName,
} from './company-roles.ts';
import { presentRole, presentRoleSummary } from './present-role.ts';

/** The scope of the comparison for each filter of assignable roles. */
const scopes: ReadonlyMap<string | undefined, PermissionScope> = new Map([
  ['AssignableRolesBasedOnAllPermissions', 'all'],
  ['AssignableRolesBasedOnCompanyPermissions', 'company'],
]);

export const Roles_GetRoles = defineRoomsOperation(
  'Roles_GetRoles',
  async (state, { query }, rooms) => {
    const { company, permissions } = rooms;
    requireMember(rooms);
    const { filter, filterContext, onlyAssignable } = query;
    const scope =
      scopes.get(filterContext) ??
      (filterContext === undefined && String(onlyAssignable) === 'true' ? 'company' : undefined);
    const roles = filterByName(await listRoles(state, company), filter).filter(
      (role) => scope === undefined || canAssign(permissions, role, scope),
    );
    const body = { roles: roles.map(presentRoleSummary), ...wholeRoomsList };
    return { status: 200, paged: true, body };
  },
);

export const Roles_GetRole = defineRoomsOperation(
  'Roles_GetRole',
  async (state, { path, query }, rooms) => {
    const { company } = rooms;
    requireMember(rooms);
    const role = await findRole(state, company, path.roleId);
    const isAssigned =
      String(query.includeIsAssigned) === 'true'
        ? await isRoleAssigned(state, company, role)
        : undefined;
    return { status: 200, body: presentRole(company, role, isAssigned) };
  },
);

export const Roles_CreateRole = defineRoomsOperation(
  'Roles_CreateRole',
  async (state, { body }, rooms) => {
    const { company } = rooms;
    requirePermission(rooms, 'canManageRolesAndPermissions', 'canManageAccount');
    requireVersion(rooms, 'v6', 'A company on Rooms v5 has only the three built-in roles.');
    const permissions = withoutUndefined(body.permissions ?? {});
    requireOwnPermissions(rooms, {}, permissions);
    const role: StoredRole = {
      roleId: await newRoleId(state, company.accountId, rooms),
      name: await requireRoleName(state, company, body.name),
      isDefaultForAdmin: false,
      isExternal: body.isExternal ?? false,
      createdAt: state.now,
      permissions,
    };
    await state.of(roomsRoles).put(company.accountId, String(role.roleId), role);
    return { status: 201, body: presentRole(company, role) };
  },
);

export const Roles_UpdateRole = defineRoomsOperation(
  'Roles_UpdateRole',
  async (state, { path, body }, rooms) => {
    const { company } = rooms;
    requirePermission(rooms, 'canManageRolesAndPermissions', 'canManageAccount');
    requireVersion(rooms, 'v6', 'The built-in roles of Rooms v5 cannot be changed.');
    const before = await findRole(state, company, path.roleId);
    const role: StoredRole = {
      ...before,
      name:
        body.name === undefined
          ? before.name
          : await requireRoleName(state, company, body.name, before.roleId),
      isExternal: body.isExternal ?? before.isExternal,
      permissions: { ...before.permissions, ...withoutUndefined(body.permissions ?? {}) },
    };
    await checkRoleChange(state, company, before, role);
    requireOwnPermissions(rooms, before.permissions, role.permissions);
    await state.of(roomsRoles).put(company.accountId, String(role.roleId), role);
    return { status: 200, body: presentRole(company, role) };
  },
);

export const Roles_DeleteRole = defineRoomsOperation(
  'Roles_DeleteRole',
  async (state, { path }, rooms) => {
    const { company } = rooms;
    requirePermission(rooms, 'canManageRolesAndPermissions', 'canManageAccount');
    requireVersion(rooms, 'v6', 'The built-in roles of Rooms v5 cannot be deleted.');
    const role = await findRole(state, company, path.roleId);
    await checkRoleRemoval(state, company, role);
    await state.of(roomsRoles).remove(company.accountId, String(role.roleId));
    return { status: 204 };
  },
);
