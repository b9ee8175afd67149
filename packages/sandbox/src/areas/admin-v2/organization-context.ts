import type { Administrators } from '@countersign/mock/core/contract';
import type { Call, Claims } from '../../engine/caller.ts';
import type { CommonContext } from '../../engine/context.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import { organizations, type StoredOrganization } from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import { hasRight, mayUseFor, readReach } from './access/reach.ts';
import { type AdminContext, resolveAdminContext } from './admin-context.ts';
import { AdminRefusal } from './admin-refusal.ts';

/** The context of a call to an operation about an organization. */
export interface OrganizationContext extends AdminContext {
  organization: StoredOrganization;
  /** The accounts of the organization for which the caller may use the operation. */
  accounts: readonly StoredAccount[];
  /** True if the caller administers the whole organization. */
  isOrganizationAdmin: boolean;
}

/**
 * Finds the organization that a call is about, and what the caller administers there. The refusal
 * is the same for a missing organization and for one of others.
 * @throws AdminRefusal access_denied; not_found for an account of the path that is not of the
 *   organization
 */
export async function resolveOrganizationContext(
  state: State,
  { path, operation }: Pick<Call, 'path' | 'operation'>,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<OrganizationContext> {
  const admin = await resolveAdminContext(state, claims, common);
  const organizationId = path.organizationId?.toLowerCase() ?? '';
  const organization = await state.of(organizations).get('', organizationId);
  if (organization === undefined) throw refuse(common);
  const rule: Administrators = operation.administrators ?? {};
  const all = await listOrganizationAccounts(state, organization);
  const reach = await readReach(state, organization, admin.caller);
  const reached = all.filter((account) => mayUseFor(reach, account, rule));
  const { isOrganizationAdmin, delegation } = reach;
  if (!isOrganizationAdmin && !hasRight(delegation, rule) && reached.length === 0)
    throw refuse(common);
  const context = { ...admin, organization, accounts: reached, isOrganizationAdmin };
  if (path.accountId !== undefined && all.every(({ accountId }) => !isNamed(accountId, path)))
    throw refuseAccount(context, path.accountId);
  if (path.accountId !== undefined && reached.every(({ accountId }) => !isNamed(accountId, path)))
    throw refuse(common, ` for the account ${path.accountId}`);
  return context;
}

function isNamed(accountId: string, path: Call['path']): boolean {
  return accountId === path.accountId?.toLowerCase();
}

/** The accounts of an organization, in the order in which they were created. */
export async function listOrganizationAccounts(
  state: State,
  { organizationId }: Pick<StoredOrganization, 'organizationId'>,
): Promise<StoredAccount[]> {
  return (await state.of(accounts).list(''))
    .filter((account) => account.organizationId === organizationId)
    .toSorted((one, other) => one.createdAt - other.createdAt);
}

/** The account of an ID, among those that the caller may use. @throws AdminRefusal not_found */
export function findAccount(admin: OrganizationContext, accountId: string): StoredAccount {
  const wanted = accountId.toLowerCase();
  const account = admin.accounts.find((one) => one.accountId === wanted);
  if (account === undefined) throw refuseAccount(admin, accountId);
  return account;
}

function refuseAccount({ organization }: OrganizationContext, accountId: string): AdminRefusal {
  return new AdminRefusal(
    'not_found',
    `${organization.name} has no account ${accountId}. Organization_getOrganizations returns the accounts.`,
  );
}

/**
 * Does not say whether the organization exists.
 * @evidence public
 */
function refuse({ operationId }: CommonContext, where = ''): AdminRefusal {
  return new AdminRefusal(
    'access_denied',
    `${operationId} requires an administrator of the organization in the path who may use it${where}. Organization_getOrganizations returns the organizations of the caller.`,
  );
}
