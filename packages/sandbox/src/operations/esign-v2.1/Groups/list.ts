import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { groupsOf, isInGroup } from '../../../groups/groups-of.ts';
import { presentGroup } from '../../../groups/present-group.ts';
import { members } from '../../../model/account.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

export const operation = defineOperation('Groups_list', async (state, { query }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const text = query.search_text?.toLowerCase() ?? '';
  const kind = query.group_type;
  const found = (await groupsOf(state, account)).filter(
    ({ groupName, groupType }) =>
      groupName.toLowerCase().includes(text) && (kind === undefined || kind === groupType),
  );
  const all =
    query.include_usercount === 'true'
      ? await state.of(members).list(account.accountId)
      : undefined;
  const groups = found.map((group) => ({
    ...presentGroup(group),
    ...(all !== undefined && {
      usersCount: String(all.filter((member) => isInGroup(group, member)).length),
    }),
  }));
  return { status: 200, paged: true, body: { groups, ...wholeList } };
});
