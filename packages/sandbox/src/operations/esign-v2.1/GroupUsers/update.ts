import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { joinGroup } from '../../../groups/group-users.js';
import { findGroup } from '../../../groups/groups-of.js';

export const operation = defineOperation(
  'GroupUsers_update',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const group = await findGroup(state, context.account, path.groupId);
    const asked = requireItems(body?.users, 'users');
    return { status: 200, body: { users: await joinGroup(state, context, group, asked) } };
  },
);
