import type { RoomInvite } from '@countersign/types/rooms-v2';
import {
  roomsUsers,
  type StoredRoom,
  type StoredRoomPerson,
  type StoredRoomsUser,
  transactionSides,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { type FoundRoom, hasAccess } from '../access/find-room.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { requirePerson } from '../users/require-person.ts';
import { readRoomRole } from './read-role.ts';
import { findRoleId, type PersonInRoom } from './room-people.ts';
import { roomsInvitationPath } from '../../../pages/paths.ts';
import { mailUser } from '../mail-user.ts';
import { createInvitationLink } from '../users/send-invitation.ts';

type SideId = (typeof transactionSides)[number];

/** A person who was invited to a room. */
export interface Invited extends PersonInRoom {
  /** True if the person was in the room before. */
  isAgain: boolean;
}

/**
 * Invites a person to a room: adds them to its people and sends them an e-mail. A person from
 * outside the company whom Rooms does not know becomes a user of Rooms.
 * @throws RoomsRefusal
 */
export async function invitePerson(
  state: State,
  rooms: RoomsContext,
  found: FoundRoom,
  invite: RoomInvite,
): Promise<Invited> {
  const { room } = found;
  requirePerson(invite);
  const side = readSide(invite.transactionSideId);
  const known = await findByEmail(state, room.accountId, invite.email);
  const { email = invite.email, isMember = false } = known ?? {};
  const { roleId } = await readRoomRole(state, rooms, found, invite.roleId, { email, isMember });
  const own = room.people.find(({ userId }) => userId === known?.userId);
  if (own !== undefined && known !== undefined) {
    const again = { person: own, user: known };
    requireSame(state, room, again, roleId, side);
    await mailRoomInvitation(state, rooms, room, known);
    return { ...again, isAgain: true };
  }
  const user = known ?? (await addOutsider(state, rooms, invite));
  const person: StoredRoomPerson = {
    userId: user.userId,
    roleId,
    ...(side !== undefined && { transactionSideId: side }),
    invitedByUserId: rooms.member.userId,
    invitedAt: state.now,
  };
  await state.rooms.put({ ...room, people: [...room.people, person] });
  await mailRoomInvitation(state, rooms, room, user);
  return { person, user, isAgain: false };
}

/** @throws RoomsRefusal */
function readSide(text: string | undefined): SideId | undefined {
  const side = transactionSides.find((one) => one === text?.toLowerCase());
  if (text === undefined || side !== undefined) return side;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at /transactionSideId: it must be one of ${transactionSides.join(', ')}.`,
  );
}

async function addOutsider(
  state: State,
  { account: { accountId }, newId }: RoomsContext,
  { email, firstName, lastName, roleId }: RoomInvite,
): Promise<StoredRoomsUser> {
  const users = state.of(roomsUsers);
  const userId = await newRoomsNumber(
    { newId },
    async (id) => (await users.get(accountId, String(id))) !== undefined,
  );
  const user: StoredRoomsUser = {
    userId,
    email,
    firstName,
    lastName,
    status: 'Pending',
    isLockedOut: false,
    accessLevel: 'Contributor',
    isMember: false,
    roleId,
    offices: [],
    regions: [],
    createdAt: state.now,
  };
  await users.put(accountId, String(userId), user);
  return user;
}

/** An invitation that is sent again changes nothing: other permissions are needed for that. */
function requireSame(
  state: State,
  { roomId }: StoredRoom,
  found: PersonInRoom,
  roleId: number,
  side: SideId | undefined,
): void {
  const { person, user } = found;
  if (!hasAccess(person, state.now))
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `Invalid body at /email: the access of ${user.email} to room ${roomId} was revoked. Restore it with Rooms_RestoreRoomUserAccess and userId ${user.userId}.`,
    );
  const isOtherSide = side !== undefined && side !== person.transactionSideId;
  if (findRoleId(found) === roleId && !isOtherSide) return;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at /email: ${user.email} is in room ${roomId} already, with another role or side. Change them with Rooms_PutRoomUser and userId ${user.userId}.`,
  );
}

/**
 * Sends an e-mail to a person who was added to a room. A person who has not accepted an invitation
 * yet gets the link for that too.
 */
async function mailRoomInvitation(
  state: State,
  rooms: RoomsContext,
  { name }: StoredRoom,
  user: StoredRoomsUser,
): Promise<void> {
  const { account, company, member } = rooms;
  const sender = `${member.firstName} ${member.lastName}`;
  const link = user.status === 'Pending' ? await findLink(state, rooms, user) : undefined;
  await mailUser(state, account.accountId, user, {
    subject: `${sender} invited you to ${name}`,
    text: [
      `${sender} of ${company.name} invited you to the room ${name}.`,
      ...(link === undefined ? [] : ['You can open it as soon as you accept the invitation.']),
    ],
    reason: 'room-invitation',
    ...(link !== undefined && { link }),
  });
}

/** The link of the last invitation, as long as it works; else a new one. */
async function findLink(state: State, rooms: RoomsContext, user: StoredRoomsUser): Promise<string> {
  const { invitation } = user;
  if (invitation !== undefined && invitation.expiresAt > state.now)
    return roomsInvitationPath(state, invitation.token);
  return (await createInvitationLink(state, rooms, user)).link;
}
