import { createHmac } from 'node:crypto';
import {
  connectDeleteConnectHmacSecret,
  connectDeleteOrganizationConnectConfig,
  connectDeleteOrganizationConnectOAuthConfiguration,
  connectPostConnectHmacSecret,
  connectPostOrganizationConnectOAuthConfiguration,
  connectUpdateOrganizationConnectConfig,
} from '@countersign/client/admin-v2';
import {
  connectConfigurationsCreate,
  connectEventsList,
  connectEventsListFailures,
  connectEventsRetryForEnvelope,
  groupsCreate,
} from '@countersign/client/esign-v2.1';
import { expect, test } from 'vitest';
import { startAuthorizationServer } from '../authorization-server.ts';
import {
  charter,
  elke,
  gullPoint,
  leasing,
  seededKey,
  seededKeyId,
  startHarbour,
  type Harbour,
} from './harbour.ts';

let harbour: Harbour;
startHarbour((opened) => (harbour = opened));

/** The envelopes that messages arrived about. */
function listArrived(): (string | undefined)[] {
  return harbour.receiver.received.map(({ event }) =>
    'envelopeId' in event ? event.envelopeId : undefined,
  );
}

test('one configuration sends the events of all accounts of the organization, and of no others', async () => {
  await harbour.configure();
  const [first, second] = await harbour.happen(leasing, charter, gullPoint);
  expect(listArrived()).toEqual([first, second]);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = harbour.receiver.received;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const message = JSON.parse(body.toString());
  // The number of a configuration of an account; a configuration of an organization has none.
  expect(message).not.toHaveProperty('configurationId');
  expect(message).toMatchObject({
    event: 'envelope-created',
    uri: `/restapi/v2.1/accounts/${leasing}/envelopes/${first}`,
    data: { accountId: leasing, envelopeId: first, envelopeSummary: { status: 'created' } },
  });
});

test('an inactive configuration sends nothing', async () => {
  await harbour.configure({ allowEnvelopePublish: 'false' });
  await harbour.happen(leasing, charter);
  expect(listArrived()).toEqual([]);
});

test.each([
  ['accounts', { associatedFilterSelection: 'accounts', accountIds: [charter] }, [charter]],
  ['users', { associatedFilterSelection: 'users', userIds: [elke.toUpperCase()] }, [charter]],
  ['no account', { associatedFilterSelection: 'accounts' }, []],
  ['a group of no account', { associatedFilterSelection: 'groups', groupIds: ['987654'] }, []],
  [
    'all, whatever the lists say',
    { associatedFilterSelection: 'all', accountIds: [charter], userIds: [elke] },
    [leasing, charter],
  ],
  ['every list that is not empty', { accountIds: [leasing], userIds: [elke] }, []],
  ['users, none of them', { associatedFilterSelection: 'users' }, []],
  ['groups, none of them', { associatedFilterSelection: 'groups', accountIds: [charter] }, []],
  ['groups that are named', { groupIds: ['987654'] }, []],
  ['nothing', {}, [leasing, charter]],
])('a configuration is limited to what it selects: %s', async (_, selection, expected) => {
  await harbour.configure(selection);
  const ids = await harbour.happen(leasing, charter);
  const arrived = new Set(listArrived());
  expect([leasing, charter].filter((__, index) => arrived.has(ids[index]))).toEqual(expected);
  expect(harbour.receiver.received).toHaveLength(expected.length);
});

test('a configuration for groups sends the events of their members', async () => {
  const users = [{ userId: elke }];
  const { groups: [group] = [] } = await groupsCreate(harbour.elke, {
    body: { groups: [{ groupName: 'Charter desk', users }] },
  });
  await harbour.configure({
    associatedFilterSelection: 'groups',
    groupIds: [group?.groupId ?? ''],
  });
  const [, second] = await harbour.happen(leasing, charter);
  expect(listArrived()).toEqual([second]);
});

test('a changed configuration sends by its new settings, and a deleted one sends nothing', async () => {
  const path = { connectId: await harbour.configure() };
  const selection = { associatedFilterSelection: 'accounts', accountIds: [charter] };
  await connectUpdateOrganizationConnectConfig(harbour.mara, { path, body: selection });
  const [, second] = await harbour.happen(leasing, charter);
  expect(listArrived()).toEqual([second]);
  await connectDeleteOrganizationConnectConfig(harbour.mara, { path });
  await harbour.happen(leasing, charter);
  expect(listArrived()).toEqual([second]);
});

test('the log of each account has the messages about its envelopes', async () => {
  const connectId = await harbour.configure();
  const [first, second] = await harbour.happen(leasing, charter);
  for (const [client, envelopeId] of [
    [harbour.mara, first],
    [harbour.elke, second],
  ] as const) {
    const { logs = [] } = await connectEventsList(client);
    expect(logs.filter((entry) => entry.connectId === connectId)).toMatchObject([
      { envelopeId, configUrl: harbour.receiver.url, retryCount: '0' },
    ]);
  }
});

