import { defineOperation } from '../../../engine/operation.js';
import { findUser } from '../../../users/find-user.js';
import { changeProfile } from '../../../users/user-profile.js';

export const operation = defineOperation(
  'UserProfiles_update',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    await changeProfile(state, member, body);
    return { status: 200 };
  },
);
