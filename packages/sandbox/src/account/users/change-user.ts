import type { UserInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { identities, members, type StoredMember } from '../../state/model/account.ts';
import { findProfile } from '../permission-profiles/account-profiles.ts';
import type { State } from '../../state/state.ts';
import { applyUser, findGroupsFor } from './apply-user.ts';
import { changeStatus } from './change-status.ts';
import { isEmailAddress, isSamePerson } from './person.ts';
import { rightsAmong, readUserSettings } from './user-settings.ts';

/**
 * Changes what the account knows of a user; what the body leaves out stays.
 * @throws ServiceRefusal USER_NOT_ACCOUNT_ADMIN where others than administrators change rights;
 *   INVALID_REQUEST_PARAMETER where what is named is not there
 */
export async function changeUser(
  state: State,
  context: Context,
  member: StoredMember,
  body: UserInformation,
): Promise<void> {
  const { account } = context;
  if (await changesRights(state, context, member, body)) requireAdmin(context);
  const { permissionProfileId: profile } = body;
  if (profile !== undefined && profile !== '')
    await findProfile(state, account, profile, 'INVALID_REQUEST_PARAMETER');
  const wanted = await findGroupsFor(state, account, body.groupList);
  await changePerson(state, context, member, body);
  if (profile !== undefined && profile !== '') member.permissionProfileId = profile;
  await changeStatus(state, context, member, body);
  await applyUser(state, context, member, body, wanted);
}

/** Checks whether a body would change rights; one that repeats the current rights does not. */
async function changesRights(
  state: State,
  { account }: Context,
  member: StoredMember,
  body: UserInformation,
): Promise<boolean> {
  const { permissionProfileId, groupList, userStatus, userSettings, isAlternateAdmin } = body;
  if (permissionProfileId !== undefined && permissionProfileId !== member.permissionProfileId)
    return true;
  if (userStatus !== undefined && userStatus !== member.status) return true;
  const { isAlternateAdmin: isAlternate = 'False' } = member.details;
  if (isAlternateAdmin !== undefined && isAlternateAdmin !== isAlternate) return true;
  if (userSettings !== undefined) {
    const before = await readUserSettings(state, account, member);
    if ((await rightsAmong(userSettings, before)).length > 0) return true;
  }
  const named = await findGroupsFor(state, account, groupList);
  return named?.some(({ users }) => !users.includes(member.userId)) === true;
}

/** Name and address, which the user logs in with as well. */
async function changePerson(
  state: State,
  { account }: Context,
  member: StoredMember,
  { userName = member.userName, email = member.email }: UserInformation,
): Promise<void> {
  if (userName === member.userName && email === member.email) return;
  if (userName.trim() === '' || !isEmailAddress(email))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The user ${member.userId} requires a userName and a valid email.`,
    );
  const others = await state.of(members).list(account.accountId);
  const same = others.find(
    (one) => one.userId !== member.userId && isSamePerson(one, { userName, email }),
  );
  if (same !== undefined)
    throw new ServiceRefusal(
      'USER_ALREADY_EXISTS_IN_ACCOUNT',
      `${account.name} has ${userName} <${email}> as the user ${same.userId} already.`,
      { status: 400 },
    );
  Object.assign(member, { userName, email });
  const identity = await state.of(identities).get('', member.userId);
  if (identity !== undefined)
    await state.of(identities).put('', member.userId, { ...identity, userName, email });
}
