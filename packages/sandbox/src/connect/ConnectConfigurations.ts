import { randomBytes, randomInt } from 'node:crypto';
import { dateTime } from '../engine/date-time.ts';
import { defineOperation } from '../engine/operation.ts';
import { presentFlag } from '../engine/present-flag.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { wholeList } from '../engine/whole-list.ts';
import { members, type StoredMember } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { getDomain } from '../account/users/get-domain.ts';
import { warnOfConfiguration, warnOfOAuth } from './warn-of-configuration.ts';
import { canonicalConfiguration } from './canonical-configuration.ts';
import {
  checkConfiguration,
  findConfiguration,
  keepSecrets,
  presentConfiguration,
} from './configuration.ts';
import { connectConfigurations } from '../state/model/connect.ts';
import { connectKeys, mostConfigurations, mostKeys } from './kinds.ts';
import { forgetWaiting, holdOrLetGo } from './held.ts';
import { listSubscribedUsers } from '../account/groups/is-user-subscribed.ts';

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
  async (state, request, context) => {
    requireAdmin(context);
    const body = canonicalConfiguration(request.body);
    checkConfiguration(body);
    warnOfConfiguration(state, body);
    await warnOfOAuth(state, context.account.accountId, body);
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
  async (state, request, context) => {
    requireAdmin(context);
    const before = await findConfiguration(state, context, request.body.connectId ?? '');
    const body = keepSecrets(canonicalConfiguration(request.body), before);
    checkConfiguration(body);
    warnOfConfiguration(state, body);
    await warnOfOAuth(state, context.account.accountId, body);
    const { connectId, configurationType } = before;
    const configuration = { configurationType, ...body, connectId };
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
        `${name} has ${mostKeys} Connect keys, which is the maximum. Revoke one with Connect_deleteConnectSecret first.`,
      );
    const keyId = context.newId();
    const secret = randomBytes(32).toString('base64');
    await keys.put(accountId, keyId, { secret, createdAt: state.now });
    return { status: 201, body: { keyId, secret, createdDateTime: dateTime(state.now) } };
  },
);

export const ConnectConfigurations_listUsers = defineOperation(
  'ConnectConfigurations_listUsers',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const configuration = await findConfiguration(state, context, path.connectId);
    const found = await findMembers(state, accountId, query);
    const users =
      query.list_included_users === 'true'
        ? [...(await listSubscribedUsers(state, accountId, configuration, found))]
        : found;
    const allUsersSelected = configuration.allUsers ?? 'false';
    return {
      status: 200,
      paged: true,
      body: { ...wholeList, allUsersSelected, users: users.map(presentUser) },
    };
  },
);

export const ConnectConfigurations_getConnectAllUsers = defineOperation(
  'ConnectConfigurations_getConnectAllUsers',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const configuration = await findConfiguration(state, context, path.connectId);
    // The sandbox knows no claimed domains: that of the administrator who calls is the only one.
    const domain = getDomain(context.caller.email);
    const found = (await findMembers(state, accountId, query)).filter(
      ({ email }) => query.domain_users_only !== 'true' || getDomain(email) === domain,
    );
    const included = await listSubscribedUsers(state, accountId, configuration, found);
    const users = found.map((member) => ({
      userId: member.userId,
      userName: member.userName,
      email: member.email,
      isIncluded: presentFlag(included.has(member)),
    }));
    return { status: 200, paged: true, body: { ...wholeList, users } };
  },
);

interface MemberQuery {
  status?: string | undefined;
  user_name_substring?: string | undefined;
  email_substring?: string | undefined;
}

async function findMembers(
  state: State,
  accountId: string,
  { status, user_name_substring: name, email_substring: address }: MemberQuery,
): Promise<StoredMember[]> {
  const statuses = status?.split(',').map((one) => one.trim().toLowerCase());
  return (await state.of(members).list(accountId)).filter(
    (member) =>
      (statuses === undefined || statuses.includes(member.status.toLowerCase())) &&
      has(member.userName, name) &&
      has(member.email, address),
  );
}

function has(text: string, part: string | undefined): boolean {
  return part === undefined || text.toLowerCase().includes(part.toLowerCase());
}

function presentUser({ userId, userName, email, status }: StoredMember) {
  return { userId, userName, email, userStatus: status, userType: 'CompanyUser' };
}
