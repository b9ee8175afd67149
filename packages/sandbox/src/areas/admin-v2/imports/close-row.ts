import { closeMembership } from '../members/change-membership.ts';
import { findMemberByEmail, findMemberById } from './find-row-member.ts';
import { findRowAccount } from './find-row-account.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportRow } from './read-row.ts';
import type { RowResult } from './record-result.ts';

/** Closes the membership of a row. @throws MembershipRefusal */
export async function closeRow(run: ImportRun, row: ImportRow): Promise<RowResult> {
  const found = await findRowAccount(run, row);
  const member =
    (await findMemberById(run, found, row)) ?? (await findMemberByEmail(run, found, row));
  if (member.status === 'Closed') return 'no_action_taken';
  await closeMembership(run.state, run.admin, found.account, member);
  return 'membership_closed';
}
