import {
  connectCreateOrganizationConnectConfig,
  connectDeleteOrganizationConnectConfig,
  connectGetOrganizationConnectConfig,
  connectGetOrganizationConnectConfigs,
  connectUpdateOrganizationConnectConfig,
} from '@countersign/client/admin-v2';
import { connectConfigurationsCreate } from '@countersign/client/esign-v2.1';
import type { ConnectGetOrganizationConnectConfigsQueryParams } from '@countersign/types/admin-v2/connect';
import { expect, test } from 'vitest';
import {
  charter,
  gullPoint,
  harbourGroup,
  leasing,
  seededConfiguration,
  startHarbour,
  type Harbour,
} from './harbour.ts';

let harbour: Harbour;
startHarbour((opened) => (harbour = opened));

const dev = '2fd7c6b5-90e8-4a13-8c4f-b71e05d9a362';
const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

/** The names in the list, with the parameters of a request. */
async function listNames(
  query: ConnectGetOrganizationConnectConfigsQueryParams,
  client = harbour.mara,
) {
  const { configurations = [], totalSetSize } = await connectGetOrganizationConnectConfigs(client, {
    query,
  });
  expect(totalSetSize).toBe(configurations.length);
  return configurations.map(({ name }) => name);
}

/** Delegates the right to manage Connect to Dev, for some accounts of the organization. */
async function delegate(...accountIds: string[]): Promise<void> {
  await harbour.control.seed({
    organizations: [
      {
        organizationId: harbourGroup,
        name: 'Harbour Group',
        administrators: [
          { userId: mara },
          { userId: dev, delegation: { rights: ['connect'], accountIds } },
        ],
      },
    ],
  });
}

test('a configuration is kept with its settings, and those that were left out', async () => {
  const connectId = await harbour.configure({
    name: 'Two accounts',
    associatedFilterSelection: 'Accounts',
    accountIds: [leasing.toUpperCase(), charter, charter],
  });
  const path = { connectId: connectId.toUpperCase() };
  expect(await connectGetOrganizationConnectConfig(harbour.mara, { path })).toEqual({
    connectId,
    configurationType: 'custom',
    name: 'Two accounts',
    urlToPublishTo: harbour.receiver.url,
    allowEnvelopePublish: 'true',
    pausePublish: 'false',
    deliveryMode: 'SIM',
    events: ['envelope-created'],
    eventData: { version: 'restv2.1', includeData: ['recipients'] },
    associatedFilterSelection: 'accounts',
    accountIds: [leasing, charter],
    userIds: [],
    groupIds: [],
    includeHMAC: 'false',
    includeOAuth: 'false',
    signMessageWithX509Certificate: 'false',
  });
});

test('a change keeps what it leaves out, and the ID cannot change', async () => {
  const path = { connectId: seededConfiguration };
  const before = await connectGetOrganizationConnectConfig(harbour.mara, { path });
  const body = { name: 'Quay events', accountIds: [charter] };
  const after = await connectUpdateOrganizationConnectConfig(harbour.mara, { path, body });
  expect(after).toEqual({ ...before, ...body });
  expect(await connectGetOrganizationConnectConfig(harbour.mara, { path })).toEqual(after);
  await expect(
    connectUpdateOrganizationConnectConfig(harbour.mara, { path, body: { connectId: leasing } }),
  ).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});

test('a deleted configuration is gone for every operation', async () => {
  const path = { connectId: seededConfiguration };
  expect(await connectDeleteOrganizationConnectConfig(harbour.mara, { path })).toEqual({
    success: true,
  });
  const gone = { status: 404, code: 'not_found' };
  const again = { path, body: { name: 'Again' } };
  await expect(connectGetOrganizationConnectConfig(harbour.mara, { path })).rejects.toMatchObject(
    gone,
  );
  await expect(connectUpdateOrganizationConnectConfig(harbour.mara, again)).rejects.toMatchObject(
    gone,
  );
  await expect(
    connectDeleteOrganizationConnectConfig(harbour.mara, { path }),
  ).rejects.toMatchObject(gone);
  expect(await listNames({})).toEqual(['Lease events']);
});

test('the list has the configurations of the organization and of its accounts', async () => {
  const { configurations } = await connectGetOrganizationConnectConfigs(harbour.mara);
  expect(configurations).toEqual([
    {
      connectId: seededConfiguration,
      configurationType: 'custom',
      name: 'Group events',
      allowEnvelopePublish: 'false',
      pausePublish: 'false',
      requiresAcknowledgement: 'true',
    },
    {
      connectId: '4410276',
      configurationType: 'custom',
      name: 'Lease events',
      accountId: leasing,
      accountName: 'Harbour Leasing',
      siteId: 3,
      allowEnvelopePublish: 'false',
      pausePublish: 'false',
      requiresAcknowledgement: 'true',
    },
  ]);
});

