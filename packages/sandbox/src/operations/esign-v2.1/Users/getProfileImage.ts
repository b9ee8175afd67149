import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findUser } from '../../../users/find-user.ts';
import { readProfile } from '../../../users/user-profile.ts';

export const operation = defineOperation(
  'Users_getProfileImage',
  async (state, { path, query }, context) => {
    const member = await findUser(state, context, path.userId, 'any');
    const { imageId } = await readProfile(state, member);
    if (imageId === undefined)
      throw new ServiceError(
        'RESOURCE_NOT_FOUND',
        `${member.userName} has no profile image; Users_updateProfileImage sets one.`,
      );
    const image = await state.contents.get(imageId);
    const encoded = query.encoding === 'base64';
    return {
      status: 200,
      file: { bytes: encoded ? image.toString('base64') : image, mediaType: 'image/gif' },
    };
  },
);