test('a message that was not accepted is in the failures of its account, and is sent again after a day', async () => {
  const connectId = await harbour.configure();
  harbour.receiver.answer(503);
  const [first] = await harbour.happen(charter);
  const { failures = [] } = await connectEventsListFailures(harbour.elke);
  expect(failures).toMatchObject([
    { connectId, envelopeId: first, error: 'The receiver responded with status 503.' },
  ]);
  const own = await connectEventsListFailures(harbour.mara);
  expect(own.failures?.filter((entry) => entry.connectId === connectId)).toEqual([]);

  // Later messages wait, also those from another account.
  harbour.receiver.answer(200);
  const [second] = await harbour.happen(leasing);
  expect(listArrived()).toEqual([first]);
  await harbour.control.advance({ days: 1 });
  await harbour.idle();
  expect(listArrived()).toEqual([first, first, second]);
  expect((await connectEventsListFailures(harbour.elke)).failures).toEqual([]);
});

test('the events of an envelope can be sent again, by configurations of account and organization', async () => {
  const connectId = await harbour.configure();
  const { connectId: own = '' } = await connectConfigurationsCreate(harbour.elke, {
    body: {
      name: 'Bookings',
      urlToPublishTo: harbour.receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      eventData: { version: 'restv2.1', format: 'json' },
    },
  });
  const [envelopeId = ''] = await harbour.happen(charter);
  const { retryQueue = [] } = await connectEventsRetryForEnvelope(harbour.elke, {
    path: { envelopeId },
  });
  const queued = retryQueue.filter(({ status }) => status === 'Queued');
  expect(queued.map(({ configId }) => configId)).toEqual([own, connectId]);
  await harbour.idle();
  expect(listArrived()).toHaveLength(4);
});

test('a paused configuration holds back the messages of all accounts, and releases them all', async () => {
  const path = { connectId: await harbour.configure({ pausePublish: 'true' }) };
  const ids = await harbour.happen(leasing, charter);
  expect(listArrived()).toEqual([]);
  await connectUpdateOrganizationConnectConfig(harbour.mara, {
    path,
    body: { pausePublish: 'false' },
  });
  await harbour.idle();
  // At once, so in any order: only the messages about one envelope wait for each other.
  expect(listArrived().toSorted()).toEqual(ids.toSorted());
});

test('messages that waited are discarded with their configuration', async () => {
  const path = { connectId: await harbour.configure() };
  harbour.receiver.answer(503);
  await harbour.happen(leasing);
  await harbour.happen(charter);
  expect(listArrived()).toHaveLength(1);
  await connectDeleteOrganizationConnectConfig(harbour.mara, { path });
  harbour.receiver.answer(200);
  await harbour.control.advance({ days: 3 });
  await harbour.idle();
  expect(listArrived()).toHaveLength(1);
});

/** The signatures of the last message, in the order of their headers, and its body. */
function readSignatures(): { signatures: unknown[]; body: Buffer } {
  const { headers = {}, body = Buffer.of() } = harbour.receiver.received.at(-1) ?? {};
  const signatures = [];
  for (let number = 1; `x-docusign-signature-${number}` in headers; number += 1)
    signatures.push(headers[`x-docusign-signature-${number}`]);
  return { signatures, body };
}

test('messages are signed with the keys of the organization, the newest first', async () => {
  await harbour.configure({ includeHMAC: 'true' });
  const { secrets: [created = ''] = [] } = await connectPostConnectHmacSecret(harbour.mara);
  await harbour.happen(charter);
  const { signatures, body } = readSignatures();
  const sign = (secret: string) => createHmac('sha256', secret).update(body).digest('base64');
  expect(signatures).toEqual([created, seededKey].map(sign));
  expect(harbour.receiver.received.at(-1)?.headers['x-docusign-accountid']).toBe(charter);

  await connectDeleteConnectHmacSecret(harbour.mara, { path: { keyId: seededKeyId } });
  await harbour.happen(leasing);
  expect(readSignatures().signatures).toHaveLength(1);
});

test('messages carry a token of the OAuth configuration of the organization', async () => {
  const issuer = await startAuthorizationServer();
  try {
    await harbour.configure({ includeOAuth: 'true' });
    await connectPostOrganizationConnectOAuthConfiguration(harbour.mara, {
      body: {
        authorizationServerUrl: issuer.url,
        clientId: 'group-listener',
        clientSecret: 'only-an-example',
        scope: 'group.events',
        customParameter: { audience: 'https://hooks.harbour.example' },
      },
    });
    await harbour.happen(leasing, charter);
    const tokens = harbour.receiver.received.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-1']);
    expect(issuer.requests.map(({ form }) => form)).toEqual([
      {
        audience: 'https://hooks.harbour.example',
        grant_type: 'client_credentials',
        scope: 'group.events',
      },
    ]);

    await connectDeleteOrganizationConnectOAuthConfiguration(harbour.mara);
    await harbour.happen(charter);
    expect(harbour.receiver.received).toHaveLength(2);
    const { failures: [failure] = [] } = await connectEventsListFailures(harbour.elke);
    expect(failure?.error).toContain('the organization has no OAuth configuration');
  } finally {
    await issuer.close();
  }
});
