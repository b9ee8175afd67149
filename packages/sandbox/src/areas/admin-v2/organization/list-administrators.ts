import { members } from '../../../state/model/account.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { listOrganizationAccounts } from '../organization-context.ts';

/**
 * The user IDs of the administrators of an organization, also of delegated ones. Without a list,
 * they are the administrators of its accounts.
 */
export async function listAdministrators(
  state: State,
  organization: StoredOrganization,
): Promise<string[]> {
  if (organization.administrators !== undefined)
    return organization.administrators.map(({ userId }) => userId);
  const found = new Set<string>();
  for (const { accountId } of await listOrganizationAccounts(state, organization))
    for (const { userId, isAdmin, status } of await state.of(members).list(accountId))
      if (isAdmin && status === 'Active') found.add(userId);
  return [...found];
}
