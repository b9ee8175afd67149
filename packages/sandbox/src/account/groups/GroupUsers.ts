import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { members } from '../../state/model/account.ts';
import { requireViewOfUsers } from '../users/find-user.ts';
import { presentMemberInLowerCase } from '../users/present-user.ts';
import { findGroup, isInGroup } from './account-groups.ts';
import { joinGroup, leaveGroup } from './group-users.ts';

export const GroupUsers_list = defineOperation(
  'GroupUsers_list',
  async (state, { path }, context) => {
    await requireViewOfUsers(state, context);
    const { account } = context;
    const group = await findGroup(state, account, path.groupId);
    const all = await state.of(members).list(account.accountId);
    const users = all.filter((member) => isInGroup(group, member)).map(presentMemberInLowerCase);
    return { status: 200, paged: true, body: { users, ...wholeList } };
  },
);

export const GroupUsers_update = defineOperation(
  'GroupUsers_update',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const group = await findGroup(state, context.account, path.groupId);
    const requested = requireItems(body?.users, 'users');
    return { status: 200, body: { users: await joinGroup(state, context, group, requested) } };
  },
);

export const GroupUsers_delete = defineOperation(
  'GroupUsers_delete',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const group = await findGroup(state, context.account, path.groupId);
    const requested = requireItems(body?.users, 'users');
    return { status: 200, body: { users: await leaveGroup(state, context, group, requested) } };
  },
);
