import { isActive, listMemberships } from '../account/users/memberships.ts';
import { readReach } from '../areas/admin-v2/access/reach.ts';
import { identities, type StoredIdentity } from '../state/model/account.ts';
import { organizations, type StoredOrganization } from '../state/model/organization.ts';
import type { State } from '../state/state.ts';

/**
 * Finds a user who can log in: a person with an active membership, whom the organization has not
 * evicted; undefined for others.
 */
export async function activeUser(
  state: State,
  userId: string,
): Promise<StoredIdentity | undefined> {
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined || identity.federatedStatus === 'Evicted') return undefined;
  return (await listMemberships(state, identity)).some(isActive) ? identity : undefined;
}

/** The organizations that a user administers as a whole. */
export async function findOrganizations(
  state: State,
  { userId: id, userName: name }: StoredIdentity,
): Promise<StoredOrganization[]> {
  const found: StoredOrganization[] = [];
  for (const organization of await state.of(organizations).list('')) {
    const reach = await readReach(state, organization, { type: 'user', id, name });
    if (reach.isOrganizationAdmin) found.push(organization);
  }
  return found;
}
