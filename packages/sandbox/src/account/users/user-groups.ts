import type { Group } from '@countersign/types/esign-v2.1';
import { findGroup } from '../groups/groups-of.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

/**
 * The groups of the account's own that a body names for a user; who is in the others follows from
 * elsewhere. Undefined where the body names none.
 * @throws ServiceError INVALID_REQUEST_BODY for a group that is not there
 */
export async function findGroupsFor(
  state: State,
  account: StoredAccount,
  named: readonly Group[] | undefined,
): Promise<StoredGroup[] | undefined> {
  if (named === undefined) return undefined;
  const found: StoredGroup[] = [];
  for (const { groupId = '' } of named)
    found.push(await findGroup(state, account, groupId, 'INVALID_REQUEST_BODY'));
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
