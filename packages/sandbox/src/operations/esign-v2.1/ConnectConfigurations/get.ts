import { findConfiguration } from '../../../connect/find-configuration.ts';
import { presentConfiguration } from '../../../connect/present-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectConfigurations_get',
  async (state, { path }, context) => {
    requireAdmin(context);
    const configuration = await findConfiguration(state, context, path.connectId);
    return {
      status: 200,
      body: { configurations: [presentConfiguration(configuration)], totalRecords: '1' },
    };
  },
);
