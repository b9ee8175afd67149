import { randomUUID } from 'node:crypto';
import { isSameAddress } from '../../../account/users/person.ts';
import { identities, type StoredAccount } from '../../../state/model/account.ts';
import { roomsUserNumbers, roomsUsers, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { activateSigningUser } from './signing-membership.ts';

/**
 * A person accepts an invitation. To a company: they are an active member, and user of the account.
 * From outside, to a room: they can log in, but are not users of the account.
 */
export async function acceptInvitation(
  state: State,
  account: StoredAccount,
  user: StoredRoomsUser,
): Promise<StoredRoomsUser> {
  const { invitation: _, isGuest: __, ...rest } = user;
  const accepted: StoredRoomsUser = { ...rest, status: 'Active' };
  if (!user.isMember && user.eSignUserId === undefined)
    accepted.eSignUserId = await connectLogin(state, account, user);
  await state.of(roomsUsers).put(account.accountId, String(user.userId), accepted);
  if (user.isMember) await activateSigningUser(state, account, accepted);
  return accepted;
}

/** Finds the log-in of a person from outside by the address, or creates one without an account. */
async function connectLogin(
  state: State,
  { accountId }: StoredAccount,
  { userId: number, email, firstName, lastName }: StoredRoomsUser,
): Promise<string> {
  const all = await state.of(identities).list('');
  const known = all.find((one) => isSameAddress(one.email, email));
  const userId = known?.userId ?? randomUUID();
  if (known === undefined)
    await state.of(identities).put('', userId, {
      userId,
      userName: `${firstName} ${lastName}`,
      email,
      createdAt: state.now,
      accounts: [],
    });
  await state.of(roomsUserNumbers).put(accountId, userId, number);
  return userId;
}
