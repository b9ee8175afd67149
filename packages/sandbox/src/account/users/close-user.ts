import type { Context } from '../../engine/context.ts';
import { renewRights, requireAdministrator } from '../groups/administrators.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { setGroups } from './apply-user.ts';
import { isSameAddress } from './person.ts';
import { saveMember } from './save-member.ts';

/**
 * Values of the parameter `delete`: the things that a closed user loses in addition to the
 * membership.
 */
export type TakenAway = ReadonlySet<string>;

/**
 * Closes a membership; its record stays.
 * @throws ServiceRefusal if there is no other administrator
 */
export async function closeUser(
  state: State,
  { account }: Pick<Context, 'account'>,
  member: StoredMember,
  takenAway: TakenAway,
): Promise<void> {
  if (member.isAdmin) await requireAdministrator(state, account, { without: member.userId });
  member.status = 'Closed';
  if (takenAway.has('PermissionSet')) member.permissionProfileId = '';
  await saveMember(state, member);
  if (takenAway.has('Groups')) await setGroups(state, account, member.userId, []);
  if (takenAway.has('SigningGroupsEmail')) await leaveSigningGroups(state, member);
  await renewRights(state, account, [member]);
}

/** Removes a user from the signing groups of an account. */
export async function leaveSigningGroups(
  state: State,
  { accountId, email }: StoredMember,
): Promise<void> {
  for (const group of await state.of(signingGroups).list(accountId)) {
    const users = group.users.filter((one) => !isSameAddress(one.email, email));
    if (users.length < group.users.length)
      await state.of(signingGroups).put(accountId, group.id, { ...group, users });
  }
}
