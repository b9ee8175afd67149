import { roomsInvitationPath } from '../../../pages/paths.ts';
import type { StoredRoom, StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { mailUser } from '../mail-user.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { createInvitationLink } from '../users/send-invitation.ts';

/**
 * Sends an e-mail to a person who was added to a room. A person who has not accepted an invitation
 * yet gets the link for that too.
 */
export async function mailRoomInvitation(
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
