import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsCreateConnectSecrets,
  connectConfigurationsDelete,
  connectConfigurationsGet,
  connectConfigurationsList,
  connectConfigurationsListUsers,
  connectConfigurationsUpdate,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
    connectConfigurationsGet(client, { path }),
    connectConfigurationsDelete(client, { path }),
    connectConfigurationsUpdate(client, { body: { ...archive, connectId } }),
  ])
    await expect(refused).rejects.toMatchObject({
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
  ).rejects.toMatchObject({ code: 'INVALID_REQUEST_BODY', status: 400 });
});

test('an account has twenty configurations at most', async () => {
  // One is in the seed.
  for (let made = 1; made < 20; made += 1)
    await connectConfigurationsCreate(client, { body: archive });
  await expect(connectConfigurationsCreate(client, { body: archive })).rejects.toMatchObject({
    code: 'ACCOUNT_LACKS_PERMISSIONS',
  });
});

test('each key is another one, and an account has a hundred at most', async () => {
  const secrets = new Set<string>();
  // One is in the seed.
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
    connectConfigurationsList(sender),
    connectConfigurationsGet(sender, { path }),
    connectConfigurationsCreate(sender, { body: archive }),
    connectConfigurationsDelete(sender, { path }),
    connectConfigurationsCreateConnectSecrets(sender),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'USER_NOT_ACCOUNT_ADMIN' });
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
