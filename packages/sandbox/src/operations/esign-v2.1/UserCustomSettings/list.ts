import { defineOperation } from '../../../engine/operation.ts';
import { readCustomSettings } from '../../../users/custom-settings.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserCustomSettings_list',
  async (state, { path, header }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const group = header['X-DocuSign-User-Settings-Key'] ?? '';
    const customSettings = await readCustomSettings(state, member, group);
    return { status: 200, body: { customSettings } };
  },
);
