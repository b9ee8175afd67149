import type { RoomUser, RoomUserSummary } from '@countersign/types/rooms-v2';
import {
  roomsRoles,
  roomsUsers,
  type StoredCompany,
  type StoredRole,
  type StoredRoom,
  type StoredRoomPerson,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { hasAccess } from '../access/find-room.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** A person of a room, with the user of Rooms who it is. */
export interface PersonInRoom {
  person: StoredRoomPerson;
  user: StoredRoomsUser;
}

/**
 * Finds a person of a room, also one whose access was revoked.
 * @throws RoomsRefusal
 */
export async function findPerson(
  state: State,
  { accountId, roomId, people }: StoredRoom,
  userId: number,
): Promise<PersonInRoom> {
  const person = people.find((one) => one.userId === userId);
  const user =
    person === undefined ? undefined : await state.of(roomsUsers).get(accountId, String(userId));
  if (person !== undefined && user !== undefined) return { person, user };
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `User ${userId} is not in room ${roomId}. Get the IDs with Rooms_GetRoomUsers.`,
  );
}

/** The people who have access to a room and are not hidden there, in the order of their invitation. */
export async function listVisiblePeople(
  state: State,
  { accountId, people }: StoredRoom,
): Promise<(PersonInRoom & { role: StoredRole | undefined })[]> {
  const visible: (PersonInRoom & { role: StoredRole | undefined })[] = [];
  for (const person of people) {
    const user = hasAccess(person, state.now)
      ? await state.of(roomsUsers).get(accountId, String(person.userId))
      : undefined;
    if (user === undefined) continue;
    const roleId = findRoleId({ person, user });
    const role =
      roleId === undefined ? undefined : await state.of(roomsRoles).get(accountId, String(roleId));
    if (role?.permissions.isHiddenInRoom !== true) visible.push({ person, user, role });
  }
  return visible;
}

/** The role in the room; a member of the company without one has that of the company. */
export function findRoleId({ person, user }: PersonInRoom): number | undefined {
  return person.roleId ?? user.roleId;
}

/** A person of a room as the service shows them in a list. */
export function presentSummary(
  company: StoredCompany,
  { role, ...found }: PersonInRoom & { role: StoredRole | undefined },
): RoomUserSummary {
  const { titleId, isMember, companyName = isMember ? company.name : undefined } = found.user;
  return {
    ...presentPerson(found),
    ...(titleId !== undefined && { titleId }),
    ...(companyName !== undefined && { companyName }),
    ...(role !== undefined && { roleName: role.name }),
  };
}

/** A person of a room, with the status of their access. */
export function presentRoomUser(state: State, found: PersonInRoom): RoomUser {
  const { invitedByUserId } = found.person;
  return {
    ...presentPerson(found),
    isRevoked: !hasAccess(found.person, state.now),
    ...(invitedByUserId !== undefined && { invitedByUserId }),
  };
}

/** Presents the properties of a person that every response has. */
export function presentPerson(found: PersonInRoom) {
  const { userId, email, firstName, lastName } = found.user;
  const { transactionSideId } = found.person;
  const roleId = findRoleId(found);
  return {
    userId,
    email,
    firstName,
    lastName,
    ...(transactionSideId !== undefined && { transactionSideId }),
    ...(roleId !== undefined && { roleId }),
  };
}

/** Checks whether the caller invited a person to the room. */
export function isInvitedBy(person: StoredRoomPerson, { member }: RoomsContext): boolean {
  return person.invitedByUserId === member.userId;
}
