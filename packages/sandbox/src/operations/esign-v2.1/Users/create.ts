import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { addUser } from '../../../users/add-user.ts';
import { knownOfUsers } from '../../../users/known-of-users.ts';
import { readRoster } from '../../../users/roster.ts';
import { presentNewUser } from '../../../users/present-user.ts';

/** How many users a call may add. */
const mostUsers = 500;

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
    { most: mostUsers },
  );
  return { status: 201, body: { newUsers } };
});
