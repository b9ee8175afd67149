import { settingsOf } from '../../../account-settings/usual-settings.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'Accounts_listSettings',
  async (_state, _request, { account }) => ({ status: 200, body: settingsOf(account) }),
);
