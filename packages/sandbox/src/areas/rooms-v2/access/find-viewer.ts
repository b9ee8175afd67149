import { accounts } from '../../../state/model/account.ts';
import { companies, roomsUsers } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import type { RoomViewer } from './find-room.ts';
import { readPermissions } from './permissions.ts';

/**
 * Finds a user who acts in the web pages of Rooms, where there is no token.
 * @throws RoomsRefusal if the user does not exist, or cannot log in to Rooms now
 */
export async function findViewer(
  state: State,
  accountId: string,
  userId: number,
): Promise<RoomViewer> {
  const account = await state.of(accounts).get('', accountId);
  const company = await state.of(companies).get('', accountId);
  const member = await state.of(roomsUsers).get(accountId, String(userId));
  if (account === undefined || company === undefined || member === undefined)
    throw new RoomsRefusal(
      'RESOURCE_NOT_FOUND',
      `The company has no user ${userId} who could do this. Get the IDs with Rooms_GetRoomUsers.`,
    );
  if (member.status !== 'Active' || member.isLockedOut)
    throw new RoomsRefusal(
      'USER_LACKS_PERMISSIONS',
      `${member.email} is locked out of ${company.name}, or has not accepted the invitation yet.`,
    );
  return { account, company, member, permissions: await readPermissions(state, company, member) };
}
