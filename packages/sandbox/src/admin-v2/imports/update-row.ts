import { isSamePerson } from '../../account/users/person.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import { changeMembership } from '../members/change-membership.ts';
import { isDomainClaimed } from '../members/join-account.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import { changePerson, type PersonChange } from './change-person.ts';
import { requireClaimForPolicy, requireUnclaimed } from './check-domain.ts';
import { findMemberById } from './find-row-member.ts';
import { findRights } from './find-rights.ts';
import { findRowAccount } from './find-row-account.ts';
import type { ImportAccount, ImportRun } from './import-run.ts';
import {
  readDetails,
  readEmail,
  readName,
  type PersonDetails,
  type RowWarnings,
} from './read-person.ts';
import type { ImportRow } from './read-row.ts';
import type { RowResult } from './record-result.ts';

/** Changes the member of a row. Empty cells leave values as they are. @throws MembershipRefusal */
export async function updateRow(
  run: ImportRun,
  row: ImportRow,
  warnings: RowWarnings,
): Promise<RowResult> {
  const found = await findRowAccount(run, row);
  const member = await findMemberById(run, found, row);
  if (member === undefined)
    throw new MembershipRefusal('invalid_apiusername', 'APIUserName must not be empty.');
  const person = withoutUndefined({ ...readName(row), email: readEmail(row) });
  const details = readDetails(row, warnings);
  const rights = findRights(found, row);
  const change = await checkPerson(run, member, { ...person, ...details }, warnings);
  await requireFreeName(found, member, change);
  const isPersonChanged = await changePerson(run.state, member, change);
  const isMembershipChanged = await changeMember(run, found, member, { ...details, ...rights });
  return isPersonChanged || isMembershipChanged ? 'user_updated' : 'no_action_taken';
}

/**
 * Decides what of the person is changed: an organization changes only users in its own domains, and
 * not those who are closed or disabled.
 * @throws MembershipRefusal for an address that the organization cannot give
 */
async function checkPerson(
  run: ImportRun,
  member: StoredMember,
  change: PersonChange,
  warnings: RowWarnings,
): Promise<PersonChange> {
  const { state, admin } = run;
  const { loginPolicy } = change;
  if (member.status === 'Closed' || member.status === 'Disabled') {
    warnings.set(
      'membership_closed_or_disabled_warning',
      `The membership of ${member.userName} is ${member.status}. Name, e-mail address and language were not changed.`,
    );
    return {};
  }
  const isClaimed = await isDomainClaimed(state, admin, member.email);
  requireClaimForPolicy({ ...(loginPolicy !== undefined && { loginPolicy }) }, isClaimed);
  const { email } = change;
  const isMoved = email !== undefined && email.toLowerCase() !== member.email.toLowerCase();
  if (isClaimed) {
    if (isMoved) await requireUnclaimed(run, email);
    return change;
  }
  if (isMoved)
    throw new MembershipRefusal(
      'account_admin_access_denied',
      `${admin.organization.name} has not claimed the domain of ${member.email}, so it cannot change the address.`,
    );
  if (isOther(change.userName, member.userName) || change.language !== undefined)
    warnings.set(
      'username_language_changes_ignored_warning',
      `${admin.organization.name} has not claimed the domain of ${member.email}. Name and language were not changed.`,
    );
  return {};
}

/** @throws MembershipRefusal useremail_username_combination_exists */
async function requireFreeName(
  { account, readRoster }: ImportAccount,
  member: StoredMember,
  { userName = member.userName, email = member.email }: PersonChange,
): Promise<void> {
  if (isSamePerson(member, { userName, email })) return;
  const same = (await readRoster()).members.find(
    (one) => one.userId !== member.userId && isSamePerson(one, { userName, email }),
  );
  if (same !== undefined)
    throw new MembershipRefusal(
      'useremail_username_combination_exists',
      `${account.name} has ${userName} <${email}> as the user ${same.userId} already.`,
    );
}

/** Changes what the account keeps of a member. @returns whether anything changed */
async function changeMember(
  { state, admin }: ImportRun,
  { account, groups: all }: ImportAccount,
  member: StoredMember,
  { permissionProfileId, groups, company, jobTitle, address = {} }: Rights & PersonDetails,
): Promise<boolean> {
  const isOtherProfile = isOther(permissionProfileId, member.permissionProfileId);
  if (isOtherProfile && member.userId === admin.caller.id)
    throw new MembershipRefusal(
      'permissionset_change_not_allowed',
      `${member.userName} cannot change the own permission profile. Another administrator can.`,
    );
  const workAddress = { ...member.details.workAddress, ...address };
  const isMoved = JSON.stringify(workAddress) !== JSON.stringify(member.details.workAddress ?? {});
  const isChanged =
    isOtherProfile ||
    isMoved ||
    isOther(company, member.company) ||
    isOther(jobTitle, member.jobTitle) ||
    (groups !== undefined && !isSameGroups(groups, all, member));
  if (!isChanged) return false;
  if (isMoved) member.details.workAddress = workAddress;
  try {
    await changeMembership(state, account, member, {
      permissionProfileId,
      groups,
      company,
      jobTitle,
    });
  } catch (error) {
    if (error instanceof MembershipRefusal)
      throw new MembershipRefusal('user_permissionset_problems', error.message);
    throw error;
  }
  return true;
}

type Rights = ReturnType<typeof findRights>;

/** Whether a member is in these groups and in no other one of the account's own. */
function isSameGroups(
  groups: readonly StoredGroup[],
  all: readonly StoredGroup[],
  { userId }: StoredMember,
): boolean {
  const wanted = new Set(groups.map(({ groupId }) => groupId));
  return all.every(
    ({ groupId, groupType, users }) =>
      groupType !== 'customGroup' || users.includes(userId) === wanted.has(groupId),
  );
}

function isOther(wanted: string | undefined, kept: string | undefined): boolean {
  return wanted !== undefined && wanted !== kept;
}
