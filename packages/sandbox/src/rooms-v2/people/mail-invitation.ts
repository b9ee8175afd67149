import type { StoredRoom, StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** Tells a person by e-mail that they are in a room now. */
export async function mailRoomInvitation(
  state: State,
  { account, company, member }: RoomsContext,
  { name }: StoredRoom,
  user: StoredRoomsUser,
): Promise<void> {
  const sender = `${member.firstName} ${member.lastName}`;
  await state.mail(account.accountId, {
    to: { name: `${user.firstName} ${user.lastName}`, email: user.email },
    cc: [],
    bcc: [],
    subject: `${sender} invited you to ${name}`,
    text: [`${sender} of ${company.name} invited you to the room ${name}.`],
    reason: 'room-invitation',
  });
}
