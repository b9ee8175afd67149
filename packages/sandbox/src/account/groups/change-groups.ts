import type { Group } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { newNumber } from '../../engine/new-number.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { findProfile } from '../permission-profiles/account-profiles.ts';
import { findListedUser } from '../users/find-user.ts';
import { findGroup, listGroups, isInGroup, presentGroup } from './account-groups.ts';
import { renewRights } from './administrators.ts';

/**
 * Creates a group with its first members.
 * @throws ServiceRefusal if the name is taken, or a profile or a user does not exist
 */
export async function addGroup(
  state: State,
  context: Pick<Context, 'account' | 'newId'>,
  { groupName = '', permissionProfileId, users = [] }: Group,
): Promise<StoredGroup> {
  const { account } = context;
  const known = await listGroups(state, account);
  if (groupName.trim() === '')
    throw new ServiceRefusal(
      'INVALID_GROUP_NAME',
      'No group name was provided: a group requires a groupName.',
    );
  requireNewName(known, groupName);
  if (permissionProfileId !== undefined)
    await findProfile(state, account, permissionProfileId, 'INVALID_REQUEST_PARAMETER');
  const joining = [];
  for (const { userId } of users) joining.push(await findListedUser(state, account, userId));
  const group: StoredGroup = {
    groupId: newNumber(
      context,
      known.map(({ groupId }) => groupId),
    ),
    groupName,
    groupType: 'customGroup',
    ...(permissionProfileId !== undefined && { permissionProfileId }),
    dsGroupId: context.newId(),
    users: [...new Set(joining.map(({ userId }) => userId))],
    brandIds: [],
    createdAt: state.now,
    modifiedAt: state.now,
  };
  await state.of(groups).put(account.accountId, group.groupId, group);
  await renewRights(state, account, joining);
  return group;
}

/**
 * Changes the name and the profile of a group.
 * @throws ServiceRefusal if it does not exist, or the name is taken
 */
export async function changeGroup(
  state: State,
  { account }: Context,
  { groupId = '', groupName, permissionProfileId }: Group,
): Promise<StoredGroup> {
  const group = await findGroup(state, account, groupId, 'INVALID_GROUP_ID');
  if (groupName !== undefined && groupName !== '') {
    requireNewName(await listGroups(state, account), groupName, groupId);
    group.groupName = groupName;
  }
  if (permissionProfileId !== undefined) {
    await findProfile(state, account, permissionProfileId, 'INVALID_REQUEST_PARAMETER');
    group.permissionProfileId = permissionProfileId;
  }
  group.modifiedAt = state.now;
  await state.of(groups).put(account.accountId, groupId, group);
  await renewRights(state, account, await membersIn(state, account, group));
  return group;
}

/**
 * Deletes a group of the account's own.
 * @throws ServiceRefusal if it does not exist, or every account has it
 */
export async function removeGroup(
  state: State,
  { account }: Pick<Context, 'account'>,
  groupId: string,
): Promise<StoredGroup> {
  const group = await findGroup(state, account, groupId, 'INVALID_GROUP_ID');
  if (group.groupType !== 'customGroup')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The group ${group.groupName} exists in every account and cannot be deleted.`,
    );
  await state.of(groups).remove(account.accountId, groupId);
  await renewRights(state, account, await membersIn(state, account, group));
  return group;
}

async function membersIn(
  state: State,
  { accountId }: StoredAccount,
  group: StoredGroup,
): Promise<StoredMember[]> {
  const all = await state.of(members).list(accountId);
  return all.filter((member) => isInGroup(group, member));
}

/** @throws ServiceRefusal INVALID_GROUP_NAME where another group has the name already, in any case */
function requireNewName(known: readonly StoredGroup[], groupName: string, groupId?: string): void {
  const wanted = groupName.toLowerCase();
  const same = known.find(
    (one) => one.groupId !== groupId && one.groupName.toLowerCase() === wanted,
  );
  if (same === undefined) return;
  throw new ServiceRefusal(
    'INVALID_GROUP_NAME',
    `Duplicate group name: the group ${same.groupId} already has the name ${same.groupName}.`,
    { item: presentGroup(same) },
  );
}
