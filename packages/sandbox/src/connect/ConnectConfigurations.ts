import { randomBytes, randomInt } from 'node:crypto';
import { defineOperation } from '../engine/operation.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { wholeList } from '../engine/whole-list.ts';
import { members, type StoredMember } from '../state/model/account.ts';
import { warnOfConfiguration } from './warn-of-configuration.ts';
import { checkConfiguration, findConfiguration, presentConfiguration } from './configuration.ts';
import { connectConfigurations, connectKeys, mostConfigurations, mostKeys } from './kinds.ts';
import { forgetWaiting, holdOrLetGo } from './held.ts';
import { isUserSubscribed } from './list-subscriptions.ts';

export const ConnectConfigurations_list = defineOperation(
  'ConnectConfigurations_list',
  async (state, _, context) => {
    requireAdmin(context);
    const all = await state.of(connectConfigurations).list(context.account.accountId);
    return {
      status: 200,
      body: { configurations: all.map(presentConfiguration), totalRecords: String(all.length) },
    };
  },
);

export const ConnectConfigurations_get = defineOperation(
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

export const ConnectConfigurations_create = defineOperation(
  'ConnectConfigurations_create',
  async (state, { body }, context) => {
    requireAdmin(context);
    checkConfiguration(body);
    warnOfConfiguration(state, body);
    const { accountId, name } = context.account;
    const configurations = state.of(connectConfigurations);
    if ((await configurations.count(accountId)) >= mostConfigurations)
      throw new ServiceRefusal(
        'ACCOUNT_LACKS_PERMISSIONS',
        `${name} has ${mostConfigurations} Connect configurations, which is the maximum. Delete one first.`,
      );
    const connectId = String(randomInt(1_000_000, 1_000_000_000));
    const configuration = { configurationType: 'custom', ...body, connectId };
    await configurations.put(accountId, connectId, configuration);
    return { status: 201, body: presentConfiguration(configuration) };
  },
);

export const ConnectConfigurations_update = defineOperation(
  'ConnectConfigurations_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const before = await findConfiguration(state, context, body.connectId ?? '');
    checkConfiguration(body);
    warnOfConfiguration(state, body);
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

export const ConnectConfigurations_delete = defineOperation(
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

export const ConnectConfigurations_createConnectSecrets = defineOperation(
  'ConnectConfigurations_createConnectSecrets',
  async (state, _, context) => {
    requireAdmin(context);
    const { accountId, name } = context.account;
    const keys = state.of(connectKeys);
    if ((await keys.count(accountId)) >= mostKeys)
      throw new ServiceRefusal(
        'ACCOUNT_LACKS_PERMISSIONS',
        `${name} has ${mostKeys} keys of Connect, which is all it may have.`,
      );
    const secret = randomBytes(32).toString('base64');
    await keys.put(accountId, context.newId(), { secret, createdAt: state.now });
    return { status: 201, body: { secret } };
  },
);

export const ConnectConfigurations_listUsers = defineOperation(
  'ConnectConfigurations_listUsers',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const configuration = await findConfiguration(state, context, path.connectId);
    const statuses = query.status?.split(',').map((status) => status.trim().toLowerCase());
    const users = [];
    for (const member of await state.of(members).list(accountId)) {
      if (statuses !== undefined && !statuses.includes(member.status.toLowerCase())) continue;
      if (!has(member.userName, query.user_name_substring)) continue;
      if (!has(member.email, query.email_substring)) continue;
      if (
        query.list_included_users === 'true' &&
        !(await isUserSubscribed(state, accountId, configuration, member.userId))
      )
        continue;
      users.push(presentUser(member));
    }
    const allUsersSelected = configuration.allUsers ?? 'false';
    return { status: 200, paged: true, body: { ...wholeList, allUsersSelected, users } };
  },
);

function has(text: string, part: string | undefined): boolean {
  return part === undefined || text.toLowerCase().includes(part.toLowerCase());
}

function presentUser({ userId, userName, email, status }: StoredMember) {
  return { userId, userName, email, userStatus: status, userType: 'CompanyUser' };
}
