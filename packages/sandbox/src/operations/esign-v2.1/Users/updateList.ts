import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { changeUser } from '../../../users/change-user.js';
import { findListedUser } from '../../../users/find-listed-user.js';
import { knownOfUsers } from '../../../users/known-of-users.js';
import { presentUser } from '../../../users/present-user.js';

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
