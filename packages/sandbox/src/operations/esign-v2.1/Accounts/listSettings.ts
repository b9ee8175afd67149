import { settingsOf } from '../../../account-settings/usual-settings.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'Accounts_listSettings',
  async (_state, _request, { account }) => ({ status: 200, body: settingsOf(account) }),
);
