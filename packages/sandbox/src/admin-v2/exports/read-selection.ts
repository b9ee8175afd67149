import type {
  OrganizationExportAccount,
  OrganizationExportDomain,
} from '@countersign/types/admin-v2';
import { domains } from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
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
  const claimed = await listClaimedDomains(state, admin);
  const wanted = selected.map(({ domain = '' }, index) => {
    const found = claimed.find((one) => one === domain.toLowerCase());
    if (found !== undefined) return found;
    throw new AdminRefusal(
      'invalid_request',
      `Invalid body at /domains/${index}/domain: ${admin.organization.name} has not claimed the domain ${domain}. ReservedDomains_getReservedDomains returns its domains; only active ones can be exported.`,
    );
  });
  return [...new Set(wanted)];
}

/** The domains that the organization has claimed, in lower case. */
export async function listClaimedDomains(
  state: State,
  { organization }: Pick<OrganizationContext, 'organization'>,
): Promise<string[]> {
  const all = await state.of(domains).list(organization.organizationId);
  return all
    .filter(({ status }) => status === 'active')
    .map(({ hostName }) => hostName.toLowerCase());
}
