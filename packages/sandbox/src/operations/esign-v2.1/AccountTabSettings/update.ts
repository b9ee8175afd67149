import { changeSettings } from '../../../account-settings/change-settings.js';
import { tabSettingsOf } from '../../../account-settings/usual-settings.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountTabSettings_update',
  async (state, { body }, context) => {
    const changed = await changeSettings(state, context, { tabAccountSettings: body });
    return { status: 200, body: tabSettingsOf(changed) };
  },
);
