import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { organizationConnects } from '../../../state/model/connect.ts';
import { forgetWaiting, holdOrLetGo } from '../../../connect/held.ts';
import { deleteOAuthConfig, saveOAuthConfig } from '../../../connect/oauth-config.ts';
import { changeConfiguration, createConfiguration } from './change-configuration.ts';
import { findConfiguration } from './find-configuration.ts';
import { listConfigurations } from './list-configurations.ts';
import {
  changeOAuthConfiguration,
  findOAuthConfiguration,
  presentOAuthConfiguration,
  readOAuthConfiguration,
} from './oauth-configuration.ts';
import { createSecret, deleteSecret, listSecrets } from './secrets.ts';

export const Connect_getOrganizationConnectConfigs = defineOrganizationOperation(
  'Connect_getOrganizationConnectConfigs',
  async (state, { query }, admin) => {
    const configurations = await listConfigurations(state, admin, query);
    return { status: 200, body: { configurations, totalSetSize: configurations.length } };
  },
);

export const Connect_createOrganizationConnectConfig = defineOrganizationOperation(
  'Connect_createOrganizationConnectConfig',
  async (state, { body }, admin) => ({
    status: 200,
    body: await createConfiguration(state, admin, body),
  }),
);

export const Connect_getOrganizationConnectConfig = defineOrganizationOperation(
  'Connect_getOrganizationConnectConfig',
  async (state, { path }, admin) => ({
    status: 200,
    body: await findConfiguration(state, admin, path.connectId),
  }),
);

export const Connect_updateOrganizationConnectConfig = defineOrganizationOperation(
  'Connect_updateOrganizationConnectConfig',
  async (state, { path, body }, admin) => {
    const before = await findConfiguration(state, admin, path.connectId);
    const configuration = await changeConfiguration(state, admin, before, body);
    await holdOrLetGo(state, undefined, configuration);
    return { status: 200, body: configuration };
  },
);

export const Connect_deleteOrganizationConnectConfig = defineOrganizationOperation(
  'Connect_deleteOrganizationConnectConfig',
  async (state, { path }, admin) => {
    const { connectId } = await findConfiguration(state, admin, path.connectId);
    await state.of(organizationConnects).remove(admin.organization.organizationId, connectId);
    await forgetWaiting(state, undefined, connectId);
    return { status: 200, body: { success: true } };
  },
);

export const Connect_getConnectHmacSecrets = defineOrganizationOperation(
  'Connect_getConnectHmacSecrets',
  async (state, _, { organization }) => ({
    status: 200,
    body: { secrets: await listSecrets(state, organization) },
  }),
);

export const Connect_postConnectHmacSecret = defineOrganizationOperation(
  'Connect_postConnectHmacSecret',
  async (state, _, admin) => {
    const masked = await listSecrets(state, admin.organization);
    const secret = await createSecret(state, admin);
    return { status: 200, body: { secrets: [secret, ...masked] } };
  },
);

export const Connect_deleteConnectHmacSecret = defineOrganizationOperation(
  'Connect_deleteConnectHmacSecret',
  async (state, { path }, { organization }) => {
    await deleteSecret(state, organization, path.keyId);
    return { status: 200, body: { secrets: await listSecrets(state, organization) } };
  },
);

export const Connect_getOrganizationConnectOAuthConfiguration = defineOrganizationOperation(
  'Connect_getOrganizationConnectOAuthConfiguration',
  async (state, _, { organization }) => ({
    status: 200,
    body: presentOAuthConfiguration(await findOAuthConfiguration(state, organization)),
  }),
);

export const Connect_postOrganizationConnectOAuthConfiguration = defineOrganizationOperation(
  'Connect_postOrganizationConnectOAuthConfiguration',
  async (state, { body }, { organization }) => {
    const config = readOAuthConfiguration(body);
    await saveOAuthConfig(state, organization.organizationId, config);
    return { status: 200, body: presentOAuthConfiguration(config) };
  },
);

export const Connect_putOrganizationConnectOAuthConfiguration = defineOrganizationOperation(
  'Connect_putOrganizationConnectOAuthConfiguration',
  async (state, { body }, { organization }) => {
    const before = await findOAuthConfiguration(state, organization);
    const config = changeOAuthConfiguration(before, body);
    await saveOAuthConfig(state, organization.organizationId, config);
    return { status: 200, body: presentOAuthConfiguration(config) };
  },
);

export const Connect_deleteOrganizationConnectOAuthConfiguration = defineOrganizationOperation(
  'Connect_deleteOrganizationConnectOAuthConfiguration',
  async (state, _, { organization }) => {
    await findOAuthConfiguration(state, organization);
    await deleteOAuthConfig(state, organization.organizationId);
    return { status: 200, body: { success: true } };
  },
);
