import { randomBytes } from 'node:crypto';
import { connectKeys, mostKeys } from '../../../connect/configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation(
  'ConnectConfigurations_createConnectSecrets',
  async (state, _, context) => {
    requireAdmin(context);
    const { accountId, name } = context.account;
    const keys = state.of(connectKeys);
    if ((await keys.count(accountId)) >= mostKeys)
      throw new ServiceError(
        'ACCOUNT_LACKS_PERMISSIONS',
        `${name} has ${mostKeys} keys of Connect, which is all it may have.`,
      );
    const secret = randomBytes(32).toString('base64');
    await keys.put(accountId, context.newId(), { secret, createdAt: state.now });
    return { status: 201, body: { secret } };
  },
);
