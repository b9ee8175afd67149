import type { operations } from '@countersign/types/admin-v2/openapi';
import { createDefiner } from '../../engine/operation.ts';
import type { Call, Claims } from '../../engine/caller.ts';
import type { CommonContext } from '../../engine/context.ts';
import { accounts, members, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { type AdminContext, resolveAdminContext } from './admin-context.ts';
import { AdminRefusal } from './admin-refusal.ts';
import { resolveOrganizationContext } from './organization-context.ts';

/** Defines an operation of Admin that names an account and no organization. */
export const defineAccountOperation = createDefiner<operations, AccountContext>(
  resolveAccountContext,
);

/** The context of a call to an operation about an account that may belong to an organization. */
interface AccountContext extends AdminContext {
  account: StoredAccount;
}

/**
 * Finds the account that a call is about. The caller administers the organization of the account,
 * or the account itself. The refusal is the same for a missing account and for one of others.
 * @throws AdminRefusal access_denied
 * @evidence public
 */
async function resolveAccountContext(
  state: State,
  { path, operation }: Pick<Call, 'path' | 'operation'>,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<AccountContext> {
  const admin = await resolveAdminContext(state, claims, common);
  const accountId = path.accountId?.toLowerCase() ?? '';
  const account = await state.of(accounts).get('', accountId);
  if (account?.organizationId !== undefined) {
    const { organizationId } = account;
    const call = { path: { ...path, organizationId }, operation };
    return { ...(await resolveOrganizationContext(state, call, claims, common)), account };
  }
  const member = await state.of(members).get(accountId, admin.caller.id);
  const isAdministrator = member?.isAdmin === true && member.status === 'Active';
  if (account !== undefined && isAdministrator && operation.administrators?.account === true)
    return { ...admin, account };
  throw new AdminRefusal(
    'access_denied',
    `${common.operationId} requires an administrator of the account ${path.accountId}. The caller is not one who may use it.`,
  );
}
