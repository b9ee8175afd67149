import type { DSGroupResponse } from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../account/groups/account-groups.ts';
import type { Membership } from '../../account/users/memberships.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { State } from '../../state/state.ts';

/** The groups over all products that a member is in. */
export async function listDsGroups(
  state: State,
  { account, member }: Membership,
): Promise<DSGroupResponse[]> {
  return (await listGroups(state, account))
    .filter((group) => isInGroup(group, member))
    .map((group) => ({
      ds_group_id: group.dsGroupId,
      account_id: account.accountId,
      source_product_name: 'ESign',
      group_id: group.groupId,
      group_name: group.groupName,
      is_admin: group.groupType === 'adminstrators',
      last_modified_on: dateTime(group.modifiedAt),
      external_account_id: Number(account.number),
      account_name: account.name,
      is_managed_by_scim: false,
    }));
}
