import { defineOperation } from '../../engine/operation.ts';
import { findUser } from './find-user.ts';
import { changeProfile, presentUserProfile } from './user-profile.ts';

export const UserProfiles_get = defineOperation(
  'UserProfiles_get',
  async (state, { path }, context) => {
    const { account, caller } = context;
    const member = await findUser(state, context, path.userId, 'any');
    const everything = caller.isAdmin || caller.userId === member.userId;
    return { status: 200, body: await presentUserProfile(state, account, member, everything) };
  },
);

export const UserProfiles_update = defineOperation(
  'UserProfiles_update',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    await changeProfile(state, member, body);
    return { status: 200 };
  },
);
