import { purgeConfigurations } from '../../../account-settings/purge-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'Accounts_updateEnvelopePurgeConfiguration',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    return { status: 200, body: await purgeConfigurations.change(state, accountId, body) };
  },
);
