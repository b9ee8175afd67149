import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { findGroup, isInGroup } from '../../../groups/groups-of.ts';
import { members } from '../../../model/account.ts';
import { presentMember } from '../../../users/present-member.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

export const operation = defineOperation('GroupUsers_list', async (state, { path }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const group = await findGroup(state, account, path.groupId);
  const all = await state.of(members).list(account.accountId);
  const users = all.filter((member) => isInGroup(group, member)).map(presentMember);
  return { status: 200, paged: true, body: { users, ...wholeList } };
});
