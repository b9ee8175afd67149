import { randomInt } from 'node:crypto';
import { checkConfiguration } from '../../../connect/check-configuration.ts';
import { connectConfigurations, mostConfigurations } from '../../../connect/configuration.ts';
import { presentConfiguration } from '../../../connect/present-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation(
  'ConnectConfigurations_create',
  async (state, { body }, context) => {
    requireAdmin(context);
    checkConfiguration(body);
    const { accountId, name } = context.account;
    const configurations = state.of(connectConfigurations);
    if ((await configurations.count(accountId)) >= mostConfigurations)
      throw new ServiceError(
        'ACCOUNT_LACKS_PERMISSIONS',
        `${name} has ${mostConfigurations} configurations of Connect, which is all it may have; delete one first.`,
      );
    const connectId = String(randomInt(1_000_000, 1_000_000_000));
    const configuration = { configurationType: 'custom', ...body, connectId };
    await configurations.put(accountId, connectId, configuration);
    return { status: 201, body: presentConfiguration(configuration) };
  },
);
