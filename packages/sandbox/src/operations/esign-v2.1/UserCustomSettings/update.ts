import { defineOperation } from '../../../engine/operation.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { writeCustomSettings } from '../../../users/custom-settings.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserCustomSettings_update',
  async (state, { path, header, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const group = header['X-DocuSign-User-Settings-Key'] ?? '';
    const asked = requireItems(body?.customSettings, 'customSettings');
    const customSettings = await writeCustomSettings(state, member, group, asked);
    return { status: 200, body: { customSettings } };
  },
);
