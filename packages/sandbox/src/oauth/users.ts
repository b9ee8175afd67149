import {
  accounts,
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
  type StoredMember,
} from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/** A user's place in an account. */
export interface Membership {
  account: StoredAccount;
  member: StoredMember;
}

/** The accounts that a user is in, the default one first, whatever the status there is. */
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

/** A user who can log in: somebody with a membership that is active. Undefined for others. */
export async function activeUser(
  state: State,
  userId: string,
): Promise<StoredIdentity | undefined> {
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined) return undefined;
  return (await listMemberships(state, identity)).some(isActive) ? identity : undefined;
}

/** The accounts of an organization that a user administrates. */
export async function findOrganization(
  state: State,
  identity: StoredIdentity,
): Promise<string | undefined> {
  const administered = (await listMemberships(state, identity)).find(
    ({ account, member }) =>
      member.isAdmin && member.status === 'Active' && account.organizationId !== undefined,
  );
  return administered?.account.organizationId;
}
