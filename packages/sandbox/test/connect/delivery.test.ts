import { ServiceError, type Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsCreateConnectSecrets,
  connectConfigurationsDelete,
  connectConfigurationsUpdate,
  connectEventsListFailures,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { verify } from '@countersign/connect';
import type { ConnectCustomConfiguration, EventNotification } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountId, mara, startTest, type TestSandbox } from '../harness.ts';
import { verifySignatures } from '../documents/verify-signatures.ts';
import { listEventNames, onlyOne, startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send, toSign } from './send.ts';

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
  client = running.client({ tenant: `delivery-${(count += 1)}` });
});
afterEach(() => receiver.close());

const json = { version: 'restv2.1', format: 'json' } as const;
const allOfEnvelope = [
  'envelope-created',
  'envelope-sent',
  'envelope-completed',
  'envelope-voided',
] as const;

async function configure(more: Partial<ConnectCustomConfiguration> = {}) {
  const configuration = await connectConfigurationsCreate(client, {
    body: {
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: [...allOfEnvelope],
      eventData: { ...json, includeData: [] },
      enableLog: 'true',
      ...more,
    },
  });
  return configuration.connectId ?? '';
}

test('an event is pushed as the contract has it, one message after the other', async () => {
  const connectId = await configure({
    events: [...allOfEnvelope, 'recipient-sent', 'recipient-completed'],
    eventData: { ...json, includeData: ['recipients', 'custom_fields'] },
  });
  const envelopeId = await send(client, await createCopy());
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual([
    'envelope-sent',
    'recipient-sent',
    'recipient-completed',
    'envelope-completed',
  ]);
  const messages = receiver.received.map(({ body }) => JSON.parse(body.toString()));
  expect(messages[0]).toMatchObject({
    event: 'envelope-sent',
    apiVersion: 'v2.1',
    uri: `/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
    retryCount: 0,
    configurationId: Number(connectId),
    data: { accountId, userId: mara, envelopeId, envelopeSummary: { status: 'sent' } },
  });
  // Each message has the status at the time of its event, though all happened in one request.
  const [recipient] = messages[1].data.envelopeSummary.recipients.carbonCopies;
  expect(recipient.status).toBe('sent');
  expect(messages[1].data.recipientId).toBe(recipient.recipientId);
  expect(messages[3].data.envelopeSummary.status).toBe('completed');
  for (const { event, headers } of receiver.received) {
    expect(event.findings).toEqual([]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers).not.toHaveProperty('x-docusign-signature-1');
  }
});

test('only what was asked for is pushed: by event, by user, by configuration', async () => {
  await configure({ events: ['envelope-voided'] });
  await configure({ allUsers: 'false', userIds: ['b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35'] });
  await configure({ allowEnvelopePublish: 'false' });
  await configure({ allUsers: 'false', allUsersExcept: 'true', userIds: [mara] });
  const envelopeId = await send(client, await toSign());
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { status: 'voided', voidedReason: 'The berth is taken.' },
  });
  await running.sandbox.idle();
  expect(onlyOne(receiver).event.event).toBe('envelope-voided');
});

test('every key of the account signs, over the bytes that arrive', async () => {
  const secrets = [];
  for (let key = 0; key < 2; key += 1)
    // They come after the key of the seed.
    secrets.push((await connectConfigurationsCreateConnectSecrets(client)).secret);
  await configure({ includeHMAC: 'true', userName: 'connect', password: 'only-a-test' });
  await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  const { body, headers } = onlyOne(receiver);
  for (const secret of secrets)
    expect(await verify(body, headers, [secret])).toMatchObject({ verified: true });
  expect(headers['x-authorization-digest']).toBe('HMACSHA256');
  expect(headers['x-docusign-accountid']).toBe(accountId);
  expect(headers).not.toHaveProperty('x-docusign-signature-4');
  const login = Buffer.from('connect:only-a-test').toString('base64');
  expect(headers.authorization).toBe(`Basic ${login}`);
});

test('near events are merged into one message about the last of them', async () => {
  await configure({ deliveryMode: 'aggregate' });
  await send(client, await createCopy());
  await running.sandbox.idle();
  expect(onlyOne(receiver).event.event).toBe('envelope-completed');
});

test('a merged message has the state that the envelope has when it is sent', async () => {
  const deliveryMode = 'aggregate';
  const paused = { deliveryMode, pausePublish: 'true' } as const;
  const connectId = await configure({ ...paused, events: ['envelope-sent'] });
  const envelopeId = await send(client, await toSign());
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { status: 'voided', voidedReason: 'The berth is taken.' },
  });
  await connectConfigurationsUpdate(client, {
    body: {
      connectId,
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-sent'],
      deliveryMode,
    },
  });
  await running.sandbox.idle();
  const { body, event } = onlyOne(receiver);
  expect(JSON.parse(body.toString())).toMatchObject({ envelopeId, status: 'voided' });
  expect(event).toMatchObject({ event: 'envelope-voided', envelopeId });
});

test('an envelope brings a receiver of its own, with the finished documents', async () => {
  const notification = {
    url: receiver.url,
    requireAcknowledgment: 'true' as const,
    eventData: { ...json, includeData: ['documents' as const] },
    includeCertificateOfCompletion: 'true' as const,
    envelopeEvents: [{ envelopeEventStatusCode: 'sent' }, { envelopeEventStatusCode: 'COMPLETED' }],
  } satisfies EventNotification;
  await send(client, await createCopy({ eventNotification: notification }));
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual(['envelope-sent', 'envelope-completed']);
  const [sent, completed] = receiver.received.map(({ event }) => event);
  expect(sent?.documentPdfs).toEqual([]);
  expect(completed?.configurationId).toBeUndefined();
  const pdfs = completed?.documentPdfs ?? [];
  expect(pdfs.map(({ name, documentType }) => [name, documentType])).toEqual([
    ['Berth lease.pdf', 'content'],
    [expect.stringMatching(/^CertificateOfCompletion_.*\.pdf$/), 'summary'],
  ]);
  for (const { pdfBytes } of pdfs)
    expect(verifySignatures(pdfBytes?.bytes() ?? new Uint8Array())).toMatchObject([
      { isValid: true, isOfWholeFile: true },
    ]);
});

test('a paused configuration holds its messages back and sends them when it goes on', async () => {
  const connectId = await configure({ pausePublish: 'true' });
  await send(client, await createCopy());
  await running.sandbox.idle();
  expect(receiver.received).toEqual([]);
  await connectConfigurationsUpdate(client, {
    body: {
      connectId,
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      events: [...allOfEnvelope],
      pausePublish: 'false',
    },
  });
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual(['envelope-sent', 'envelope-completed']);
});

test('what waits for a configuration that is deleted is never sent', async () => {
  const connectId = await configure({ pausePublish: 'true' });
  await send(client, await createCopy());
  await connectConfigurationsDelete(client, { path: { connectId } });
  await running.sandbox.idle();
  await send(client, await createCopy());
  await running.sandbox.idle();
  expect(receiver.received).toEqual([]);
});

test('a redirect is a failure and is not followed', async () => {
  const elsewhere = await startReceiver();
  receiver.answer(307, { location: elsewhere.url });
  await configure();
  await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  await elsewhere.close();
  expect(receiver.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
  const { failures = [] } = await connectEventsListFailures(client);
  const { error } = failures.find(({ configUrl }) => configUrl === receiver.url) ?? {};
  expect(error).toBe('The receiver responded with status 307; redirects are not followed.');
});

test('what a refused request did is pushed to nobody', async () => {
  await configure();
  const refused = send(client, await toSign({ recipients: { signers: [{ recipientId: '1' }] } }));
  await expect(refused).rejects.toBeInstanceOf(ServiceError);
  await running.sandbox.idle();
  expect(receiver.received).toEqual([]);
});
