import { tabSettingsOf } from '../../../account-settings/usual-settings.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountTabSettings_get',
  async (_state, _request, { account }) => ({ status: 200, body: tabSettingsOf(account) }),
);
