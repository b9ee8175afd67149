import { tabSettingsOf } from '../../../account-settings/usual-settings.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountTabSettings_get',
  async (_state, _request, { account }) => ({ status: 200, body: tabSettingsOf(account) }),
);
