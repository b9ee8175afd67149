import { isGuid } from '@countersign/mock/core/outside';
import { isSameAddress } from '../../../account/users/person.ts';
import { members, type StoredMember } from '../../../state/model/account.ts';
import { membershipId } from '../../../account/users/membership-id.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { ImportAccount, ImportRun } from './import-run.ts';
import { readEmail, readName } from './read-person.ts';
import type { ImportRow } from './read-row.ts';

/**
 * Finds the member that a row names by `APIUserName` or `MembershipID`.
 * @returns undefined if both cells are empty
 * @throws MembershipRefusal for an ID that is not a GUID or not one of a member
 */
export async function findMemberById(
  { state }: ImportRun,
  { account, readRoster }: ImportAccount,
  { values: { APIUserName, MembershipID } }: ImportRow,
): Promise<StoredMember | undefined> {
  if (APIUserName !== undefined && !isGuid(APIUserName))
    throw new MembershipRefusal('invalid_apiusername', `${APIUserName} is not the GUID of a user.`);
  if (MembershipID !== undefined && !isGuid(MembershipID))
    throw new MembershipRefusal(
      'invalid_membership_id',
      `${MembershipID} is not the GUID of a membership.`,
    );
  if (APIUserName === undefined && MembershipID === undefined) return undefined;
  const wanted = MembershipID?.toLowerCase();
  const userId =
    APIUserName?.toLowerCase() ??
    (await readRoster()).members.find((one) => membershipId(one) === wanted)?.userId;
  const member =
    userId === undefined ? undefined : await state.of(members).get(account.accountId, userId);
  if (member !== undefined && (wanted === undefined || membershipId(member) === wanted))
    return member;
  throw new MembershipRefusal(
    'membership_not_in_account',
    MembershipID === undefined
      ? `${account.name} has no user ${APIUserName}.`
      : `${account.name} has no membership ${MembershipID}${APIUserName === undefined ? '' : ` of the user ${APIUserName}`}.`,
  );
}

/**
 * Finds the member that a row names by e-mail address, and by name if several have the address.
 * @throws MembershipRefusal blank_username, membership_not_in_account, invalid_useremail_address
 */
export async function findMemberByEmail(
  { state }: ImportRun,
  { account, readRoster }: ImportAccount,
  row: ImportRow,
): Promise<StoredMember> {
  const email = readEmail(row);
  if (email === undefined)
    throw new MembershipRefusal(
      'invalid_useremail_address',
      'UserEmail must not be empty if APIUserName and MembershipID are.',
    );
  const userName = readName(row)?.userName;
  const same = (await readRoster()).members.filter(
    (one) =>
      isSameAddress(one.email, email) && (userName === undefined || one.userName === userName),
  );
  const open = same.filter(({ status }) => status !== 'Closed');
  if (open.length > 1)
    throw new MembershipRefusal(
      'blank_username',
      `${account.name} has ${open.length} users with the address ${email}. Add their names.`,
    );
  const [found] = [...open, ...same];
  const member =
    found === undefined ? undefined : await state.of(members).get(account.accountId, found.userId);
  if (member !== undefined) return member;
  throw new MembershipRefusal(
    'membership_not_in_account',
    `${account.name} has no user ${userName === undefined ? email : `${userName} <${email}>`}.`,
  );
}
