import type { UserInfo } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { perItem } from '../../engine/per-item.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { usualProfile } from '../permission-profiles/account-profiles.ts';
import { administratorProfile } from '../permission-profiles/rights.ts';
import { findListedUser } from '../users/find-user.ts';
import { presentMovedMember } from '../users/present-user.ts';
import { saveMember } from '../users/save-member.ts';
import { isInGroup } from './account-groups.ts';
import { renewRights } from './administrators.ts';

/** Adds users to a group, each with its own outcome. */
export function joinGroup(
  state: State,
  context: Pick<Context, 'account'>,
  group: StoredGroup,
  users: readonly UserInfo[],
): Promise<UserInfo[]> {
  return perItem(users, echo, async ({ userId = '' }) => {
    const member = await findListedUser(state, context.account, userId);
    if (isInGroup(group, member)) return presentMovedMember(member);
    if (group.groupType === 'adminstrators')
      await giveProfile(state, context, member, administratorProfile);
    else await keep(state, context, group, member, [...group.users, member.userId]);
    return presentMovedMember(member);
  });
}

/** Removes users from a group, each with its own result. */
export function leaveGroup(
  state: State,
  context: Pick<Context, 'account'>,
  group: StoredGroup,
  users: readonly UserInfo[],
): Promise<UserInfo[]> {
  return perItem(users, echo, async ({ userId = '' }) => {
    const member = await findListedUser(state, context.account, userId);
    if (group.groupType === 'everyone')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `Users cannot be removed from ${group.groupName}. Close the user with Users_delete instead.`,
      );
    if (!isInGroup(group, member))
      throw new ServiceRefusal(
        'INVALID_USERID',
        `${member.userName} (${userId}) is not in the group ${group.groupName}.`,
      );
    if (group.groupType === 'adminstrators')
      await giveProfile(state, context, member, await usualProfile(state, context.account));
    else
      await keep(
        state,
        context,
        group,
        member,
        group.users.filter((one) => one !== member.userId),
      );
    return presentMovedMember(member);
  });
}

function echo({ userId }: UserInfo): UserInfo {
  return userId === undefined ? {} : { userId };
}

/**
 * Gives a member a permission profile; the profile decides whether the member is an administrator,
 * and so in the group of these.
 */
async function giveProfile(
  state: State,
  { account }: Pick<Context, 'account'>,
  member: StoredMember,
  permissionProfileId: string,
): Promise<void> {
  member.permissionProfileId = permissionProfileId;
  await saveMember(state, member);
  await renewRights(state, account, [member]);
}

async function keep(
  state: State,
  { account }: Pick<Context, 'account'>,
  group: StoredGroup,
  member: StoredMember,
  users: string[],
): Promise<void> {
  group.users = users;
  group.modifiedAt = state.now;
  await state.of(groups).put(account.accountId, group.groupId, group);
  await renewRights(state, account, [member]);
}
