import {
  domains,
  organizations,
  type StoredOrganization,
} from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';

/** The domain of an e-mail address, in lower case. */
export function readHostName(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** The names of the domains that an organization has claimed, in lower case. */
export async function listOwnDomains(
  state: State,
  { organizationId }: Pick<StoredOrganization, 'organizationId'>,
): Promise<ReadonlySet<string>> {
  const own = await state.of(domains).list(organizationId);
  return new Set(
    own.flatMap(({ status, hostName }) => (status === 'active' ? [hostName.toLowerCase()] : [])),
  );
}

/** Finds the organization that has claimed the domain of an address. */
export async function findClaimant(
  state: State,
  email: string,
): Promise<StoredOrganization | undefined> {
  const hostName = readHostName(email);
  for (const { account: organizationId, record } of await state.of(domains).everywhere())
    if (record.status === 'active' && record.hostName.toLowerCase() === hostName)
      return state.of(organizations).get('', organizationId);
  return undefined;
}
