import type { Permissions } from '@countersign/types/rooms-v2';
import type { StoredCompany, StoredRole } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { canGive, permissionNames } from '../access/permission-names.ts';
import { isSystemRole } from '../access/system-roles.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { isRoleAssigned } from './company-roles.ts';

/**
 * Checks that a role may change as requested. Administrators must keep their permissions, so that
 * the company can still be managed.
 * @throws RoomsRefusal
 */
export async function checkRoleChange(
  state: State,
  company: StoredCompany,
  before: StoredRole,
  after: StoredRole,
): Promise<void> {
  const changed = permissionNames.filter(
    (name) => (before.permissions[name] ?? false) !== (after.permissions[name] ?? false),
  );
  if (before.isDefaultForAdmin && changed.length > 0)
    throw new RoomsRefusal(
      'ROLE_IS_PREDEFINED',
      `${before.name} is the default role of administrators. Its permissions cannot be changed (/permissions/${changed[0]}).`,
    );
  if (before.isExternal === after.isExternal) return;
  if (isSystemRole(before))
    throw new RoomsRefusal(
      'ROLE_IS_PREDEFINED',
      `${before.name} is a default role for members of the company. It cannot become external (/isExternal).`,
    );
  if (await isRoleAssigned(state, company, before))
    throw new RoomsRefusal(
      'ROLE_IN_USE',
      `The role ${before.name} is assigned, so it stays ${before.isExternal ? 'external' : 'internal'} (/isExternal). Give the people who have it another role first.`,
    );
}

/**
 * Checks that a caller gives a role only permissions that they have themselves. Otherwise the right
 * to manage roles would contain all others.
 * @throws RoomsRefusal
 */
export function requireOwnPermissions(
  { permissions, member, operationId }: RoomsContext,
  before: Permissions,
  after: Permissions,
): void {
  const added = permissionNames.filter((name) => after[name] === true && before[name] !== true);
  const missing = added.find((name) => !canGive(permissions, name));
  if (missing === undefined) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${operationId} cannot add the permission ${missing} (/permissions/${missing}), since the role of ${member.email} does not have it.`,
  );
}

/**
 * Checks that a role can be deleted.
 * @throws RoomsRefusal
 * @evidence public
 */
export async function checkRoleRemoval(
  state: State,
  company: StoredCompany,
  role: StoredRole,
): Promise<void> {
  if (isSystemRole(role))
    throw new RoomsRefusal(
      'ROLE_IS_PREDEFINED',
      `${role.name} is a default role of every company. It cannot be deleted.`,
    );
  if (await isRoleAssigned(state, company, role))
    throw new RoomsRefusal(
      'ROLE_IN_USE',
      `The role ${role.name} is assigned to a member of ${company.name} or to a person in a room. Give these people another role first.`,
    );
}
