import { accounts, members } from '../../state/model/account.ts';
import type { StoredConfiguration } from '../../state/model/connect.ts';
import type { State } from '../../state/state.ts';
import { isInGroup, listGroups } from './account-groups.ts';

/** Which users a configuration of Connect is for. */
type Selection = Pick<StoredConfiguration, 'allUsers' | 'allUsersExcept' | 'userIds' | 'groupIds'>;

/** Whether a configuration of Connect pushes the events of a user. */
export async function isUserSubscribed(
  state: State,
  accountId: string,
  { allUsers, allUsersExcept, userIds = [], groupIds = [] }: Selection,
  userId: string,
): Promise<boolean> {
  if (allUsers === 'true') return true;
  const named = userIds.some((id) => id.toLowerCase() === userId.toLowerCase());
  if (allUsersExcept === 'true') return !named;
  if (named) return true;
  if (groupIds.length === 0) return false;
  const account = await state.of(accounts).get('', accountId);
  const member = await state.of(members).get(accountId, userId);
  if (account === undefined || member === undefined) return false;
  return (await listGroups(state, account)).some(
    (group) => groupIds.includes(group.groupId) && isInGroup(group, member),
  );
}
