import { purgeConfigurations } from '../../../account-settings/purge-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'Accounts_getEnvelopePurgeConfiguration',
  async (state, _request, context) => {
    requireAdmin(context);
    return { status: 200, body: await purgeConfigurations.read(state, context.account.accountId) };
  },
);
