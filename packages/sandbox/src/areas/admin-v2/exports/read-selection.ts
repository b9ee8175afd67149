import type {
  OrganizationExportAccount,
  OrganizationExportDomain,
} from '@countersign/types/admin-v2';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { listOwnDomains } from '../members/claimed-domains.ts';
import type { OrganizationContext } from '../organization-context.ts';

/**
 * The accounts that a request names, each once.
 * @throws AdminRefusal invalid_request for one that is not of the organization, or that the caller
 *   does not administer
 */
export function readAccounts(
  { accounts, organization }: OrganizationContext,
  selected: readonly OrganizationExportAccount[] = [],
): string[] {
  const wanted = selected.map(({ account_id: accountId = '' }, index) => {
    const found = accounts.find((account) => account.accountId === accountId.toLowerCase());
    if (found !== undefined) return found.accountId;
    throw new AdminRefusal(
      'invalid_request',
      `Invalid body at /accounts/${index}/account_id: ${organization.name} has no account ${accountId} that the caller administers. Organization_getOrganizations returns the accounts.`,
    );
  });
  return [...new Set(wanted)];
}

/**
 * The domains that a request names, in lower case and each once.
 * @throws AdminRefusal invalid_request for one that the organization has not claimed
 */
export async function readDomains(
  state: State,
  admin: OrganizationContext,
  selected: readonly OrganizationExportDomain[] = [],
): Promise<string[]> {
  const claimed = await listOwnDomains(state, admin.organization);
  const wanted = selected.map(({ domain = '' }, index) => {
    const found = domain.toLowerCase();
    if (claimed.has(found)) return found;
    throw new AdminRefusal(
      'invalid_request',
      `Invalid body at /domains/${index}/domain: ${admin.organization.name} has not claimed the domain ${domain}. ReservedDomains_getReservedDomains returns its domains; only active ones can be exported.`,
    );
  });
  return [...new Set(wanted)];
}
