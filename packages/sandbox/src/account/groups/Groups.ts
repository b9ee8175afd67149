import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { members } from '../../state/model/account.ts';
import { requireViewOfUsers } from '../users/find-user.ts';
import { addGroup, changeGroup, removeGroup } from './change-groups.ts';
import { listGroups, isInGroup, presentGroup } from './account-groups.ts';

export const Groups_list = defineOperation('Groups_list', async (state, { query }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const text = query.search_text?.toLowerCase() ?? '';
  const kind = readGroupType(query.group_type);
  const found = (await listGroups(state, account)).filter(
    ({ groupName, groupType }) =>
      groupName.toLowerCase().includes(text) && (kind === undefined || kind === groupType),
  );
  const all =
    query.include_usercount === 'false'
      ? undefined
      : await state.of(members).list(account.accountId);
  const groups = found.map((group) => ({
    ...presentGroup(group),
    ...(all !== undefined && {
      usersCount: String(all.filter((member) => isInGroup(group, member)).length),
    }),
  }));
  return { status: 200, paged: true, body: { groups, ...wholeList } };
});

/** The kinds of groups, by the words that the list of groups takes, in any case. */
const groupTypes: ReadonlyMap<string, string> = new Map([
  ['admingroup', 'adminstrators'],
  ['customgroup', 'customGroup'],
  ['everyonegroup', 'everyone'],
]);

function readGroupType(word: string | undefined): string | undefined {
  return word === undefined ? undefined : (groupTypes.get(word.toLowerCase()) ?? word);
}

export const Groups_create = defineOperation('Groups_create', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupName }) => (groupName === undefined ? {} : { groupName }),
    async (one) => {
      const group = await addGroup(state, context, one);
      return { ...presentGroup(group), usersCount: String(group.users.length) };
    },
  );
  return { status: 201, body: { groups } };
});

export const Groups_update = defineOperation('Groups_update', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupId }) => (groupId === undefined ? {} : { groupId }),
    async (one) => presentGroup(await changeGroup(state, context, one)),
  );
  return { status: 200, body: { groups } };
});

export const Groups_delete = defineOperation('Groups_delete', async (state, { body }, context) => {
  requireAdmin(context);
  const groups = await perItem(
    requireItems(body?.groups, 'groups'),
    ({ groupId }) => ({ ...(groupId !== undefined && { groupId }), groupType: 'customGroup' }),
    async ({ groupId = '' }) => presentGroup(await removeGroup(state, context, groupId)),
  );
  return { status: 200, body: { groups } };
});
