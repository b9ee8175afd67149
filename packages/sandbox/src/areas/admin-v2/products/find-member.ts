import { isSameAddress } from '../../../account/users/person.ts';
import { members, type StoredAccount, type StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { showName } from '../../../engine/show-name.ts';

/** @throws AdminRefusal not_found */
export async function findMember(
  state: State,
  account: StoredAccount,
  userId: string,
): Promise<StoredMember> {
  const member = await state.of(members).get(account.accountId, userId.toLowerCase());
  if (member !== undefined) return member;
  throw new AdminRefusal(
    'not_found',
    `${account.name} has no user ${userId}. Users_getUsers returns the users.`,
  );
}

/** The users of an account with an address; those whose membership is closed only if all are. */
export async function listMembersByEmail(
  state: State,
  { accountId }: StoredAccount,
  email: string,
): Promise<StoredMember[]> {
  const all = await state.of(members).list(accountId);
  const found = all.filter((member) => isSameAddress(member.email, email));
  const open = found.filter(({ status }) => status !== 'Closed');
  return open.length > 0 ? open : found;
}

/**
 * Finds the one user with an address.
 * @throws AdminRefusal not_found; invalid_request where several users have the address
 */
export async function findMemberByEmail(
  state: State,
  account: StoredAccount,
  email: string,
): Promise<StoredMember> {
  const [member, other] = await listMembersByEmail(state, account, email);
  if (member === undefined)
    throw new AdminRefusal(
      'not_found',
      `${account.name} has no user with the e-mail address ${showName(email)}. Users_getUsers returns the users.`,
    );
  if (other !== undefined)
    throw new AdminRefusal(
      'invalid_request',
      `${account.name} has several users with the e-mail address ${email}, such as ${member.userId} and ${other.userId}. Name the user by the ID.`,
    );
  return member;
}

/** @throws AdminRefusal for a member whose membership is closed */
export function requireOpen({ name }: StoredAccount, { userName, status }: StoredMember): void {
  if (status === 'Closed')
    throw new AdminRefusal(
      'invalid_request',
      `The membership of ${userName} in ${name} is closed. Add the user again with MultiProductUserManagement_addOrUpdateUser.`,
    );
}