test('the list is narrowed and sorted by its parameters', async () => {
  await harbour.configure({ name: 'all of them' });
  await harbour.configure({
    name: 'Charter',
    associatedFilterSelection: 'accounts',
    accountIds: [charter],
  });
  await connectConfigurationsCreate(harbour.elke, {
    body: { name: 'Bookings', urlToPublishTo: harbour.receiver.url, events: ['envelope-sent'] },
  });
  expect(await listNames({})).toEqual([
    'all of them',
    'Bookings',
    'Charter',
    'Group events',
    'Lease events',
  ]);
  expect(await listNames({ accountId: charter })).toEqual([
    'all of them',
    'Bookings',
    'Charter',
    'Group events',
  ]);
  expect(await listNames({ siteId: 3 })).toEqual(['all of them', 'Group events', 'Lease events']);
  expect(await listNames({ siteId: 4 })).toEqual(['all of them']);
  expect(await listNames({ siteId: 99 })).toEqual([]);
  expect(await listNames({ accountId: gullPoint })).toEqual([]);
  expect(await listNames({ allowEnvelopePublish: true })).toEqual(['all of them', 'Charter']);
  expect(await listNames({ allowEnvelopePublish: false })).toEqual([
    'Bookings',
    'Group events',
    'Lease events',
  ]);
  expect(await listNames({ q: 'EVENT' })).toEqual(['Group events', 'Lease events']);
  expect(await listNames({ q: '4410276' })).toEqual(['Lease events']);
  expect(await listNames({ q: '441' })).toEqual([]);
  const bySite = await listNames({ sortBy: 'siteId' });
  expect(bySite.slice(0, 2)).toEqual(['Lease events', 'Bookings']);
});

test.each([
  ['an empty name', { name: ' ' }, '/name must not be empty'],
  ['no URL', { urlToPublishTo: 'harbour' }, '/urlToPublishTo must be an http or https URL'],
  ['no events', { events: [] }, '/events must name at least one event'],
  ['another type', { configurationType: 'salesforce' }, '/configurationType must be custom'],
  [
    'an account of others',
    { accountIds: [leasing, gullPoint] },
    '/accountIds/1: Harbour Group has no account with the GUID 6d1f4b83-',
  ],
])('a configuration is rejected: %s', async (_, more, sentence) => {
  await expect(harbour.configure(more)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: expect.stringContaining(sentence),
  });
  expect(await listNames({})).toEqual(['Group events', 'Lease events']);
});

test('an organization has up to 20 configurations', async () => {
  for (let count = 2; count <= 20; count += 1) await harbour.configure();
  await expect(harbour.configure()).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('20 Connect configurations, which is the maximum'),
  });
});

test('warnings say why a configuration sends nothing', async () => {
  await connectCreateOrganizationConnectConfig(harbour.mara, {
    body: {
      connectId: leasing,
      name: 'Silent',
      urlToPublishTo: harbour.receiver.url,
      events: ['envelope-discard'],
      eventData: { version: 'legacy' },
      associatedFilterSelection: 'users',
      includeOAuth: 'true',
    },
  });
  await harbour.configure({ associatedFilterSelection: 'departments' });
  expect((await harbour.control.warnings()).map(({ code, at }) => [code, at])).toEqual([
    ['field-ignored', '/connectId'],
    ['event-not-sent', '/events/0'],
    ['field-ignored', '/eventData/version'],
    ['no-events', '/allowEnvelopePublish'],
    ['no-events', '/userIds'],
    ['field-ignored', '/associatedFilterSelection'],
  ]);
});

test('only administrators of the organization and delegates for Connect can use it', async () => {
  for (const client of [harbour.elke, harbour.dev])
    await expect(connectGetOrganizationConnectConfigs(client)).rejects.toMatchObject({
      status: 403,
      code: 'access_denied',
    });
  await delegate(leasing, charter);
  expect(await listNames({}, harbour.dev)).toEqual(['Group events', 'Lease events']);
});

test('a delegate manages configurations of the delegated accounts only', async () => {
  await delegate(charter);
  const all = await harbour.configure({ name: 'All accounts' });
  expect(await listNames({}, harbour.dev)).toEqual([]);
  const notFound = { status: 404, code: 'not_found' };
  for (const connectId of [all, seededConfiguration])
    await expect(
      connectDeleteOrganizationConnectConfig(harbour.dev, { path: { connectId } }),
    ).rejects.toMatchObject(notFound);

  const body = {
    name: 'Charter only',
    urlToPublishTo: harbour.receiver.url,
    events: ['envelope-created' as const],
    associatedFilterSelection: 'accounts',
    accountIds: [charter],
  };
  const { connectId = '' } = await connectCreateOrganizationConnectConfig(harbour.dev, { body });
  expect(await listNames({}, harbour.dev)).toEqual(['Charter only']);
  for (const wider of [{ accountIds: [charter, leasing] }, { associatedFilterSelection: 'all' }]) {
    const denied = { status: 403, code: 'access_denied' };
    await expect(
      connectCreateOrganizationConnectConfig(harbour.dev, { body: { ...body, ...wider } }),
    ).rejects.toMatchObject(denied);
    await expect(
      connectUpdateOrganizationConnectConfig(harbour.dev, { path: { connectId }, body: wider }),
    ).rejects.toMatchObject(denied);
  }
});
