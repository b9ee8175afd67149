import { mailDefaults } from '../../../account-settings/mail-defaults.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'Accounts_getNotificationDefaults',
  async (state, _request, context) => {
    requireAdmin(context);
    return { status: 200, body: await mailDefaults.read(state, context.account.accountId) };
  },
);
