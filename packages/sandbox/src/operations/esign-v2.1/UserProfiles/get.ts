import { defineOperation } from '../../../engine/operation.ts';
import { findUser } from '../../../users/find-user.ts';
import { presentProfileOf } from '../../../users/user-profile.ts';

export const operation = defineOperation('UserProfiles_get', async (state, { path }, context) => {
  const { caller } = context;
  const member = await findUser(state, context, path.userId, 'any');
  const everything = caller.isAdmin || caller.userId === member.userId;
  return { status: 200, body: await presentProfileOf(state, member, everything) };
});
