import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsUpdate,
  connectEventsDelete,
  connectEventsDeleteFailure,
  connectEventsDeleteList,
  connectEventsGet,
  connectEventsList,
  connectEventsListFailures,
  connectEventsRetryForEnvelope,
  connectEventsRetryForEnvelopes,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTest, type TestSandbox } from '../harness.ts';
import { listEventNames, startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

let running: TestSandbox;
let receiver: Receiver;
let client: Client;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(async () => {
  receiver = await startReceiver();
  client = running.client({ tenant: `logs-${(count += 1)}` });
  // The seed has an entry in each log.
  await connectEventsDeleteList(client);
  await connectEventsDeleteFailure(client, { path: { failureId: 'all' } });
});
afterEach(() => receiver.close());

async function configure(more: Partial<ConnectCustomConfiguration> = {}) {
  const { connectId = '' } = await connectConfigurationsCreate(client, {
    body: {
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-sent', 'envelope-completed'],
      eventData: { version: 'restv2.1', format: 'json' },
      enableLog: 'true',
      ...more,
    },
  });
  return connectId;
}

test('the log tells of each message, and of its steps where they are asked for', async () => {
  const connectId = await configure();
  await configure({ enableLog: 'false' });
  const envelopeId = await send(client, await createCopy());
  await running.sandbox.idle();
  const { logs = [], totalRecords, type } = await connectEventsList(client);
  expect({ totalRecords, type }).toEqual({ totalRecords: '2', type: 'logs' });
  const [latest] = logs;
  expect(latest).toMatchObject({
    connectId,
    configUrl: receiver.url,
    envelopeId,
    status: 'Completed',
    subject: 'Please read: Berth lease 42',
    email: 'mara.lindqvist@harbour.example',
    retryCount: '0',
  });
  expect(latest).not.toHaveProperty('error');
  const path = { logId: latest?.logId ?? '' };
  expect(await connectEventsGet(client, { path })).not.toHaveProperty('connectDebugLog');
  const { connectDebugLog = [] } = await connectEventsGet(client, {
    path,
    query: { additional_info: 'true' },
  });
  expect(connectDebugLog.map(({ eventDescription }) => eventDescription)).toEqual([
    `The message was sent to ${receiver.url}.`,
    'The receiver responded with status 200.',
  ]);
  const bodies = receiver.received.map(({ body }) => body.toString());
  expect(bodies).toContain(connectDebugLog[0]?.payload);
  expect(await connectEventsListFailures(client)).toMatchObject({
    failures: [],
    totalRecords: '0',
  });
});

test('entries are found by their dates and deleted one by one or all at once', async () => {
  await configure();
  await send(client, await createCopy());
  await running.sandbox.idle();
  const [day = ''] = new Date(Date.now() + 2 * 86_400_000).toISOString().split('T');
  expect((await connectEventsList(client, { query: { from_date: day } })).logs).toEqual([]);
  expect((await connectEventsList(client, { query: { to_date: day } })).logs).toHaveLength(2);
  const { logs = [] } = await connectEventsList(client);
  const logId = logs[0]?.logId ?? '';
  await connectEventsDelete(client, { path: { logId } });
  await expect(connectEventsGet(client, { path: { logId } })).rejects.toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
    status: 404,
  });
  expect((await connectEventsList(client)).totalRecords).toBe('1');
  await connectEventsDelete(client, { path: { logId: 'all' } });
  expect((await connectEventsList(client)).totalRecords).toBe('0');
  await expect(
    connectEventsList(client, { query: { from_date: '2026-13-45' } }),
  ).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
  });
});

test('a message that was not taken stands among the failures until it is sent again', async () => {
  receiver.answer(503);
  await configure({ requiresAcknowledgement: 'true' });
  const envelopeId = await send(client, await createCopy());
  await running.sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  expect(failures).toMatchObject([
    {
      envelopeId,
      status: 'Sent',
      error: 'The receiver responded with status 503.',
      retryCount: '0',
    },
  ]);
  receiver.answer(200);
  const path = { envelopeId };
  expect(await connectEventsRetryForEnvelope(client, { path })).toMatchObject({
    retryQueue: [
      // The configuration of the seed.
      { configId: '4410276', status: 'Fail' },
      { configUrl: receiver.url, envelopeId, status: 'Queued' },
    ],
  });
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual([
    'envelope-sent',
    'envelope-sent',
    'envelope-completed',
  ]);
  expect(receiver.received.map(({ event }) => event.retryCount)).toEqual([0, 1, 0]);
  expect((await connectEventsListFailures(client)).failures).toEqual([]);
});

test('an envelope whose messages were all taken tells of its status once more', async () => {
  await configure();
  const envelopeId = await send(client, await createCopy());
  const unknown = 'd0000000-0000-4000-8000-000000000000';
  const body = { envelopeIds: [envelopeId, unknown] };
  const { retryQueue = [] } = await connectEventsRetryForEnvelopes(client, { body });
  expect(retryQueue.map((one) => [one.envelopeId, one.status])).toEqual([
    [envelopeId, 'Fail'],
    [envelopeId, 'Queued'],
    [unknown, 'Fail'],
  ]);
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual([
    'envelope-sent',
    'envelope-completed',
    'envelope-completed',
  ]);
  await expect(
    connectEventsRetryForEnvelopes(client, { body: { envelopeIds: [unknown] } }),
  ).rejects.toMatchObject({ code: 'ENVELOPE_DOES_NOT_EXIST' });
});

test('a failure that is deleted is forgotten, not undone', async () => {
  receiver.answer(404);
  const connectId = await configure({ requiresAcknowledgement: 'false' });
  await send(client, await createCopy({ status: 'sent' }));
  await running.sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  expect(failures).toHaveLength(2);
  const failureId = failures[0]?.failureId ?? '';
  expect(await connectEventsDeleteFailure(client, { path: { failureId } })).toEqual({ failureId });
  expect((await connectEventsListFailures(client)).totalRecords).toBe('1');
  expect((await connectEventsList(client)).totalRecords).toBe('2');
  await expect(connectEventsDeleteFailure(client, { path: { failureId } })).rejects.toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
  });
  await expect(
    connectConfigurationsUpdate(client, {
      body: { connectId, name: ' ', urlToPublishTo: receiver.url },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_REQUEST_PARAMETER' });
});
