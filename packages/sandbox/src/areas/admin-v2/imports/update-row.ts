import { writeStatus } from '../../../engine/status-in-words.ts';
import { isSamePerson } from '../../../account/users/person.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { identities, type StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import { changeMembership, refuseOwnProfile } from '../members/change-membership.ts';
import { type PersonChange, prepareChange } from '../members/change-person.ts';
import { isWholePerson, type Person, readPerson } from '../members/find-person.ts';
import { requireKept } from '../members/require-kept.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import { findMemberById } from './find-row-member.ts';
import { findRights } from './find-rights.ts';
import { findRowAccount } from './find-row-account.ts';
import type { ImportAccount, ImportRun } from './import-run.ts';
import {
  readDetails,
  readName,
  readUpdatedEmail,
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
  requireKept(found.account, member);
  const details = readDetails(row, warnings);
  const rights = findRights(found, row);
  const { language: languageCulture, loginPolicy: federatedStatus } = details;
  const change = withoutUndefined({
    ...readName(row),
    email: readUpdatedEmail(row),
    languageCulture,
    federatedStatus,
  });
  const person = await findPersonOfMember(run, member);
  const own = person.memberships.find((one) => one.account.accountId === member.accountId)?.member;
  const current = own ?? member;
  const allowed = checkPerson(run, person, current, change, warnings);
  await requireFreeName(found, current, allowed);
  const changePerson = await prepareChange(run.state, run.admin, person, allowed, run.addresses);
  run.beginChange();
  const isMemberChanged = await changeMember(run, found, current, { ...details, ...rights });
  await changePerson();
  const isPersonChanged = await hasChanged(run, person);
  if (isPersonChanged) await updateRoster(found, current);
  return isPersonChanged || isMemberChanged ? 'user_updated' : 'no_action_taken';
}

async function findPersonOfMember(
  { state, admin }: ImportRun,
  { userId, userName }: StoredMember,
): Promise<Person> {
  const identity = await state.of(identities).get('', userId);
  const person = identity && (await readPerson(state, admin, identity));
  if (person !== undefined) return person;
  throw new MembershipRefusal('unspecified_error', `The user ${userName} no longer exists.`);
}

async function hasChanged({ state }: ImportRun, { identity }: Person): Promise<boolean> {
  const now = await state.of(identities).get('', identity.userId);
  return JSON.stringify(now) !== JSON.stringify(identity);
}

/**
 * Decides what of the person is changed: nothing of users who are closed or disabled, or who are
 * also in accounts that the caller does not administer.
 * @throws MembershipRefusal for an address or a policy that the caller cannot give
 */
function checkPerson(
  { admin }: ImportRun,
  person: Person,
  member: StoredMember,
  change: PersonChange,
  warnings: RowWarnings,
): PersonChange {
  if (member.status === 'Closed' || member.status === 'Disabled') {
    warnings.set(
      'membership_closed_or_disabled_warning',
      `The membership of ${member.userName} is ${writeStatus(member.status)}. Name, e-mail address and language were not changed.`,
    );
    return {};
  }
  if (isWholePerson(admin, person)) return change;
  const why = `${member.userName} is also a user of accounts that ${admin.caller.name} does not administer`;
  if (isOther(change.email?.toLowerCase(), member.email.toLowerCase()))
    throw new MembershipRefusal(
      'account_admin_access_denied',
      `${why}, so the e-mail address cannot be changed.`,
    );
  if (isOther(change.federatedStatus, person.identity.federatedStatus))
    throw new MembershipRefusal(
      'account_admin_access_denied',
      `${why}, so the login policy cannot be changed.`,
    );
  const { languageCulture = 'en' } = person.identity;
  if (isOther(change.userName, member.userName) || isOther(change.languageCulture, languageCulture))
    warnings.set(
      'username_language_changes_ignored_warning',
      `${why}. Name and language were not changed.`,
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

/** Updates the name and address of a member in the roster, for the next rows. */
async function updateRoster(
  { readRoster }: ImportAccount,
  { userId, userName, email }: StoredMember,
): Promise<void> {
  const roster = await readRoster();
  for (const one of [...roster.members, ...roster.identities])
    if (one.userId === userId) Object.assign(one, { userName, email });
}

/** Changes what the account keeps of a member. @returns true if anything changed */
async function changeMember(
  { state, admin }: ImportRun,
  { account, groups: all }: ImportAccount,
  member: StoredMember,
  { permissionProfileId, groups, company, jobTitle, address = {} }: Rights & PersonDetails,
): Promise<boolean> {
  const isOtherProfile = isOther(permissionProfileId, member.permissionProfileId);
  if (isOtherProfile) refuseOwnProfile(admin, member);
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
    await changeMembership(state, admin, account, member, {
      permissionProfileId,
      groups,
      company,
      jobTitle,
    });
  } catch (error) {
    if (error instanceof MembershipRefusal && error.reason === 'cannot_close_last_active_admin')
      throw new MembershipRefusal('user_permissionset_problems', error.message);
    throw error;
  }
  return true;
}

type Rights = ReturnType<typeof findRights>;

/** Checks whether a member is in these groups and in no other of the account's own groups. */
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
