import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { leaveGroup } from '../../../groups/group-users.js';
import { findGroup } from '../../../groups/groups-of.js';

export const operation = defineOperation(
  'GroupUsers_delete',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const group = await findGroup(state, context.account, path.groupId);
    const asked = requireItems(body?.users, 'users');
    return { status: 200, body: { users: await leaveGroup(state, context, group, asked) } };
  },
);
