import { isSameAddress } from '../../../account/users/person.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
} from '../../../state/model/account.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';

/**
 * The administrator of an organization with an e-mail address, who becomes that of a clone.
 * @throws AdminRefusal invalid_account_admin_user
 */
export async function requireOrganizationAdministrator(
  state: State,
  organization: StoredOrganization,
  accounts: readonly StoredAccount[],
  email: string,
): Promise<StoredIdentity> {
  for (const userId of await listAdministrators(state, organization, accounts)) {
    const identity = await state.of(identities).get('', userId);
    if (identity !== undefined && isSameAddress(identity.email, email)) return identity;
  }
  throw new AdminRefusal(
    'invalid_account_admin_user',
    `/targetAccount/admin/email is ${email}, which is not the address of an administrator of ${organization.name}. Name one of them; others can be added to the clone later.`,
  );
}

/** The users who administer all of an organization. */
async function listAdministrators(
  state: State,
  { administrators }: StoredOrganization,
  accounts: readonly StoredAccount[],
): Promise<string[]> {
  if (administrators !== undefined)
    return administrators.flatMap(({ userId, delegation }) =>
      delegation === undefined ? [userId] : [],
    );
  const found: string[] = [];
  for (const { accountId } of accounts)
    for (const { userId, isAdmin, status } of await state.of(members).list(accountId))
      if (isAdmin && status === 'Active') found.push(userId);
  return found;
}
