import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsCreateConnectSecrets,
  connectConfigurationsDelete,
  connectConfigurationsGet,
  connectConfigurationsGetConnectAllUsers,
  connectConfigurationsList,
  connectConfigurationsListUsers,
  connectConfigurationsUpdate,
  usersGet,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { mara, startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;
let tenant: string;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(() => {
  tenant = `configurations-${(count += 1)}`;
  client = running.client({ tenant });
});

const archive: ConnectCustomConfiguration = {
  name: 'Archive',
  urlToPublishTo: 'http://127.0.0.1:9/connect',
  allowEnvelopePublish: 'true',
  allUsers: 'true',
  envelopeEvents: ['Completed'],
  userName: 'connect',
  password: 'only-a-test',
};

test('a configuration is made, read, changed and deleted, and its password never shown', async () => {
  const { connectId = '', ...made } = await connectConfigurationsCreate(client, { body: archive });
  expect(connectId).toMatch(/^\d+$/);
  expect(made).toMatchObject({ name: 'Archive', configurationType: 'custom', userName: 'connect' });
  expect(made).not.toHaveProperty('password');
  const changed = await connectConfigurationsUpdate(client, {
    body: { ...archive, connectId, name: 'Archive of leases', password: undefined },
  });
  expect(changed).toMatchObject({ connectId, name: 'Archive of leases' });
  const path = { connectId };
  expect(await connectConfigurationsGet(client, { path })).toEqual({
    configurations: [changed],
    totalRecords: '1',
  });
  const { configurations = [] } = await connectConfigurationsList(client);
  expect(configurations.map((one) => one.name)).toEqual(['Lease events', 'Archive of leases']);
  await connectConfigurationsDelete(client, { path });
  for (const refused of [
    () => connectConfigurationsGet(client, { path }),
    () => connectConfigurationsDelete(client, { path }),
    () => connectConfigurationsUpdate(client, { body: { ...archive, connectId } }),
  ])
    await expect(refused()).rejects.toMatchObject({
      code: 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT',
    });
});

test.each([
  ['no event', { envelopeEvents: [] }],
  ['no address', { urlToPublishTo: 'not an address' }],
  ['an address of another kind', { urlToPublishTo: 'file:///etc/hosts' }],
])('a configuration with %s is refused', async (_, more) => {
  await expect(
    connectConfigurationsCreate(client, { body: { ...archive, ...more } }),
  ).rejects.toMatchObject({ code: 'INVALID_REQUEST_PARAMETER', status: 400 });
});

test('an account has twenty configurations at most', async () => {
  // The seed has one configuration.
  for (let made = 1; made < 20; made += 1)
    await connectConfigurationsCreate(client, { body: archive });
  await expect(connectConfigurationsCreate(client, { body: archive })).rejects.toMatchObject({
    code: 'ACCOUNT_LACKS_PERMISSIONS',
  });
});

test('each key is another one, and an account has a hundred at most', async () => {
  const secrets = new Set<string>();
  // The seed has one key.
  for (let made = 1; made < 100; made += 1)
    secrets.add((await connectConfigurationsCreateConnectSecrets(client)).secret);
  expect(secrets.size).toBe(99);
  await expect(connectConfigurationsCreateConnectSecrets(client)).rejects.toMatchObject({
    code: 'ACCOUNT_LACKS_PERMISSIONS',
  });
});

test('only administrators deal with Connect', async () => {
  const sender = running.client({ tenant, token: 'sandbox-sender' });
  const path = { connectId: '4410276' };
  for (const refused of [
    () => connectConfigurationsList(sender),
    () => connectConfigurationsGet(sender, { path }),
    () => connectConfigurationsCreate(sender, { body: archive }),
    () => connectConfigurationsDelete(sender, { path }),
    () => connectConfigurationsCreateConnectSecrets(sender),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'USER_NOT_ACCOUNT_ADMIN' });
});

test('the users of a configuration are listed: all, or those whose events it pushes', async () => {
  const path = { connectId: '4410276' };
  const query = {
    list_included_users: 'true',
    user_name_substring: 'mara',
    status: 'Active,Closed',
  } as const;
  const page = await connectConfigurationsListUsers(client, { path, query });
  expect(page).toMatchObject({
    allUsersSelected: 'false',
    totalSetSize: '1',
    users: [{ userId: mara, userName: 'Mara Lindqvist', userStatus: 'Active' }],
  });
  const all = await connectConfigurationsListUsers(client, { path });
  const included = await connectConfigurationsListUsers(client, {
    path,
    query: { list_included_users: 'true' },
  });
  expect(Number(all.totalSetSize)).toBeGreaterThan(Number(included.totalSetSize));
});

test('all users are listed with whether their events are pushed', async () => {
  const path = { connectId: '4410276' };
  const list = async (query: object = {}) => {
    const page = await connectConfigurationsGetConnectAllUsers(client, { path, query });
    return page.users?.map(({ userName, isIncluded }) => [userName, isIncluded]);
  };
  expect(await list({ status: 'active,activationsent' })).toEqual([
    ['Mara Lindqvist', 'true'],
    ['Tomas Okafor', 'true'],
    ['Ines Arcand', 'false'],
    ['Jonas Weir', 'false'],
    ['Dev Malhotra', 'false'],
  ]);
  expect(await list({ user_name_substring: 'arcand' })).toEqual([['Ines Arcand', 'false']]);
  expect(await list({ email_substring: 'TOMAS.' })).toEqual([['Tomas Okafor', 'true']]);
  expect(await list({ start_position: '1', count: '1' })).toEqual([['Tomas Okafor', 'true']]);
  const { connectId = '' } = await connectConfigurationsCreate(client, {
    body: { ...archive, allUsers: 'false', allUsersExcept: 'true', userIds: [mara] },
  });
  path.connectId = connectId;
  expect(await list({ user_name_substring: 'mara' })).toEqual([['Mara Lindqvist', 'false']]);
  expect(await list({ user_name_substring: 'tomas' })).toEqual([['Tomas Okafor', 'true']]);
  path.connectId = '1';
  await expect(list()).rejects.toMatchObject({
    code: 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT',
  });
});

test('with domain_users_only, all users are those with an address like that of the caller', async () => {
  const control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
  await control.seed({
    users: [
      {
        userId: '0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60',
        userName: 'Rosa Blum',
        email: 'rosa.blum@quayside.example',
        memberships: [{}],
      },
    ],
  });
  const path = { connectId: '4410276' };
  const query = { user_name_substring: 'a' };
  const names = async (more: object) =>
    (
      await connectConfigurationsGetConnectAllUsers(client, { path, query: { ...query, ...more } })
    ).users?.map(({ userName }) => userName);
  expect(await names({})).toContain('Rosa Blum');
  expect(await names({ domain_users_only: 'true' })).not.toContain('Rosa Blum');
  expect(await names({ domain_users_only: 'true' })).toContain('Tomas Okafor');
});

test('words are returned as the service writes them, however they were sent', async () => {
  const sent = {
    ...archive,
    configurationType: 'CUSTOM',
    envelopeEvents: ['completed', 'DRAFT'],
    recipientEvents: ['authenticationfailed', 'AUTORESPONDED', 'sent'],
    userIds: [mara.toUpperCase()],
  };
  const canonical = {
    configurationType: 'custom',
    envelopeEvents: ['completed', 'draft'],
    recipientEvents: ['AuthenticationFailed', 'AutoResponded', 'Sent'],
    userIds: [mara],
  };
  const created = await connectConfigurationsCreate(client, { body: sent });
  expect(created).toMatchObject(canonical);
  const { connectId } = created;
  const body = { ...sent, connectId };
  expect(await connectConfigurationsUpdate(client, { body })).toMatchObject(canonical);
});

test('a user has the configurations of Connect, and whether they push the events of that user', async () => {
  const query = { additional_info: 'true' } as const;
  const read = async (userId: string) =>
    (await usersGet(client, { path: { userId }, query })).connectConfigurations;
  const configuration = { configurationtype: 'custom', connectId: '4410276', enabled: 'false' };
  expect(await read(mara)).toEqual([
    { ...configuration, hasAccess: 'true', senderSearchableItems: [] },
  ]);
  expect(await read('7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520')).toMatchObject([
    { ...configuration, hasAccess: 'false' },
  ]);
});

test('a configuration can be for the members of groups', async () => {
  const control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
  await control.seed({
    groups: [
      {
        groupId: '400',
        groupName: 'Night shift',
        dsGroupId: '5f8a2c61-0d94-4b7e-8c13-e6a9d7f40b25',
        users: ['7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520'],
      },
    ],
  });
  const { connectId = '' } = await connectConfigurationsCreate(client, {
    body: { ...archive, allUsers: 'false', userIds: [mara], groupIds: ['400'] },
  });
  const path = { connectId };
  const { users: all = [] } = await connectConfigurationsGetConnectAllUsers(client, { path });
  const included = all.filter(({ isIncluded }) => isIncluded === 'true');
  expect(included.map(({ userName }) => userName)).toEqual(['Mara Lindqvist', 'Ines Arcand']);
  const query = { list_included_users: 'true' } as const;
  const { users = [] } = await connectConfigurationsListUsers(client, { path, query });
  expect(users.map(({ userName }) => userName)).toEqual(['Mara Lindqvist', 'Ines Arcand']);
  const { connectConfigurations = [] } = await usersGet(client, {
    path: { userId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520' },
    query: { additional_info: 'true' },
  });
  expect(connectConfigurations.find((one) => one.connectId === connectId)?.hasAccess).toBe('true');
});
