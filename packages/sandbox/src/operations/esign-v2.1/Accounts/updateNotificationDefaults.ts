import { mailDefaults } from '../../../account-settings/mail-defaults.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'Accounts_updateNotificationDefaults',
  async (state, { body }, context) => {
    requireAdmin(context);
    return { status: 200, body: await mailDefaults.change(state, context.account.accountId, body) };
  },
);
