import {
  offices as companyOffices,
  roomsUsers,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { requireVersion } from '../access/require-version.ts';
import { requireMember } from '../company/require-member.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { findMember, findMemberUnder, saveUser } from './find-member.ts';
import { inviteAdmin, inviteAgent, inviteManager } from './invite-classic.ts';
import { inviteByRole } from './invite-by-role.ts';
import { presentMember, presentSummary } from './present-member.ts';
import { requireOffice, requireRegion } from './read-places.ts';
import { removeMember } from './remove-member.ts';
import { requireOtherAdministrator } from './require-administrator.ts';
import {
  addingMembers,
  managingMembers,
  removingMembers,
  requireReach,
  requireRight,
} from './require-over-member.ts';
import { selectMembers } from './select-members.ts';
import { sendInvitation } from './send-invitation.ts';

export const Users_GetUsers = defineRoomsOperation(
  'Users_GetUsers',
  async (state, { query }, rooms) => {
    requireMember(rooms);
    const all = await state.of(roomsUsers).list(rooms.account.accountId);
    const userSummaries = selectMembers(all, query).map(presentSummary);
    return { status: 200, paged: true, body: { userSummaries, ...wholeRoomsList } };
  },
);

export const Users_GetUser = defineRoomsOperation(
  'Users_GetUser',
  async (state, { path }, rooms) => {
    requireMember(rooms);
    return { status: 200, body: presentMember(await findMember(state, rooms, path.userId)) };
  },
);

export const Users_UpdateUser = defineRoomsOperation(
  'Users_UpdateUser',
  async (state, { path, body }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    const officeId = await requireOffice(state, rooms, body.defaultOfficeId, '/defaultOfficeId');
    await requireReach(state, rooms, { offices: [officeId] });
    const isLocal = user.accessLevel === 'Office' || user.accessLevel === 'Contributor';
    const changed = {
      ...user,
      defaultOfficeId: officeId,
      ...(isLocal && { offices: addOnce(user.offices, officeId) }),
    };
    await saveUser(state, rooms, changed);
    return { status: 200, body: presentMember(changed) };
  },
);

export const Users_RemoveUser = defineRoomsOperation(
  'Users_RemoveUser',
  async (state, { path }, rooms) => {
    const user = await findMemberUnder(state, rooms, removingMembers, path.userId);
    if (user.userId === rooms.member.userId)
      throw new RoomsRefusal(
        'INVALID_REQUEST_PARAMETERS',
        'Invalid path parameter userId: callers cannot remove themselves. Use the token of another member.',
      );
    await requireOtherAdministrator(state, rooms, user);
    await removeMember(state, rooms, user);
    return { status: 204 };
  },
);

export const Users_AddUserToOffice = defineRoomsOperation(
  'Users_AddUserToOffice',
  async (state, { path, body }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    requireOfOffices(user);
    const officeId = await requireOffice(state, rooms, body.officeId, '/officeId');
    await requireReach(state, rooms, { offices: [officeId] });
    await saveUser(state, rooms, { ...user, offices: addOnce(user.offices, officeId) });
    return { status: 204 };
  },
);

export const Users_AddUserToRegion = defineRoomsOperation(
  'Users_AddUserToRegion',
  async (state, { path, body }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    const regionId = await requireRegion(state, rooms, body.regionId, '/regionId');
    await requireReach(state, rooms, { regions: [regionId] });
    requireOfRegions(user);
    await saveUser(state, rooms, { ...user, regions: addOnce(user.regions, regionId) });
    return { status: 204 };
  },
);

export const Users_RemoveUserFromOffice = defineRoomsOperation(
  'Users_RemoveUserFromOffice',
  async (state, { path, body: { officeId } }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    if (!user.offices.includes(officeId))
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `Invalid body at /officeId: ${user.email} does not belong to office ${officeId}. Users_GetUser returns the offices.`,
      );
    requireOtherOffice(user, officeId);
    const offices = user.offices.filter((one) => one !== officeId);
    await saveUser(state, rooms, { ...user, offices });
    return { status: 204 };
  },
);

export const Users_RemoveUserFromRegion = defineRoomsOperation(
  'Users_RemoveUserFromRegion',
  async (state, { path, body: { regionId } }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    if (!user.regions.includes(regionId))
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `Invalid body at /regionId: ${user.email} does not belong to region ${regionId}. Users_GetUser returns the regions.`,
      );
    await requireOtherRegion(state, rooms, user, regionId);
    const regions = user.regions.filter((one) => one !== regionId);
    if (user.accessLevel === 'Region' && regions.length === 0)
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `Invalid body at /regionId: ${user.email} has the access level Region, and this is the last region. Add another one with Users_AddUserToRegion first.`,
      );
    await saveUser(state, rooms, { ...user, regions });
    return { status: 204 };
  },
);

