import { presentAccount, usageOf } from '../../../account-settings/usage.ts';
import { settingsOf } from '../../../account-settings/usual-settings.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation('Accounts_get', async (state, { query }, context) => {
  const { account } = context;
  const withSettings = query.include_account_settings === 'true';
  if (withSettings) requireAdmin(context);
  return {
    status: 200,
    body: {
      ...presentAccount(account, await usageOf(state, account), state.now),
      ...(withSettings && { accountSettings: settingsOf(account) }),
    },
  };
});
