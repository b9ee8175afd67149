import { isSamePerson } from '../../../account/users/person.ts';
import { saveMember } from '../../../account/users/save-member.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { identities, type StoredIdentity } from '../../../state/model/account.ts';
import { joinAccount, requireDomain } from '../members/join-account.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import { findRights } from './find-rights.ts';
import { findRowAccount } from './find-row-account.ts';
import type { ImportRun } from './import-run.ts';
import {
  readAutoActivate,
  readDetails,
  requireEmail,
  requireName,
  type PersonDetails,
  type RowWarnings,
} from './read-person.ts';
import type { ImportRow } from './read-row.ts';
import type { RowResult } from './record-result.ts';

/** Adds the user of a row to the account of the row. @throws MembershipRefusal */
export async function addRow(
  run: ImportRun,
  row: ImportRow,
  warnings: RowWarnings,
): Promise<RowResult> {
  const { state, admin } = run;
  const found = await findRowAccount(run, row);
  const name = requireName(row);
  const email = requireEmail(row);
  const details = readDetails(row, warnings);
  const wantsActive = readAutoActivate(row);
  if (row.values.PermissionSet === undefined)
    throw new MembershipRefusal('permissionset_required', 'PermissionSet must not be empty.');
  const rights = findRights(found, row);
  const isClaimed = await requireDomain(state, admin, email, false);
  if (wantsActive && !isClaimed)
    throw new MembershipRefusal(
      'autoactivate_not_allowed',
      `AutoActivate requires an e-mail address in a domain that ${admin.organization.name} has claimed.`,
    );
  if (details.loginPolicy !== undefined && !isClaimed)
    throw new MembershipRefusal(
      'invalid_loginpolicy',
      `LoginPolicy requires an e-mail address in a domain that ${admin.organization.name} has claimed.`,
    );
  const roster = await found.readRoster();
  const person = { userName: name.userName, email };
  const there = roster.members.find((one) => isSamePerson(one, person));
  if (there !== undefined && there.status !== 'Closed')
    return there.status === 'Active' || there.status === 'Disabled'
      ? 'no_action_taken_user_exists'
      : 'user_awaiting_activation';
  const known = roster.identities.find((one) => isSamePerson(one, person));
  const { jobTitle, company, address } = details;
  const joining = { ...name, email, ...rights, jobTitle, company, activate: isClaimed };
  run.beginChange();
  const member = await joinAccount(state, admin, found.account, joining, roster);
  if (address !== undefined) {
    member.details.workAddress = { ...member.details.workAddress, ...address };
    await saveMember(state, member);
  }
  const identity = known ?? roster.identities.find(({ userId }) => userId === member.userId);
  if (identity !== undefined) {
    if (known === undefined) Object.assign(identity, describePerson(name, details));
    else if (differs(identity, { ...name, ...details }))
      warnings.set(
        'username_language_changes_ignored_warning',
        'The user exists in another account. Name and language were not changed.',
      );
    if (details.loginPolicy !== undefined) identity.federatedStatus = details.loginPolicy;
    await state.of(identities).put('', identity.userId, identity);
  }
  return 'user_added';
}

type Name = ReturnType<typeof requireName>;

/** Describes the properties of a new user that are the same in all accounts. */
function describePerson({ firstName, lastName }: Name, { language }: PersonDetails) {
  return withoutUndefined({ firstName, lastName, languageCulture: language });
}

function differs(
  identity: StoredIdentity,
  { firstName, lastName, language }: Name & PersonDetails,
): boolean {
  const { languageCulture = 'en' } = identity;
  return (
    (language !== undefined && language !== languageCulture) ||
    isOther(firstName, identity.firstName) ||
    isOther(lastName, identity.lastName)
  );
}

function isOther(wanted: string | undefined, kept: string | undefined): boolean {
  return wanted !== undefined && kept !== undefined && wanted !== kept;
}
