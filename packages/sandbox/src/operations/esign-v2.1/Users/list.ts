import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { groupsOf } from '../../../groups/groups-of.ts';
import { members } from '../../../model/account.ts';
import { userFilter } from '../../../users/filter-users.ts';
import { knownOfUsers } from '../../../users/known-of-users.ts';
import { presentUser, presentUserInFull } from '../../../users/present-user.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

export const operation = defineOperation('Users_list', async (state, { query }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const filter = userFilter(context, await groupsOf(state, account), query);
  const found = (await state.of(members).list(account.accountId)).filter(filter);
  // Only what stands on the page is told in full.
  const start = Number(query.start_position ?? 0);
  const end = start + Number(query.count ?? found.length);
  const full = query.additional_info === 'true' ? found.slice(start, end) : [];
  const known = await knownOfUsers(
    state,
    account,
    full.map(({ userId }) => userId),
  );
  const users = found.map((member) =>
    full.includes(member) ? presentUserInFull(member, known) : presentUser(member, known),
  );
  return { status: 200, paged: true, body: { users, ...wholeList } };
});
