import type { RoomUserRemovalDetail } from '@countersign/types/rooms-v2';
import { requireDateTime } from '../../../engine/date-time.ts';
import { findRoom, requireInRoom, type FoundRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { putPerson, restoreAccess, revokeAccess } from './end-access.ts';
import { invitePerson } from './invite-person.ts';
import { readRoomRole } from './read-role.ts';
import {
  findPerson,
  findRoleId,
  listVisiblePeople,
  presentPerson,
  presentRoomUser,
  presentSummary,
  isInvitedBy,
  type PersonInRoom,
} from './room-people.ts';
import type { Permission, StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { hasText } from '../users/select-members.ts';
import { sortByPerson } from '../users/sort-by-person.ts';

/** A permission for all people of a room, and the one for those whom the caller invited. */
interface OverPeople {
  any: Permission;
  invited: Permission;
}

/** Permissions for changing the roles of people. */
const overRoles: OverPeople = {
  any: 'canEditAnyRoomRole',
  invited: 'canEditInvitedRoomRole',
};

/** Permissions for revoking and restoring the access of people. */
const overAccess: OverPeople = {
  any: 'canManageAnyUserRoomAccess',
  invited: 'canManageInvitedUserRoomAccess',
};

/**
 * Refuses a call that is about a person whom the caller may not manage.
 * @throws RoomsRefusal
 * @evidence public
 */
function requireOverPerson(
  found: FoundRoom,
  rooms: RoomsContext,
  { any, invited }: OverPeople,
  { person }: PersonInRoom,
): void {
  requireInRoom(found, rooms, any, invited);
  if (found.permissions.has(any) || isInvitedBy(person, rooms)) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${rooms.operationId} requires the permission ${any} for user ${person.userId}. With ${invited}, ${rooms.member.email} can manage only people whom they invited.`,
  );
}

export const Rooms_GetRoomUsers = defineRoomsOperation(
  'Rooms_GetRoomUsers',
  async (state, { path, query }, rooms) => {
    const { room } = await findRoom(state, rooms, path.roomId);
    const people = selectPeople(await listVisiblePeople(state, room), query);
    const users = people.map((one) => presentSummary(rooms.company, one));
    return { status: 200, paged: true, body: { users, ...wholeRoomsList } };
  },
);

export const Rooms_InviteUser = defineRoomsOperation(
  'Rooms_InviteUser',
  async (state, { path, body }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, 'canAddUsersToRooms');
    const { isAgain, ...invited } = await invitePerson(state, rooms, found, body);
    const answer = { ...presentPerson(invited), roomId: found.room.roomId };
    return isAgain ? { status: 200, body: answer } : { status: 201, body: answer };
  },
);

export const Rooms_PutRoomUser = defineRoomsOperation(
  'Rooms_PutRoomUser',
  async (state, { path, body }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, overRoles.any, overRoles.invited);
    const { room } = found;
    const { person, user } = await findPerson(state, room, Number(path.userId));
    requireOverPerson(found, rooms, overRoles, { person, user });
    const { roleId, transactionSideId } = body;
    if (roleId !== undefined && roleId !== findRoleId({ person, user }))
      await readRoomRole(state, rooms, found, roleId, user);
    const changed = {
      ...person,
      ...(roleId !== undefined && { roleId }),
      ...(transactionSideId !== undefined && { transactionSideId }),
    };
    await putPerson(state, room, changed);
    return { status: 200, body: presentRoomUser(state, { person: changed, user }) };
  },
);

export const Rooms_RevokeRoomUserAccess = defineRoomsOperation(
  'Rooms_RevokeRoomUserAccess',
  async (state, { path, body }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, overAccess.any, overAccess.invited);
    const one = await findPerson(state, found.room, Number(path.userId));
    requireOverPerson(found, rooms, overAccess, one);
    await revokeAccess(state, found.room, one.person, readRevocation(body, state.now));
    return { status: 204 };
  },
);

export const Rooms_RestoreRoomUserAccess = defineRoomsOperation(
  'Rooms_RestoreRoomUserAccess',
  async (state, { path }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, overAccess.any, overAccess.invited);
    const { room } = found;
    const one = await findPerson(state, room, Number(path.userId));
    requireOverPerson(found, rooms, overAccess, one);
    const { revokedAt, revokesAt } = one.person;
    if (revokedAt === undefined && revokesAt === undefined)
      throw new RoomsRefusal(
        'INVALID_REQUEST_PARAMETERS',
        `Invalid path parameter userId: the access of user ${one.user.userId} to room ${room.roomId} was not revoked.`,
      );
    await restoreAccess(state, room, one.person);
    return { status: 204 };
  },
);

/**
 * Reads the time of a revocation: now if the body has no date.
 * @throws RoomsRefusal
 */
function readRevocation(body: RoomUserRemovalDetail | undefined, now: number): number {
  if (body?.revocationDate === undefined) return now;
  return requireDateTime(
    '/revocationDate',
    body.revocationDate,
    (sentence) => new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', sentence),
  );
}

/**
 * Selects and sorts people as the query of a list says; by their last names without a word, the last
 * of the alphabet first.
 * @param sort such as `LastNameAsc`, in upper or lower case
 * @evidence public
 */
function selectPeople<Item extends { user: StoredRoomsUser }>(
  people: readonly Item[],
  {
    filter = '',
    sort = 'lastNameDesc',
  }: { filter?: string | undefined; sort?: string | undefined },
): Item[] {
  const found = people.filter(({ user }) => hasText(user, filter));
  return sortByPerson(found, ({ user }) => user, sort);
}
