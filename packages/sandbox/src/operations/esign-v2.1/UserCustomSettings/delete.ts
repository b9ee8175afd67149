import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { deleteCustomSetting } from '../../../users/custom-settings.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserCustomSettings_delete',
  async (state, { path, header, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const group = header['X-DocuSign-User-Settings-Key'] ?? '';
    const customSettings = await perItem(
      requireItems(body?.customSettings, 'customSettings'),
      ({ name = '' }) => ({ name }),
      async ({ name = '' }) => {
        await deleteCustomSetting(state, member, group, name);
        return { name };
      },
    );
    return { status: 200, body: { customSettings } };
  },
);
