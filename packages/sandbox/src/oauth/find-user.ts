import { isSame } from '@countersign/mock/core/oauth';
import { identities, type StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { isActive, listMemberships } from '../account/users/memberships.ts';
import { activeUser } from './users.ts';
import { showName } from '../engine/show-name.ts';

/** Finds the user with an e-mail address and a password; otherwise returns an error message. */
export async function findUser(
  state: State,
  email: string,
  password: string,
): Promise<StoredIdentity | string> {
  const wanted = email.trim().toLowerCase();
  const named = (await state.of(identities).list('')).filter(
    (identity) => identity.email.toLowerCase() === wanted,
  );
  if (named.length === 0)
    return `The sandbox has no user with the e-mail address ${showName(email.trim())}. The users are in the seed.`;
  const statuses: string[] = [];
  for (const identity of named) {
    const memberships = await listMemberships(state, identity);
    if (!memberships.some(isActive)) {
      statuses.push(...memberships.map(({ member }) => member.status));
      continue;
    }
    if (identity.federatedStatus === 'Evicted')
      return 'This user cannot log in: an administrator of the organization has evicted the user.';
    if (isPasswordRight(identity, password)) return identity;
    return 'Wrong password. The seed contains the password of this user.';
  }
  return `This user cannot log in: the membership is ${[...new Set(statuses)].join(' and ') || 'gone'}, and must be Active.`;
}

/**
 * Checks the password of a user. Users who must log in through an identity provider have none here:
 * the sandbox acts as a provider that accepts everyone.
 */
function isPasswordRight(
  { password: expected, federatedStatus }: StoredIdentity,
  password: string,
): boolean {
  return (
    expected === undefined || federatedStatus === 'FedAuthRequired' || isSame(password, expected)
  );
}

/** The users who can log in, for the page to offer; no more than people like to look through. */
export async function usersToOffer(state: State): Promise<{ email: string; userName: string }[]> {
  const offered: { email: string; userName: string }[] = [];
  for (const identity of (await state.of(identities).list('')).slice(0, 50)) {
    const { email, userName } = identity;
    if ((await activeUser(state, identity.userId)) !== undefined) offered.push({ email, userName });
  }
  return offered;
}
