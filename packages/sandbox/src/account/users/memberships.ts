import {
  accounts,
  members,
  type StoredAccount,
  type StoredIdentity,
  type StoredMember,
} from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** A user's place in an account. */
export interface Membership {
  account: StoredAccount;
  member: StoredMember;
}

/** Lists the accounts of a user, the default one first, regardless of the status there. */
export async function listMemberships(
  state: State,
  { userId, accounts: ids }: StoredIdentity,
): Promise<Membership[]> {
  const found: Membership[] = [];
  for (const id of ids) {
    const account = await state.of(accounts).get('', id);
    const member = await state.of(members).get(id, userId);
    if (account !== undefined && member !== undefined) found.push({ account, member });
  }
  return found;
}

export function isActive({ member }: Membership): boolean {
  return member.status === 'Active';
}
