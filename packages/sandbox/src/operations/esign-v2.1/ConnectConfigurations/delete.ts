import { connectConfigurations } from '../../../connect/configuration.js';
import { findConfiguration } from '../../../connect/find-configuration.js';
import { forgetWaiting } from '../../../connect/held.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'ConnectConfigurations_delete',
  async (state, { path }, context) => {
    requireAdmin(context);
    const { connectId } = await findConfiguration(state, context, path.connectId);
    const { accountId } = context.account;
    await state.of(connectConfigurations).remove(accountId, connectId);
    await forgetWaiting(state, accountId, connectId);
    return { status: 200 };
  },
);
