import type { AccessLevel } from '@countersign/types/rooms-v2';
import type { Permission, StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import { requirePermission } from '../access/permissions.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** The two permissions of a right over other members: below the own access level, and at it. */
export interface MemberRight {
  below: Permission;
  same: Permission;
}

export const addingMembers: MemberRight = {
  below: 'canAddMemberAndSetRoleLowerAccessLevel',
  same: 'canAddMemberAndSetRoleSameAccessLevel',
};

export const managingMembers: MemberRight = {
  below: 'canManageMemberLowerAccessLevel',
  same: 'canManageMemberSameAccessLevel',
};

export const removingMembers: MemberRight = {
  below: 'canRemoveCompanyMemberLowerAccessLevel',
  same: 'canRemoveCompanyMemberSameAccessLevel',
};

/** The access levels, from the narrowest to the widest. */
export const levels: readonly AccessLevel[] = [
  'Contributor',
  'Office',
  'Region',
  'Company',
  'Admin',
];

/** The access level of a user, with their offices and regions. */
type Place = Pick<StoredRoomsUser, 'accessLevel' | 'offices' | 'regions'>;

/** @throws RoomsRefusal where the caller has the right over no other member */
export function requireRight(rooms: RoomsContext, { below, same }: MemberRight): void {
  requirePermission(rooms, below, same);
}

/**
 * Checks that the caller has a right over a member: the permission for the access level of the
 * member, and an office or region in common.
 * @throws RoomsRefusal USER_LACKS_PERMISSIONS
 * @evidence public
 */
export async function requireOverMember(
  state: State,
  rooms: RoomsContext,
  right: MemberRight,
  other: Place & Pick<StoredRoomsUser, 'email'>,
): Promise<void> {
  requireLevel(rooms, right, other.accessLevel);
  const reach = await readReach(state, rooms);
  if (
    reach === 'all' ||
    other.offices.some((office) => reach.offices.includes(office)) ||
    other.regions.some((region) => reach.regions.includes(region))
  )
    return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${rooms.member.email} has no office or region in common with ${other.email}. Use the token of a member with access to the whole company.`,
  );
}

/**
 * Checks the access level against that of the caller.
 * @throws RoomsRefusal USER_LACKS_PERMISSIONS
 * @evidence public
 */
export function requireLevel(
  { permissions, member, operationId }: RoomsContext,
  { below, same }: MemberRight,
  level: AccessLevel,
): void {
  const difference = levels.indexOf(level) - levels.indexOf(member.accessLevel);
  if (difference < 0 && permissions.has(below)) return;
  if (difference === 0 && permissions.has(same)) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    difference > 0
      ? `${operationId} cannot be called for the access level ${level}, which is above the level ${member.accessLevel} of ${member.email}.`
      : `${operationId} requires the permission ${difference < 0 ? below : same} for the access level ${level}. The role of ${member.email} does not have it.`,
  );
}

/**
 * Checks that the caller has access to all of some offices and regions.
 * @throws RoomsRefusal USER_LACKS_PERMISSIONS
 * @evidence public
 */
export async function requireReach(
  state: State,
  rooms: RoomsContext,
  { offices = [], regions = [] }: { offices?: readonly number[]; regions?: readonly number[] },
): Promise<void> {
  const reach = await readReach(state, rooms);
  if (reach === 'all') return;
  const office = offices.find((one) => !reach.offices.includes(one));
  const region = regions.find((one) => !reach.regions.includes(one));
  if (office === undefined && region === undefined) return;
  const place = office === undefined ? `region ${region}` : `office ${office}`;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${rooms.member.email} has no access to ${place}. Name only offices and regions that the caller belongs to.`,
  );
}

/** The offices and regions that the caller belongs to or oversees; `all` for the whole company. */
async function readReach(
  state: State,
  { account, member }: RoomsContext,
): Promise<'all' | Pick<Place, 'offices' | 'regions'>> {
  const covered = await listOfficesInReach(state, account.accountId, member);
  if (covered === 'all') return 'all';
  const isRegional = member.accessLevel === 'Region';
  return {
    offices: [...covered, ...(isRegional ? [] : member.offices)],
    regions: isRegional ? member.regions : [],
  };
}
