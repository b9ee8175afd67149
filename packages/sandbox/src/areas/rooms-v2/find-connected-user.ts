import { roomsUserNumbers, roomsUsers, type StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';

/** Finds the user of Rooms who is connected with a member of an account, by the user ID of the member. */
export async function findConnectedUser(
  state: State,
  accountId: string,
  eSignUserId: string,
): Promise<StoredRoomsUser | undefined> {
  const userId = await state.of(roomsUserNumbers).get(accountId, eSignUserId);
  return userId === undefined ? undefined : state.of(roomsUsers).get(accountId, String(userId));
}
