import { defineOperation } from '../../../engine/operation.js';
import { wholeList } from '../../../engine/whole-list.js';
import { findGroup, isInGroup } from '../../../groups/groups-of.js';
import { members } from '../../../model/account.js';
import { presentMember } from '../../../users/present-member.js';
import { requireViewOfUsers } from '../../../users/require-view-of-users.js';

export const operation = defineOperation('GroupUsers_list', async (state, { path }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const group = await findGroup(state, account, path.groupId);
  const all = await state.of(members).list(account.accountId);
  const users = all.filter((member) => isInGroup(group, member)).map(presentMember);
  return { status: 200, paged: true, body: { users, ...wholeList } };
});
