import { isSame } from '@countersign/mock/core/oauth';
import { writeStatus } from '../../engine/status-in-words.ts';
import { showName } from '../../engine/show-name.ts';
import { identities, type StoredIdentity } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { isActive, listMemberships } from '../users/memberships.ts';
import { isSameAddress } from '../users/person.ts';

/**
 * Finds the user who logs in with an e-mail address and a password, on the page, for a token, or
 * with each call.
 * @returns the user, or a sentence that says why none can log in
 */
export async function findByPassword(
  state: State,
  email: string,
  password: string,
): Promise<StoredIdentity | string> {
  const named = (await state.of(identities).list('')).filter((identity) =>
    isSameAddress(identity.email, email),
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
  return `This user cannot log in: the membership is ${[...new Set(statuses.map(writeStatus))].join(' and ') || 'gone'}, and must be active.`;
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
