import { createClient, type Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsUpdate,
  connectEventsGet,
  connectEventsList,
  connectEventsListFailures,
  connectEventsRetryForEnvelope,
  envelopesCreateHistoricalEnvelopePublishTransaction,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import { openDatabase } from '../../src/state/storage/database.ts';
import { accountId, mara, startTest, type TestSandbox } from '../harness.ts';
import { newEmptyStorage } from '../storage.ts';
import { listEventNames, onlyOne, startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send, toSign } from './send.ts';

let running: TestSandbox;
let receiver: Receiver;
let client: Client;
let tenant: string;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(async () => {
  receiver = await startReceiver();
  tenant = `past-${(count += 1)}`;
  client = running.client({ tenant });
});
afterEach(() => receiver.close());

function describeConfiguration(
  more: Partial<ConnectCustomConfiguration> = {},
): ConnectCustomConfiguration {
  return {
    name: 'Lease archive',
    urlToPublishTo: receiver.url,
    allowEnvelopePublish: 'true',
    allUsers: 'true',
    events: ['envelope-sent', 'envelope-completed'],
    eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
    enableLog: 'true',
    ...more,
  };
}

function publish(envelopes: string[], more: Partial<ConnectCustomConfiguration> = {}) {
  return envelopesCreateHistoricalEnvelopePublishTransaction(client, {
    body: { config: describeConfiguration(more), envelopes },
  });
}

test('each past envelope gets a message about its status, and the response counts them', async () => {
  const completed = await send(client, await createCopy());
  const sent = await send(client, await toSign());
  const draft = await send(client, await toSign({ status: 'created' }));
  const unknown = '00000000-0000-4000-8000-000000000000';
  const envelopes = [completed, sent.toUpperCase(), sent, draft, unknown];
  expect(await publish(envelopes)).toMatchObject({
    envelopePublishTransactionId: expect.stringMatching(/^[\da-f-]{36}$/),
    processingStatus: 'processing',
    submittedByUserInfo: { userId: mara },
    envelopeCount: '4',
    submittedForPublishingEnvelopeCount: '2',
    noActionRequiredEnvelopeCount: '1',
    errorCount: '1',
    envelopeLevelErrorRollups: [{ errorType: 'ENVELOPE_DOES_NOT_EXIST', count: '1' }],
  });
  await running.sandbox.idle();
  const byId = new Map(
    receiver.received.map(({ body }) => {
      const message = JSON.parse(body.toString());
      return [message.data.envelopeId, message];
    }),
  );
  expect(receiver.received).toHaveLength(2);
  expect(byId.get(completed)).toMatchObject({
    event: 'envelope-completed',
    retryCount: 0,
    data: { envelopeSummary: { status: 'completed', recipients: {} } },
  });
  expect(byId.get(completed)).not.toHaveProperty('configurationId');
  expect(byId.get(sent)?.event).toBe('envelope-sent');
  const { logs = [] } = await connectEventsList(client);
  const entries = logs.filter(({ configUrl }) => configUrl === receiver.url);
  expect(entries.map(({ envelopeId }) => envelopeId).toSorted()).toEqual(
    [completed, sent].toSorted(),
  );
});

test('messages belong to the configuration that the request names, and can wait for it', async () => {
  const envelopeId = await send(client, await createCopy());
  const { connectId = '' } = await connectConfigurationsCreate(client, {
    body: describeConfiguration({
      userName: 'connect',
      password: 'kept',
      events: ['envelope-voided'],
    }),
  });
  await publish([envelopeId], { connectId, userName: 'connect' });
  await running.sandbox.idle();
  const { event, headers } = onlyOne(receiver);
  expect(event.configurationId).toBe(Number(connectId));
  expect(headers.authorization).toBe(`Basic ${Buffer.from('connect:kept').toString('base64')}`);
});

test('the older form is sent, too, with the state that the envelope has', async () => {
  const envelopeId = await send(client, await createCopy());
  await publish([envelopeId], {
    events: undefined,
    eventData: undefined,
    envelopeEvents: ['completed'],
    includeDocuments: 'true',
  });
  await running.sandbox.idle();
  const { event } = onlyOne(receiver);
  expect(event.envelope).toMatchObject({ envelopeId, status: 'completed' });
  expect(event.documentPdfs).toHaveLength(1);
});

test.each([
  ['of other users', { allUsers: 'false', userIds: ['b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35'] }],
  ['of other statuses', { events: ['envelope-declined'] }],
  ['while it is not active', { allowEnvelopePublish: 'false' }],
] satisfies [string, Partial<ConnectCustomConfiguration>][])(
  'a configuration %s publishes nothing',
  async (_, more) => {
    const envelopeId = await send(client, await createCopy());
    expect(await publish([envelopeId], more)).toMatchObject({
      processingStatus: 'complete',
      submittedForPublishingEnvelopeCount: '0',
      noActionRequiredEnvelopeCount: '1',
    });
    await running.sandbox.idle();
    expect(receiver.received).toEqual([]);
  },
);

test('a message that was not taken is a failure, and can be sent again', async () => {
  receiver.answer(503);
  const envelopeId = await send(client, await createCopy());
  await publish([envelopeId]);
  await running.sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  expect(failures.find(({ configUrl }) => configUrl === receiver.url)).toMatchObject({
    envelopeId,
    error: 'The receiver responded with status 503.',
  });
  receiver.answer(200);
  const { retryQueue = [] } = await connectEventsRetryForEnvelope(client, { path: { envelopeId } });
  expect(retryQueue).toContainEqual({
    configUrl: receiver.url,
    envelopeId,
    status: 'Queued',
    statusMessage: 'The message waits for delivery.',
  });
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual(['envelope-completed', 'envelope-completed']);
});

test('a thousand envelopes are the most', async () => {
  const ids = Array.from(
    { length: 1001 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  expect(await publish(ids.slice(1))).toMatchObject({ errorCount: '1000' });
  await expect(publish(ids)).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining('/envelopes'),
  });
});

test('a configuration that cannot be used is refused, with its place', async () => {
  const envelopeId = await send(client, await createCopy());
  await expect(publish([envelopeId], { urlToPublishTo: 'nowhere' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining('/config/urlToPublishTo'),
  });
  await expect(publish([envelopeId], { connectId: '1' })).rejects.toMatchObject({
    code: 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT',
  });
  client = running.client({ tenant, token: 'sandbox-sender' });
  await expect(publish([envelopeId])).rejects.toMatchObject({ code: 'USER_NOT_ACCOUNT_ADMIN' });
});

test('messages of a paused configuration are held back until it goes on', async () => {
  const envelopeId = await send(client, await createCopy());
  const paused = describeConfiguration({ pausePublish: 'true', events: ['envelope-voided'] });
  const { connectId = '' } = await connectConfigurationsCreate(client, { body: paused });
  await publish([envelopeId], { connectId });
  await running.sandbox.idle();
  const control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
  expect(await control.deliveries({ envelopeId })).toMatchObject([{ state: 'held', connectId }]);
  await connectConfigurationsUpdate(client, {
    body: { ...paused, connectId, pausePublish: 'false' },
  });
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual(['envelope-completed']);
});

test.each(['json', 'xml'] as const)(
  'a message about an envelope that is gone is a failure with a reason, as %s',
  async (format) => {
    const database = await openDatabase(await newEmptyStorage());
    const sandbox = await sandboxOn(database, {});
    client = createClient({
      baseUrl: 'http://sandbox.test',
      token: 'sandbox',
      path: { accountId },
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    });
    const envelopeId = await send(client, await createCopy());
    const config = {
      pausePublish: 'true',
      eventData: { format },
      events: ['envelope-completed'],
    } satisfies Partial<ConnectCustomConfiguration>;
    const { connectId = '' } = await connectConfigurationsCreate(client, {
      body: describeConfiguration(config),
    });
    await publish([envelopeId], { ...config, connectId });
    await database.transaction('write', (db) =>
      db.deleteFrom('envelopes').where('id', '=', envelopeId).execute(),
    );
    await connectConfigurationsUpdate(client, {
      body: describeConfiguration({ ...config, connectId, pausePublish: 'false' }),
    });
    await sandbox.idle();
    const { logs = [] } = await connectEventsList(client);
    const { logId = '', error } = logs.find((entry) => entry.connectId === connectId) ?? {};
    expect(error).toContain(`Envelope ${envelopeId} no longer exists.`);
    const steps = await connectEventsGet(client, {
      path: { logId },
      query: { additional_info: 'true' },
    });
    const debug = steps.connectDebugLog ?? [];
    expect(debug).not.toEqual([]);
    expect(debug.filter(({ payload }) => payload !== undefined)).toEqual([]);
    await sandbox.close();
    expect(receiver.received).toEqual([]);
  },
);
