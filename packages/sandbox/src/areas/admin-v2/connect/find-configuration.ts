import { AdminRefusal } from '../admin-refusal.ts';
import { listOrganizationAccounts, type OrganizationContext } from '../organization-context.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import {
  organizationConnects,
  type StoredOrganizationConnect,
} from '../../../state/model/connect.ts';
import type { State } from '../../../state/state.ts';
import { isForAccount } from '../../../connect/organization-connect.ts';
import { showName } from '../../../engine/show-name.ts';

/**
 * Finds a configuration of the organization. For a delegated administrator, those that apply to
 * other accounts too do not exist.
 * @throws AdminRefusal not_found
 */
export async function findConfiguration(
  state: State,
  admin: OrganizationContext,
  connectId: string,
): Promise<StoredOrganizationConnect> {
  const { organizationId, name } = admin.organization;
  const found = await state.of(organizationConnects).get(organizationId, connectId.toLowerCase());
  if (found !== undefined && (await mayManage(state, admin))(found)) return found;
  throw new AdminRefusal(
    'not_found',
    `${name} has no Connect configuration ${showName(connectId)}. Connect_getOrganizationConnectConfigs returns the IDs.`,
  );
}

/** Creates a check whether a configuration applies only to accounts that the caller manages. */
export async function mayManage(
  state: State,
  { organization, accounts, isOrganizationAdmin }: OrganizationContext,
): Promise<(configuration: StoredOrganizationConnect) => boolean> {
  if (isOrganizationAdmin) return () => true;
  const managed = new Set(accounts.map(({ accountId }) => accountId));
  const all: readonly StoredAccount[] = await listOrganizationAccounts(state, organization);
  const others = all.filter(({ accountId }) => !managed.has(accountId));
  return (configuration) => others.every((account) => !isForAccount(configuration, account));
}
