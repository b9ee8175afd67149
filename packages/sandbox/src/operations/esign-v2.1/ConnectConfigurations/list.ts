import { connectConfigurations } from '../../../connect/configuration.js';
import { presentConfiguration } from '../../../connect/present-configuration.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

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
