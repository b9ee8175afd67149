import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { closeUser } from '../../../users/close-user.ts';
import { findListedUser } from '../../../users/find-listed-user.ts';
import { presentMember } from '../../../users/present-member.ts';

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
