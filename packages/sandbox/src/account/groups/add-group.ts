import type { Group } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { newNumber } from '../../engine/new-number.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import { findProfile } from '../permission-profiles/profiles-of.ts';
import type { State } from '../../state/state.ts';
import { findListedUser } from '../users/find-listed-user.ts';
import { groupsOf } from './groups-of.ts';
import { renewRights } from './renew-rights.ts';
import { requireNewName } from './require-new-name.ts';

/**
 * Makes a group with its first members.
 * @throws ServiceError where the name is taken, or a profile or a user is not there
 */
export async function addGroup(
  state: State,
  context: Context,
  { groupName = '', permissionProfileId, users = [] }: Group,
): Promise<StoredGroup> {
  const { account } = context;
  const known = await groupsOf(state, account);
  requireNewName(known, groupName);
  if (permissionProfileId !== undefined)
    await findProfile(state, account, permissionProfileId, 'INVALID_REQUEST_BODY');
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
