import type { Permissions, Role, RoleSummary } from '@countersign/types/rooms-v2';
import type { PermissionSet, StoredCompany, StoredRole } from '../../../state/model/rooms.ts';
import { permissionNames } from '../access/permission-names.ts';
import { readPermissionSet } from '../access/permissions.ts';
import { roomsDate } from '../rooms-date.ts';

/** A role as lists show it. */
export function presentRoleSummary(role: StoredRole): RoleSummary {
  const { roleId, legacyRoleId, name, isDefaultForAdmin, isExternal, createdAt } = role;
  return {
    roleId,
    ...(legacyRoleId !== undefined && { legacyRoleId }),
    name,
    isDefaultForAdmin,
    isExternal,
    createdDate: roomsDate(createdAt),
  };
}

/**
 * A role with all permissions, also those that it does not have.
 * @param isAssigned left out where the caller did not ask
 */
export function presentRole(company: StoredCompany, role: StoredRole, isAssigned?: boolean): Role {
  return {
    ...presentRoleSummary(role),
    ...(isAssigned !== undefined && { isAssigned }),
    permissions: presentPermissions(readPermissionSet(company, role)),
  };
}

function presentPermissions(permissions: PermissionSet): Permissions {
  return Object.fromEntries(permissionNames.map((name) => [name, permissions.has(name)]));
}
