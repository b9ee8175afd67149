import type { operations } from '@countersign/types/monitor/openapi';
import type { Call, Claims } from '../../engine/caller.ts';
import type { CommonContext } from '../../engine/context.ts';
import { createDefiner } from '../../engine/operation.ts';
import { accounts, members, type StoredAccount } from '../../state/model/account.ts';
import { organizations, type StoredOrganization } from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import { refusal } from './refusal.ts';
import { withoutMonitor } from './stored-entitlement.ts';

/** The context of a call to an operation of Monitor. */
export interface MonitorContext extends CommonContext {
  organization: StoredOrganization;
  accounts: readonly StoredAccount[];
}

/** Defines an operation of Monitor. */
export const defineMonitorOperation = createDefiner<operations, MonitorContext>(
  resolveMonitorContext,
);

/**
 * Finds the one organization that the caller administers.
 * @throws Refusal NOT_ONE_ORGANIZATION, NOT_ENTITLED
 */
async function resolveMonitorContext(
  state: State,
  { path }: Pick<Call, 'path'>,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<MonitorContext> {
  const userId = claims?.sub ?? '';
  const all = await state.of(accounts).list('');
  const administered = [];
  for (const { record } of await state.of(organizations).everywhere())
    if (await isAdministrator(state, record, all, userId)) administered.push(record);
  const [organization, ...others] = administered;
  const asked = path.organizationId?.toLowerCase();
  if (organization === undefined || others.length > 0)
    throw refusal(
      'NOT_ONE_ORGANIZATION',
      `The caller administers ${organization === undefined ? 'no organization' : `${administered.length} organizations`}. Use the token of a user who administers exactly one.`,
    );
  if (asked !== undefined && asked !== organization.organizationId)
    throw refusal(
      'NOT_ONE_ORGANIZATION',
      `The caller administers the organization ${organization.organizationId}, not ${asked}. Use its ID in the path.`,
    );
  if ((await state.of(withoutMonitor).get('', organization.organizationId)) !== undefined)
    throw refusal('NOT_ENTITLED', 'Organization does not have Monitor entitlement');
  return { ...common, organization, accounts: accountsOf(organization, all) };
}

function accountsOf(
  { organizationId }: StoredOrganization,
  all: readonly StoredAccount[],
): StoredAccount[] {
  return all.filter((account) => account.organizationId === organizationId);
}

/** Reports whether a user administers the whole of an organization. */
async function isAdministrator(
  state: State,
  organization: StoredOrganization,
  all: readonly StoredAccount[],
  userId: string,
): Promise<boolean> {
  const { administrators } = organization;
  if (administrators !== undefined)
    return administrators.some((one) => one.userId === userId && one.delegation === undefined);
  for (const { accountId } of accountsOf(organization, all)) {
    const member = await state.of(members).get(accountId, userId);
    if (member?.status === 'Active' && member.isAdmin) return true;
  }
  return false;
}
