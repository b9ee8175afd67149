import type { Group } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { members } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import { findProfile } from '../permission-profiles/profiles-of.ts';
import type { State } from '../../state/state.ts';
import { findGroup, groupsOf, isInGroup } from './groups-of.ts';
import { renewRights } from './renew-rights.ts';
import { requireNewName } from './require-new-name.ts';

/** Changes name and profile of a group. @throws ServiceError where it is not there, or the name is taken */
export async function changeGroup(
  state: State,
  { account }: Context,
  { groupId = '', groupName, permissionProfileId }: Group,
): Promise<StoredGroup> {
  const group = await findGroup(state, account, groupId);
  if (groupName !== undefined && groupName !== '') {
    requireNewName(await groupsOf(state, account), groupName, groupId);
    group.groupName = groupName;
  }
  if (permissionProfileId !== undefined) {
    await findProfile(state, account, permissionProfileId, 'INVALID_REQUEST_BODY');
    group.permissionProfileId = permissionProfileId;
  }
  group.modifiedAt = state.now;
  await state.of(groups).put(account.accountId, groupId, group);
  const all = await state.of(members).list(account.accountId);
  await renewRights(
    state,
    account,
    all.filter((member) => isInGroup(group, member)),
  );
  return group;
}
