import type { StoredAccount } from '../../state/model/account.ts';
import { roomsUsers, type StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import { activateSigningUser } from './signing-membership.ts';

/** A person accepts the invitation to a company: they are an active member, and user of the account. */
export async function acceptInvitation(
  state: State,
  account: StoredAccount,
  user: StoredRoomsUser,
): Promise<StoredRoomsUser> {
  const { invitation: _, ...rest } = user;
  const accepted: StoredRoomsUser = { ...rest, status: 'Active' };
  await state.of(roomsUsers).put(account.accountId, String(user.userId), accepted);
  await activateSigningUser(state, account, accepted);
  return accepted;
}
