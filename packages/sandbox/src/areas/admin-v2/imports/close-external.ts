import { accounts, members, type StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { listOwnDomains, readHostName } from '../members/claimed-domains.ts';
import type { OrganizationContext } from '../organization-context.ts';
import type { Column } from './columns.ts';
import { requestImport, saveNewImport } from './start-import.ts';
import type { StoredUserImport } from './stored-import.ts';

const header = ['AccountID', 'AccountName', 'UserName', 'UserEmail', 'APIUserName'] as const;

/**
 * Starts an import that closes the memberships which users of claimed domains have in accounts
 * outside the organization. Its rows are these memberships.
 * @throws AdminRefusal invalid_request if no domain is claimed
 */
export async function startExternalClosing(
  state: State,
  admin: OrganizationContext,
): Promise<StoredUserImport> {
  const { organizationId, name } = admin.organization;
  const claimed = await listOwnDomains(state, admin.organization);
  if (claimed.size === 0)
    throw new AdminRefusal(
      'invalid_request',
      `${name} has not claimed an e-mail domain, so no membership is external. Claim a domain first.`,
    );
  const rows: string[][] = [];
  for (const account of await state.of(accounts).list('')) {
    if (account.organizationId === organizationId) continue;
    for (const member of await state.of(members).list(account.accountId))
      if (member.status !== 'Closed' && claimed.has(readHostName(member.email)))
        rows.push(describe(member, account.name));
  }
  const record = {
    ...requestImport(state, admin, 'bulk_users_close_external'),
    header: [...header],
  };
  record.size = rows.length;
  await saveNewImport(state, record, rows);
  return record;
}

/** The cells of a membership, in the order of the header. */
function describe(member: StoredMember, accountName: string): string[] {
  const cells: Record<(typeof header)[number] & Column, string> = {
    AccountID: member.accountId,
    AccountName: accountName,
    UserName: member.userName,
    UserEmail: member.email,
    APIUserName: member.userId,
  };
  return header.map((column) => cells[column]);
}
