import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { deleteCustomSetting, readCustomSettings, writeCustomSettings } from './custom-settings.ts';
import { findUser } from './find-user.ts';

export const UserCustomSettings_list = defineOperation(
  'UserCustomSettings_list',
  async (state, { path, header }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const group = header['X-DocuSign-User-Settings-Key'] ?? '';
    const customSettings = await readCustomSettings(state, member, group);
    return { status: 200, body: { customSettings } };
  },
);

export const UserCustomSettings_update = defineOperation(
  'UserCustomSettings_update',
  async (state, { path, header, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const group = header['X-DocuSign-User-Settings-Key'] ?? '';
    const requested = requireItems(body?.customSettings, 'customSettings');
    const customSettings = await writeCustomSettings(state, member, group, requested);
    return { status: 200, body: { customSettings } };
  },
);

export const UserCustomSettings_delete = defineOperation(
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
