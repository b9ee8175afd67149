import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { closeUser } from '../../../users/close-user.js';
import { findListedUser } from '../../../users/find-listed-user.js';
import { presentMember } from '../../../users/present-member.js';

export const operation = defineOperation(
  'Users_delete',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const takenAway = new Set(query.delete?.split(',').map((word) => word.trim()));
    const users = await perItem(
      requireItems(body?.users, 'users'),
      ({ userId }) => (userId === undefined ? {} : { userId }),
      async ({ userId }) => {
        const member = await findListedUser(state, context.account, userId);
        await closeUser(state, context, member, takenAway);
        return presentMember(member);
      },
    );
    return { status: 200, body: { users } };
  },
);
