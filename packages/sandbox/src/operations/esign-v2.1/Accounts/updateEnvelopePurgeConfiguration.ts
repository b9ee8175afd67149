import { purgeConfigurations } from '../../../account-settings/purge-configuration.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'Accounts_updateEnvelopePurgeConfiguration',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    return { status: 200, body: await purgeConfigurations.change(state, accountId, body) };
  },
);
