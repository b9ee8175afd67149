import { purgeConfigurations } from '../../../account-settings/purge-configuration.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'Accounts_getEnvelopePurgeConfiguration',
  async (state, _request, context) => {
    requireAdmin(context);
    return { status: 200, body: await purgeConfigurations.read(state, context.account.accountId) };
  },
);
