import { defineOperation } from '../engine/operation.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { listKeys, presentKey } from './keys.ts';
import { connectKeys } from './kinds.ts';
import {
  checkOAuthConfig,
  deleteOAuthConfig,
  findOAuthConfig,
  presentOAuthConfig,
  saveOAuthConfig,
} from './oauth-config.ts';

export const Connect_getConnectSecret = defineOperation(
  'Connect_getConnectSecret',
  async (state, _, context) => {
    requireAdmin(context);
    const keys = await listKeys(state, context.account.accountId);
    return { status: 200, body: { secrets: keys.map(presentKey) } };
  },
);

export const Connect_deleteConnectSecret = defineOperation(
  'Connect_deleteConnectSecret',
  async (state, { path }, context) => {
    requireAdmin(context);
    const { accountId, name } = context.account;
    if (!(await state.of(connectKeys).remove(accountId, path.keyId.toLowerCase())))
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${name} has no Connect key ${path.keyId}. Connect_getConnectSecret returns the IDs.`,
      );
    return { status: 200 };
  },
);

export const Connect_getConnectOAuthConfig = defineOperation(
  'Connect_getConnectOAuthConfig',
  async (state, _, context) => {
    requireAdmin(context);
    return { status: 200, body: presentOAuthConfig(await findOAuthConfig(state, context)) };
  },
);

export const Connect_createConnectOAuthConfig = defineOperation(
  'Connect_createConnectOAuthConfig',
  async (state, { body }, context) => {
    requireAdmin(context);
    const config = checkOAuthConfig(body);
    await saveOAuthConfig(state, context.account.accountId, config);
    return { status: 201, body: presentOAuthConfig(config) };
  },
);

export const Connect_updateConnectOAuthConfig = defineOperation(
  'Connect_updateConnectOAuthConfig',
  async (state, { body }, context) => {
    requireAdmin(context);
    const config = checkOAuthConfig({ ...(await findOAuthConfig(state, context)), ...body });
    await saveOAuthConfig(state, context.account.accountId, config);
    return { status: 200, body: presentOAuthConfig(config) };
  },
);

export const Connect_deleteConnectOAuthConfig = defineOperation(
  'Connect_deleteConnectOAuthConfig',
  async (state, _, context) => {
    requireAdmin(context);
    await findOAuthConfig(state, context);
    await deleteOAuthConfig(state, context.account.accountId);
    return { status: 200 };
  },
);
