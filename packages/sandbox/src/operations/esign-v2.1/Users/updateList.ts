import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { changeUser } from '../../../users/change-user.ts';
import { findListedUser } from '../../../users/find-listed-user.ts';
import { knownOfUsers } from '../../../users/known-of-users.ts';
import { presentUser } from '../../../users/present-user.ts';

export const operation = defineOperation('Users_updateList', async (state, { body }, context) => {
  requireAdmin(context);
  const { account } = context;
  const known = await knownOfUsers(state, account, []);
  const users = await perItem(
    requireItems(body?.users, 'users'),
    ({ userId }) => (userId === undefined ? {} : { userId }),
    async (one) => {
      const member = await findListedUser(state, account, one.userId);
      await changeUser(state, context, member, one);
      return presentUser(member, known);
    },
  );
  return { status: 200, body: { users, resultSetSize: String(users.length) } };
});
