import { findConfiguration } from '../../../connect/find-configuration.js';
import { presentConfiguration } from '../../../connect/present-configuration.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

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
