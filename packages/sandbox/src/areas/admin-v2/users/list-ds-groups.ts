import type { DSGroupResponse } from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import type { Membership } from '../../../account/users/memberships.ts';
import type { State } from '../../../state/state.ts';
import { presentDsGroup } from '../ds-groups/group-in-account.ts';

/** The groups over all products that a member is in. */
export async function listDsGroups(
  state: State,
  { account, member }: Membership,
): Promise<DSGroupResponse[]> {
  return (await listGroups(state, account))
    .filter((group) => isInGroup(group, member))
    .map((group) => presentDsGroup(account, group));
}
