import { changeSettings } from '../../../account-settings/change-settings.ts';
import { tabSettingsOf } from '../../../account-settings/usual-settings.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountTabSettings_update',
  async (state, { body }, context) => {
    const changed = await changeSettings(state, context, { tabAccountSettings: body });
    return { status: 200, body: tabSettingsOf(changed) };
  },
);
