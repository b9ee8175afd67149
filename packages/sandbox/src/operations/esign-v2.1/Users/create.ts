import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { addUser } from '../../../users/add-user.js';
import { knownOfUsers } from '../../../users/known-of-users.js';
import { readRoster } from '../../../users/roster.js';
import { presentNewUser } from '../../../users/present-user.js';

export const operation = defineOperation('Users_create', async (state, { body }, context) => {
  requireAdmin(context);
  const known = await knownOfUsers(state, context.account, []);
  const roster = await readRoster(state, context.account);
  const newUsers = await perItem(
    body.newUsers,
    ({ userName, email }) => ({
      ...(userName !== undefined && { userName }),
      ...(email !== undefined && { email }),
    }),
    async (one) => presentNewUser(await addUser(state, context, one, roster), known),
  );
  return { status: 201, body: { newUsers } };
});
