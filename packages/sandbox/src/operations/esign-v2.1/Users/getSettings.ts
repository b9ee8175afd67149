import { defineOperation } from '../../../engine/operation.ts';
import { findUser } from '../../../users/find-user.ts';
import { settingsOf } from '../../../users/user-settings.ts';

export const operation = defineOperation('Users_getSettings', async (state, { path }, context) => {
  const member = await findUser(state, context, path.userId, 'ownOrAdmin');
  return { status: 200, body: await settingsOf(state, context.account, member) };
});
