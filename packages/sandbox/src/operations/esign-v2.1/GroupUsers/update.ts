import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { joinGroup } from '../../../groups/group-users.ts';
import { findGroup } from '../../../groups/groups-of.ts';

export const operation = defineOperation(
  'GroupUsers_update',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const group = await findGroup(state, context.account, path.groupId);
    const asked = requireItems(body?.users, 'users');
    return { status: 200, body: { users: await joinGroup(state, context, group, asked) } };
  },
);
