import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { members } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { findGroup, isInGroup } from './groups-of.ts';
import { renewRights } from './renew-rights.ts';

/** Deletes a group of the account's own. @throws ServiceError where it is not there, or every account has it */
export async function removeGroup(
  state: State,
  { account }: Context,
  groupId: string,
): Promise<StoredGroup> {
  const group = await findGroup(state, account, groupId);
  if (group.groupType !== 'customGroup')
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `Every account has the group ${group.groupName}; only groups that the account made can be deleted.`,
    );
  await state.of(groups).remove(account.accountId, groupId);
  const all = await state.of(members).list(account.accountId);
  await renewRights(
    state,
    account,
    all.filter((member) => isInGroup(group, member)),
  );
  return group;
}
