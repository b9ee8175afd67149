import type { OrganizationExportRequest } from '@countersign/types/admin-v2';
import { accounts } from '../../../state/model/account.ts';
import type { StoredUserExport } from '../../../state/model/organization-files.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { startWork } from '../files/work.ts';
import { listOwnDomains } from '../members/claimed-domains.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { readAccounts, readDomains } from './read-selection.ts';

/**
 * Begins an export of users: which accounts are read, and the users of which domains.
 * @throws AdminRefusal invalid_request for accounts or domains that the caller cannot export
 */
export async function startUserExport(
  state: State,
  admin: OrganizationContext,
  { type, accounts: namedAccounts, domains: namedDomains }: OrganizationExportRequest,
): Promise<StoredUserExport> {
  const isExternal = type === 'organization_external_memberships_export';
  if (isExternal) requireWholeOrganization(admin, namedAccounts);
  const selectedAccounts = readAccounts(admin, namedAccounts);
  const selectedDomains = await readDomains(state, admin, namedDomains);
  const pending =
    selectedAccounts.length > 0 ? selectedAccounts : await listAccounts(state, admin, type);
  const domains =
    selectedDomains.length > 0 || type === 'organization_memberships_export'
      ? selectedDomains
      : await requireClaimedDomains(state, admin);
  return {
    ...startWork(state, admin, pending.length),
    type,
    selectedAccounts,
    selectedDomains,
    ...(domains.length > 0 && { domains }),
    pending,
    parts: [],
  };
}

function requireWholeOrganization(
  { isOrganizationAdmin, organization }: OrganizationContext,
  namedAccounts: readonly object[] = [],
): void {
  if (!isOrganizationAdmin)
    throw new AdminRefusal(
      'access_denied',
      `Only an administrator of all of ${organization.name} can export memberships in accounts of others.`,
    );
  if (namedAccounts.length > 0)
    throw new AdminRefusal(
      'invalid_request',
      'Invalid body at /accounts: external memberships are in accounts of others, which cannot be selected. Leave out accounts.',
    );
}

/** The accounts whose members an export of a type can have. */
async function listAccounts(
  state: State,
  admin: OrganizationContext,
  type: StoredUserExport['type'],
): Promise<string[]> {
  if (type === 'organization_memberships_export' || !admin.isOrganizationAdmin)
    return admin.accounts.map(({ accountId }) => accountId);
  const { organizationId } = admin.organization;
  const all = await state.of(accounts).list('');
  return all
    .filter(
      (account) =>
        type === 'organization_domain_users_export' || account.organizationId !== organizationId,
    )
    .map(({ accountId }) => accountId);
}

async function requireClaimedDomains(state: State, admin: OrganizationContext): Promise<string[]> {
  const claimed = await listOwnDomains(state, admin.organization);
  if (claimed.size > 0) return [...claimed];
  throw new AdminRefusal(
    'invalid_request',
    `Invalid body at /type: ${admin.organization.name} has not claimed a domain, so it has no users of domains. Export organization_memberships_export instead.`,
  );
}
