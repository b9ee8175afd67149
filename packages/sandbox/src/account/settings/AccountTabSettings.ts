import { defineOperation } from '../../engine/operation.ts';
import { changeSettings, getTabSettings } from './account-settings.ts';

export const AccountTabSettings_get = defineOperation(
  'AccountTabSettings_get',
  async (_state, _request, { account }) => ({ status: 200, body: getTabSettings(account) }),
);

export const AccountTabSettings_update = defineOperation(
  'AccountTabSettings_update',
  async (state, { body }, context) => {
    const changed = await changeSettings(state, context, { tabAccountSettings: body });
    return { status: 200, body: getTabSettings(changed) };
  },
);
