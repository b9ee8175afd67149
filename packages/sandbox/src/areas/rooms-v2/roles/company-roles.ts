import {
  roomsRoles,
  roomsUsers,
  type StoredCompany,
  type StoredRole,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { classicKinds } from '../access/permissions.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** The roles of a company, in the order of their IDs. */
export async function listRoles(
  state: State,
  { accountId }: Pick<StoredCompany, 'accountId'>,
): Promise<StoredRole[]> {
  const roles = await state.of(roomsRoles).list(accountId);
  return roles.toSorted((a, b) => a.roleId - b.roleId);
}

/** @throws RoomsRefusal where the company has no such role */
export async function findRole(
  state: State,
  { accountId, name }: Pick<StoredCompany, 'accountId' | 'name'>,
  roleId: number | string,
): Promise<StoredRole> {
  const role = await state.of(roomsRoles).get(accountId, String(Number(roleId)));
  if (role !== undefined) return role;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `${name} has no role ${roleId}. Get the IDs of its roles with Roles_GetRoles.`,
  );
}

/** Filters roles whose name begins with a text, ignoring case; without a text, all. */
export function filterByName(roles: readonly StoredRole[], filter = ''): StoredRole[] {
  const beginning = filter.toLowerCase();
  return roles.filter(({ name }) => name.toLowerCase().startsWith(beginning));
}

/**
 * Checks whether a member of the company, or a person in a room, has a role. The role of the first
 * invitation of a person from outside does not count, only those in rooms.
 */
export async function isRoleAssigned(
  state: State,
  { accountId, version }: StoredCompany,
  { roleId, legacyRoleId }: StoredRole,
): Promise<boolean> {
  const members = (await state.of(roomsUsers).list(accountId)).filter(({ isMember }) => isMember);
  if (version === 'v5')
    return members.some(({ classic }) => classic === classicKinds.get(legacyRoleId));
  return (
    members.some((member) => member.roleId === roleId) || state.rooms.hasRole(accountId, roleId)
  );
}

/**
 * Requires a name for a role that no other role of the company has.
 * @param own the ID of the role that gets the name
 */
export async function requireRoleName(
  state: State,
  company: StoredCompany,
  name: string,
  own?: number,
): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '')
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      'The name of the role at /name is empty.',
    );
  const other = (await listRoles(state, company)).find(
    (role) => role.roleId !== own && role.name.toLowerCase() === trimmed.toLowerCase(),
  );
  if (other === undefined) return trimmed;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Role ${other.roleId} of ${company.name} already has the name ${other.name}. Use another one at /name.`,
  );
}
