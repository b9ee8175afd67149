import { connectConfigurations } from '../../../connect/configuration.ts';
import { findConfiguration } from '../../../connect/find-configuration.ts';
import { forgetWaiting } from '../../../connect/held.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

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
