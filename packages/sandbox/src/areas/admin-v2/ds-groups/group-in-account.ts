import type { DSGroupResponse } from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { members, type StoredAccount, type StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { showName } from '../../../engine/show-name.ts';

/** Finds a group by the ID that it has in all products. @throws AdminRefusal not_found */
export async function findDsGroup(
  state: State,
  account: StoredAccount,
  dsGroupId: string,
): Promise<StoredGroup> {
  const wanted = dsGroupId.toLowerCase();
  const group = (await listGroups(state, account)).find((one) => one.dsGroupId === wanted);
  if (group !== undefined) return group;
  throw new AdminRefusal(
    'not_found',
    `${account.name} has no group ${showName(dsGroupId)}. MultiProductUserManagement_getDSGroups returns them.`,
  );
}

/** The members of an account who can be in a group: those whose membership is not closed. */
export async function listOpenMembers(
  state: State,
  { accountId }: StoredAccount,
): Promise<StoredMember[]> {
  const all = await state.of(members).list(accountId);
  return all.filter(({ status }) => status !== 'Closed');
}

/** The members of an account who are in a group. */
export function selectMembersIn(group: StoredGroup, open: readonly StoredMember[]): StoredMember[] {
  if (group.groupType !== 'customGroup') return open.filter((member) => isInGroup(group, member));
  const ids = new Set(group.users);
  return open.filter(({ userId }) => ids.has(userId));
}

/** A group without the number of its users. */
export function presentDsGroup(account: StoredAccount, group: StoredGroup): DSGroupResponse {
  const { dsGroupId, groupId, groupName, groupType, description, modifiedAt } = group;
  return {
    ds_group_id: dsGroupId,
    account_id: account.accountId,
    source_product_name: 'ESign',
    group_id: groupId,
    group_name: groupName,
    ...(description !== undefined && { description }),
    is_admin: groupType === 'adminstrators',
    last_modified_on: dateTime(modifiedAt),
    external_account_id: Number(account.number),
    account_name: account.name,
    is_managed_by_scim: false,
  };
}

/** @param open the open members of the account */
export function presentCountedGroup(
  account: StoredAccount,
  group: StoredGroup,
  open: readonly StoredMember[],
): DSGroupResponse {
  return {
    ...presentDsGroup(account, group),
    user_count: selectMembersIn(group, open).length,
  };
}
