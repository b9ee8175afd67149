import { listMemberships, type Membership } from '../../../account/users/memberships.ts';
import { identities, type StoredIdentity } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { isDomainClaimed } from './join-account.ts';

/** The accounts that a caller administers. */
export type Administering = Pick<
  OrganizationContext,
  'organization' | 'accounts' | 'isOrganizationAdmin'
>;

/** A person whom the caller administers, with the memberships. */
export interface Person {
  identity: StoredIdentity;
  /** All memberships, the default one first. */
  memberships: Membership[];
  /** Memberships in the accounts for which the caller may use the operation. */
  own: Membership[];
  /** True if the organization has claimed the domain of the address. */
  isClaimed: boolean;
}

/**
 * Finds a user: a member of an account of the organization, or a person with an address in a
 * claimed domain.
 * @throws AdminRefusal not_found
 */
export async function findPerson(
  state: State,
  admin: OrganizationContext,
  userId: string,
): Promise<Person> {
  const identity = await state.of(identities).get('', userId.toLowerCase());
  const person = identity && (await readPerson(state, admin, identity));
  if (person !== undefined) return person;
  throw new AdminRefusal(
    'not_found',
    `${admin.organization.name} has no user ${userId} whom the caller administers. Users_getUsers returns the users.`,
  );
}

/**
 * Reads a person with the memberships; undefined for a person whom the caller does not administer.
 */
export async function readPerson(
  state: State,
  admin: Administering,
  identity: StoredIdentity,
): Promise<Person | undefined> {
  const memberships = await listMemberships(state, identity);
  const reached = new Set(admin.accounts.map(({ accountId }) => accountId));
  const own = memberships.filter(({ account }) => reached.has(account.accountId));
  const isClaimed = await isDomainClaimed(state, admin, identity.email);
  if (own.length === 0 && !(isClaimed && admin.isOrganizationAdmin)) return undefined;
  return { identity, memberships, own, isClaimed };
}

/**
 * Requires the caller to administer all memberships of a person, as the change applies to every
 * account.
 * @throws AdminRefusal access_denied
 */
export function requireWholePerson(admin: Administering, person: Person): void {
  if (isWholePerson(admin, person)) return;
  const { identity } = person;
  throw new AdminRefusal(
    'access_denied',
    `${identity.userName} is also a user of accounts that the caller does not administer, and ${admin.organization.name} has not claimed the domain of ${identity.email}. Only what concerns the accounts of the caller can be changed.`,
  );
}

/** Checks whether the caller administers all memberships of a person. */
export function isWholePerson(
  { isOrganizationAdmin }: Administering,
  { memberships, own, isClaimed }: Person,
): boolean {
  if (isClaimed && isOrganizationAdmin) return true;
  return memberships.every((one) => one.member.status === 'Closed' || own.includes(one));
}
