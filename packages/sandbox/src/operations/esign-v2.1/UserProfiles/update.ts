import { defineOperation } from '../../../engine/operation.ts';
import { findUser } from '../../../users/find-user.ts';
import { changeProfile } from '../../../users/user-profile.ts';

export const operation = defineOperation(
  'UserProfiles_update',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    await changeProfile(state, member, body);
    return { status: 200 };
  },
);
