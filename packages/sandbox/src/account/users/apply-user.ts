import type {
  ForgottenPasswordInformation,
  Group,
  UserInformation,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import {
  type StoredAccount,
  type StoredMember,
  type UserDetails,
} from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { findGroup } from '../groups/account-groups.ts';
import { renewRights } from '../groups/administrators.ts';
import { writeCustomSettings } from './custom-settings.ts';
import { saveMember } from './save-member.ts';
import { changeSettings } from './user-settings.ts';

/** Applies a body to a user, apart from name, address, status and profile, and stores the user. */
export async function applyUser(
  state: State,
  { account, caller }: Pick<Context, 'account'> & { caller: Pick<StoredMember, 'userName'> },
  member: StoredMember,
  body: UserInformation,
  wantedGroups: readonly StoredGroup[] | undefined,
): Promise<void> {
  const { firstName, middleName, lastName, suffixName, title, jobTitle, company } = body;
  Object.assign(
    member,
    withoutUndefined({ firstName, middleName, lastName, suffixName, title, jobTitle, company }),
  );
  member.details = { ...member.details, ...changedDetails(member.details, body) };
  if (body.userSettings !== undefined) changeSettings(state, caller, member, body.userSettings);
  await saveMember(state, member);
  if (body.customSettings !== undefined)
    await writeCustomSettings(state, member, '', body.customSettings);
  if (wantedGroups !== undefined) await setGroups(state, account, member.userId, wantedGroups);
  await renewRights(state, account, [member]);
}

/**
 * The groups of the account's own that a body names for a user; who is in the others follows from
 * elsewhere. Undefined where the body names none.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a group that is not there
 */
export async function findGroupsFor(
  state: State,
  account: StoredAccount,
  named: readonly Group[] | undefined,
): Promise<StoredGroup[] | undefined> {
  if (named === undefined) return undefined;
  const found: StoredGroup[] = [];
  for (const { groupId = '' } of named)
    found.push(await findGroup(state, account, groupId, 'INVALID_REQUEST_PARAMETER'));
  return found.filter(({ groupType }) => groupType === 'customGroup');
}

/** Puts a user into these groups of the account's own, and out of all others. */
export async function setGroups(
  state: State,
  { accountId }: StoredAccount,
  userId: string,
  wanted: readonly StoredGroup[],
): Promise<void> {
  const ids = new Set(wanted.map(({ groupId }) => groupId));
  for (const group of await state.of(groups).list(accountId)) {
    const isIn = group.users.includes(userId);
    if (group.groupType !== 'customGroup' || isIn === ids.has(group.groupId)) continue;
    group.users = isIn ? group.users.filter((one) => one !== userId) : [...group.users, userId];
    group.modifiedAt = state.now;
    await state.of(groups).put(accountId, group.groupId, group);
  }
}

/** Reads the properties of a body that are only stored and returned; parts of objects stay as well. */
function changedDetails(before: UserDetails, body: UserInformation): UserDetails {
  return withoutUndefined({
    activationAccessCode: body.activationAccessCode,
    countryCode: body.countryCode,
    enableConnectForUser: body.enableConnectForUser,
    forgottenPasswordInfo: changedPart(
      before.forgottenPasswordInfo,
      body.forgottenPasswordInfo && questionsOf(body.forgottenPasswordInfo),
    ),
    hasRemoteNotary: body.hasRemoteNotary,
    homeAddress: changedPart(before.homeAddress, body.homeAddress),
    isAlternateAdmin: body.isAlternateAdmin,
    isNAREnabled: body.isNAREnabled,
    sendActivationOnInvalidLogin: body.sendActivationOnInvalidLogin,
    subscribe: body.subscribe,
    workAddress: changedPart(before.workAddress, body.workAddress),
  });
}

/** An object of which a body has a part; undefined where the body has none of it. */
export function changedPart<Part extends object>(
  before: Part | undefined,
  changed: Part | undefined,
): Part | undefined {
  return changed && { ...before, ...changed };
}

/** The questions for somebody who has forgotten the password, without their secret answers. */
function questionsOf({
  forgottenPasswordQuestion1,
  forgottenPasswordQuestion2,
  forgottenPasswordQuestion3,
  forgottenPasswordQuestion4,
}: ForgottenPasswordInformation): ForgottenPasswordInformation {
  return withoutUndefined({
    forgottenPasswordQuestion1,
    forgottenPasswordQuestion2,
    forgottenPasswordQuestion3,
    forgottenPasswordQuestion4,
  });
}
