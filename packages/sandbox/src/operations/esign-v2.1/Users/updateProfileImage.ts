import { defineOperation } from '../../../engine/operation.ts';
import { findUser } from '../../../users/find-user.ts';
import { requireGif } from '../../../users/require-gif.ts';
import { readProfile, saveProfile } from '../../../users/user-profile.ts';

export const operation = defineOperation(
  'Users_updateProfileImage',
  async (state, { path, bytes }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    requireGif(bytes);
    const stored = await readProfile(state, member);
    await saveProfile(state, member, { ...stored, imageId: await state.contents.put(bytes) });
    return { status: 200 };
  },
);
