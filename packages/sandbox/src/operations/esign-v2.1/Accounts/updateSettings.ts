import { changeSettings } from '../../../account-settings/change-settings.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'Accounts_updateSettings',
  async (state, { body }, context) => {
    await changeSettings(state, context, body);
    return { status: 200 };
  },
);
