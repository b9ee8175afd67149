import { defineOperation } from '../../../engine/operation.js';
import { findUser } from '../../../users/find-user.js';
import { presentProfileOf } from '../../../users/user-profile.js';

export const operation = defineOperation('UserProfiles_get', async (state, { path }, context) => {
  const { caller } = context;
  const member = await findUser(state, context, path.userId, 'any');
  const everything = caller.isAdmin || caller.userId === member.userId;
  return { status: 200, body: await presentProfileOf(state, member, everything) };
});
