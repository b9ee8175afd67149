import { isSameAddress } from '../../../account/users/person.ts';
import { roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';

/** The user of Rooms with an address, in any case: a member of the company, or a person from outside. */
export async function findByEmail(
  state: State,
  accountId: string,
  email: string,
): Promise<StoredRoomsUser | undefined> {
  const users = await state.of(roomsUsers).list(accountId);
  return users.find((user) => isSameAddress(user.email, email));
}
