import { defineOperation } from '../../../engine/operation.ts';
import { findUser } from '../../../users/find-user.ts';
import { knownOfUsers } from '../../../users/known-of-users.ts';
import { presentUserInFull } from '../../../users/present-user.ts';

export const operation = defineOperation('Users_get', async (state, { path }, context) => {
  const member = await findUser(state, context, path.userId, 'ownOrAdmin');
  const known = await knownOfUsers(state, context.account, [member.userId]);
  return { status: 200, body: presentUserInFull(member, known) };
});
