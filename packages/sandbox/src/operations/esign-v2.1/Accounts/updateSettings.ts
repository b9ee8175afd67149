import { changeSettings } from '../../../account-settings/change-settings.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'Accounts_updateSettings',
  async (state, { body }, context) => {
    await changeSettings(state, context, body);
    return { status: 200 };
  },
);
