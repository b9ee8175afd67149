import type {
  StoredRoom,
  StoredRoomDocument,
  StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { mailUser } from '../mail-user.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** Sends an e-mail to a person with whom a document was shared. */
export async function notifyOfDocument(
  state: State,
  { account, company, member }: Pick<RoomsContext, 'account' | 'company' | 'member'>,
  room: StoredRoom,
  document: StoredRoomDocument,
  user: StoredRoomsUser,
): Promise<void> {
  const sender = `${member.firstName} ${member.lastName}`;
  await mailUser(state, account.accountId, user, {
    reason: 'room-document-shared',
    subject: `${sender} shared a document with you`,
    text: [
      `${sender} of ${company.name} gave you access to ${document.name} in the room ${room.name}.`,
    ],
  });
}