export const Users_LockUser = defineRoomsOperation(
  'Users_LockUser',
  async (state, { path, body }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    if (user.userId === rooms.member.userId)
      throw new RoomsRefusal(
        'INVALID_REQUEST_PARAMETERS',
        'Invalid path parameter userId: callers cannot lock themselves. Use the token of another member.',
      );
    await requireOtherAdministrator(state, rooms, user);
    await saveUser(state, rooms, { ...user, isLockedOut: true, lockedReason: body.reason });
    return { status: 204 };
  },
);

export const Users_UnlockUser = defineRoomsOperation(
  'Users_UnlockUser',
  async (state, { path }, rooms) => {
    const user = await findMemberUnder(state, rooms, managingMembers, path.userId);
    const { lockedReason: _, ...rest } = user;
    await saveUser(state, rooms, { ...rest, isLockedOut: false });
    return { status: 204 };
  },
);

/**
 * Invites a member again who is not active yet.
 * @evidence public
 */
export const Users_ReinviteUser = defineRoomsOperation(
  'Users_ReinviteUser',
  async (state, { path }, rooms) => {
    const user = await findMemberUnder(state, rooms, addingMembers, path.userId);
    if (user.status !== 'Pending')
      throw new RoomsRefusal(
        'USER_ALREADY_ACTIVE',
        `${user.email} is already an active member of ${rooms.company.name}.`,
      );
    await sendInvitation(state, rooms, user, user.invitation?.redirectUrl);
    return { status: 204 };
  },
);

export const Users_InviteUser = defineRoomsOperation(
  'Users_InviteUser',
  async (state, { body }, rooms) => {
    requireRight(rooms, addingMembers);
    requireVersion(rooms, 'v6', 'Use one of the operations Users_InviteClassic….');
    return { status: 201, body: presentMember(await inviteByRole(state, rooms, body)) };
  },
);

const useInviteUser = 'Use Users_InviteUser.';

export const Users_InviteClassicAdmin = defineRoomsOperation(
  'Users_InviteClassicAdmin',
  async (state, { body }, rooms) => {
    requireRight(rooms, addingMembers);
    requireVersion(rooms, 'v5', useInviteUser);
    return { status: 201, body: presentMember(await inviteAdmin(state, rooms, body)) };
  },
);

export const Users_InviteClassicManager = defineRoomsOperation(
  'Users_InviteClassicManager',
  async (state, { body }, rooms) => {
    requireRight(rooms, addingMembers);
    requireVersion(rooms, 'v5', useInviteUser);
    return { status: 201, body: presentMember(await inviteManager(state, rooms, body)) };
  },
);

export const Users_InviteClassicAgent = defineRoomsOperation(
  'Users_InviteClassicAgent',
  async (state, { body }, rooms) => {
    requireRight(rooms, addingMembers);
    requireVersion(rooms, 'v5', useInviteUser);
    return { status: 201, body: presentMember(await inviteAgent(state, rooms, body)) };
  },
);

/** A list with an ID in it, which it does not have twice. */
function addOnce(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? [...ids] : [...ids, id];
}

/** The access levels of members who have offices of their own. */
const levelsOfOffices: ReadonlySet<string> = new Set(['Contributor', 'Office']);

/**
 * Refuses offices for a member who has more than some offices in reach.
 * @throws RoomsRefusal INVALID_REQUEST_PARAMETERS
 * @evidence public
 */
function requireOfOffices({ userId, email, accessLevel }: StoredRoomsUser): void {
  if (levelsOfOffices.has(accessLevel)) return;
  throw new RoomsRefusal(
    'INVALID_REQUEST_PARAMETERS',
    `Invalid path parameter userId: ${email} (${userId}) has the access level ${accessLevel}. Only members of the levels Contributor and Office are added to an office.`,
  );
}

/**
 * Lets only members with the access level of regions be added to one.
 * @throws RoomsRefusal INVALID_REQUEST_PARAMETERS
 * @evidence public
 */
function requireOfRegions({ userId, email, accessLevel }: StoredRoomsUser): void {
  if (accessLevel === 'Region') return;
  throw new RoomsRefusal(
    'INVALID_REQUEST_PARAMETERS',
    `Invalid path parameter userId: ${email} (${userId}) has the access level ${accessLevel}. Only members of the level Region are added to a region.`,
  );
}

/**
 * Keeps a member in the default office.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
function requireOtherOffice({ email, defaultOfficeId }: StoredRoomsUser, officeId: number): void {
  if (defaultOfficeId === officeId)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `Invalid body at /officeId: office ${officeId} is the default office of ${email}. Set another one with Users_UpdateUser first.`,
    );
}

/**
 * Keeps a member in the region of the default office.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
async function requireOtherRegion(
  state: State,
  { account }: RoomsContext,
  { email, defaultOfficeId }: StoredRoomsUser,
  regionId: number,
): Promise<void> {
  const office = await state.of(companyOffices).get(account.accountId, String(defaultOfficeId));
  if (office?.regionId === regionId)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `Invalid body at /regionId: region ${regionId} has the default office of ${email}, ${office.name} (${defaultOfficeId}). Set another one with Users_UpdateUser first.`,
    );
}
