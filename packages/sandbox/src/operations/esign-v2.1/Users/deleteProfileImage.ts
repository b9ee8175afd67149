import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findUser } from '../../../users/find-user.ts';
import { readProfile, saveProfile } from '../../../users/user-profile.ts';

export const operation = defineOperation(
  'Users_deleteProfileImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const { imageId, ...rest } = await readProfile(state, member);
    if (imageId === undefined)
      throw new ServiceError(
        'RESOURCE_NOT_FOUND',
        `${member.userName} has no profile image that could be deleted.`,
      );
    await saveProfile(state, member, rest);
    return { status: 200 };
  },
);
