import { connectConfigurations } from '../../../connect/configuration.ts';
import { presentConfiguration } from '../../../connect/present-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectConfigurations_list',
  async (state, _, context) => {
    requireAdmin(context);
    const all = await state.of(connectConfigurations).list(context.account.accountId);
    return {
      status: 200,
      body: { configurations: all.map(presentConfiguration), totalRecords: String(all.length) },
    };
  },
);
