import { checkConfiguration } from '../../../connect/check-configuration.ts';
import { connectConfigurations } from '../../../connect/configuration.ts';
import { findConfiguration } from '../../../connect/find-configuration.ts';
import { holdOrLetGo } from '../../../connect/held.ts';
import { presentConfiguration } from '../../../connect/present-configuration.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectConfigurations_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const before = await findConfiguration(state, context, body.connectId ?? '');
    checkConfiguration(body);
    const { connectId, configurationType, userName, password } = before;
    const configuration = {
      configurationType,
      // A password is never shown, so that who changes something else cannot send it back.
      ...(password !== undefined && body.userName === userName && { password }),
      ...body,
      connectId,
    };
    const { accountId } = context.account;
    await state.of(connectConfigurations).put(accountId, connectId, configuration);
    await holdOrLetGo(state, accountId, configuration);
    return { status: 200, body: presentConfiguration(configuration) };
  },
);
