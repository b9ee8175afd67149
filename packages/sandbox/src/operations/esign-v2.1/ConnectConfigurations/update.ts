import { checkConfiguration } from '../../../connect/check-configuration.js';
import { connectConfigurations } from '../../../connect/configuration.js';
import { findConfiguration } from '../../../connect/find-configuration.js';
import { holdOrLetGo } from '../../../connect/held.js';
import { presentConfiguration } from '../../../connect/present-configuration.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

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
