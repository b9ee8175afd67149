import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { ImportAccount, ImportRun } from './import-run.ts';
import type { ImportRow } from './read-row.ts';

/**
 * Finds the account of a row.
 * @throws MembershipRefusal invalid_account_id; account_admin_access_denied for an account that the
 *   caller does not manage; unspecified_error for a suspended one
 */
export async function findRowAccount(
  { record, admin, readAccount }: ImportRun,
  { values: { AccountID, AccountName } }: ImportRow,
): Promise<ImportAccount> {
  const accountId = readAccountId(AccountID ?? record.accountId);
  if (record.accountId !== undefined && accountId !== record.accountId)
    throw new MembershipRefusal(
      'invalid_account_id',
      `AccountID is ${AccountID}, but the import is for the account ${record.accountId}.`,
    );
  const found = await readAccount(accountId);
  const isExternal = record.type === 'bulk_users_close_external';
  const { organizationId, name } = admin.organization;
  if (found === undefined || (!isExternal && found.account.organizationId !== organizationId))
    throw new MembershipRefusal('invalid_account_id', `${name} has no account ${AccountID}.`);
  const { account } = found;
  if (!isExternal && !record.accountIds.includes(accountId))
    throw new MembershipRefusal(
      'account_admin_access_denied',
      `${record.requestor.name} does not manage the users of ${account.name}.`,
    );
  if (AccountName !== undefined && AccountName.toLowerCase() !== account.name.toLowerCase())
    throw new MembershipRefusal(
      'invalid_account_id',
      `AccountName is ${AccountName}, but the account ${accountId} is ${account.name}.`,
    );
  if (account.suspendedBecause !== undefined) {
    if (!record.failedAccountIds.includes(accountId)) record.failedAccountIds.push(accountId);
    throw new MembershipRefusal('unspecified_error', `${account.name} is suspended.`);
  }
  return found;
}

/** A GUID, which files can have without its dashes. */
function readAccountId(text = ''): string {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(digits))
    throw new MembershipRefusal('invalid_account_id', `AccountID is ${text}, which is not a GUID.`);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
