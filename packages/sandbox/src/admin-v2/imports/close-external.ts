import { accounts, members, type StoredMember } from '../../state/model/account.ts';
import { domains } from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
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
  const claimed = new Set(
    (await state.of(domains).list(organizationId))
      .filter(({ status }) => status === 'active')
      .map(({ hostName }) => hostName.toLowerCase()),
  );
  if (claimed.size === 0)
    throw new AdminRefusal(
      'invalid_request',
      `${name} has not claimed an e-mail domain, so no membership is external. Claim a domain first.`,
    );
  const rows: string[][] = [];
  for (const account of await state.of(accounts).list('')) {
    if (account.organizationId === organizationId) continue;
    for (const member of await state.of(members).list(account.accountId))
      if (member.status !== 'Closed' && claimed.has(readDomain(member)))
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

function readDomain({ email }: StoredMember): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
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
