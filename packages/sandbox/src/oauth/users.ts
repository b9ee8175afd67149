import { isActive, listMemberships } from '../account/users/memberships.ts';
import { identities, type StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/**
 * A user who can log in: somebody with a membership that is active, whom the organization has not
 * evicted. Undefined for others.
 */
export async function activeUser(
  state: State,
  userId: string,
): Promise<StoredIdentity | undefined> {
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined || identity.federatedStatus === 'Evicted') return undefined;
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
