import {
  type Permission,
  type PermissionSet,
  roomsRoles,
  type StoredCompany,
  type StoredRole,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { listClassicPermissions } from './classic-permissions.ts';
import { keepThoseInRooms } from './permission-names.ts';

/**
 * Reads a member's permissions in the company, from the role or, on v5, from the kind of member.
 * The role of a person from outside counts only in rooms, even if it has permissions in the
 * company.
 */
export async function readPermissions(
  state: State,
  { accountId, version }: StoredCompany,
  member: StoredRoomsUser,
): Promise<PermissionSet> {
  if (version === 'v5') return member.isMember ? listClassicPermissions(member) : new Set();
  const permissions = await readRolePermissions(state, accountId, member.roleId);
  return member.isMember ? permissions : keepThoseInRooms(permissions);
}

/**
 * Reads a person's permissions in a room, from the role there; without one, from their permissions
 * in the company. On v5 there are no roles in rooms.
 */
export function readPermissionsInRoom(
  state: State,
  company: StoredCompany,
  member: StoredRoomsUser,
  roleId: number | undefined,
): Promise<PermissionSet> {
  return roleId === undefined || company.version === 'v5'
    ? readPermissions(state, company, member)
    : readRolePermissions(state, company.accountId, roleId);
}

/**
 * Reads the permissions of a role. On v5, the three built-in roles allow the minimum of their kind
 * of member.
 */
export function readPermissionSet(
  { version }: Pick<StoredCompany, 'version'>,
  { legacyRoleId, permissions }: Pick<StoredRole, 'legacyRoleId' | 'permissions'>,
): PermissionSet {
  const classic = version === 'v5' ? classicKinds.get(legacyRoleId) : undefined;
  if (classic !== undefined) return listClassicPermissions({ classic });
  return { has: (permission) => permissions[permission] === true };
}

/** The kinds of members on v5, by the names of the built-in roles. */
export const classicKinds: ReadonlyMap<
  string | undefined,
  NonNullable<StoredRoomsUser['classic']>
> = new Map([
  ['Admin', 'admin'],
  ['Manager', 'manager'],
  ['Agent', 'agent'],
]);

/** Reads the permissions of a role; none if the role does not exist. */
async function readRolePermissions(
  state: State,
  accountId: string,
  roleId: number | undefined,
): Promise<PermissionSet> {
  const role =
    roleId === undefined ? undefined : await state.of(roomsRoles).get(accountId, String(roleId));
  return role === undefined ? new Set() : readPermissionSet({ version: 'v6' }, role);
}

/**
 * Refuses a call that needs at least one of some permissions in the company.
 * @throws RoomsRefusal
 */
export function requirePermission(
  {
    permissions,
    operationId,
    member,
  }: Pick<RoomsContext, 'permissions' | 'operationId' | 'member'>,
  ...anyOf: readonly Permission[]
): void {
  if (anyOf.some((permission) => permissions.has(permission))) return;
  throw refusePermission(operationId, member.email, anyOf);
}

/**
 * The refusal of a call by someone whose role does not allow it.
 * @evidence public
 */
export function refusePermission(
  operationId: string,
  email: string,
  anyOf: readonly Permission[],
): RoomsRefusal {
  return new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${operationId} requires the permission ${anyOf.join(' or ')}. The role of ${email} does not have it.`,
  );
}
