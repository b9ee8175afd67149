import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@countersign/client';
import { connectConfigurationsCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTest, type TestSandbox } from '../harness.ts';
import { listEventNames, onlyOne, startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send, toSign } from './send.ts';

// The schema consists of several files, which libxml2 requests by name.
xmlRegisterFsInputProviders();
const file = fileURLToPath(import.meta.resolve('@countersign/specs/connect/xsd/connect.xsd'));
using schema = XmlDocument.fromBuffer(readFileSync(file), { url: file.replaceAll(path.sep, '/') });
const validator = XsdValidator.fromDoc(schema);

let running: TestSandbox;
let receiver: Receiver;
let client: Client;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(async () => {
  validator.dispose();
  await running.close();
});
beforeEach(async () => {
  receiver = await startReceiver();
  client = running.client({ tenant: `xml-${(count += 1)}` });
});
afterEach(() => receiver.close());

async function configure(more: Partial<ConnectCustomConfiguration>) {
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Archive',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      ...more,
    },
  });
}

test('the older form is valid by its schema and tells which event it is about', async () => {
  await configure({
    envelopeEvents: ['Sent', 'COMPLETED'],
    recipientEvents: ['sent', 'Completed'],
    includeDocuments: 'true',
    includeCertificateOfCompletion: 'true',
    includeTimeZoneInformation: 'true',
    includeSenderAccountasCustomField: 'true',
  });
  const envelopeId = await send(client, await createCopy());
  await running.sandbox.idle();
  for (const { body, headers } of receiver.received) {
    using document = XmlDocument.fromBuffer(body);
    validator.validate(document);
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  }
  expect(receiver.received).toHaveLength(4);
  const completed = receiver.received.at(-1)?.event;
  expect(completed).toMatchObject({
    event: 'envelope-completed',
    envelopeId,
    timeZoneOffset: 0,
    findings: [],
    envelope: { status: 'completed', acHolder: 'Mara Lindqvist' },
  });
  const fields = completed?.envelope?.customFields.map(({ name }) => name);
  expect(fields).toEqual(expect.arrayContaining(['AccountId', 'AccountName', 'AccountSite']));
  expect(completed?.documentPdfs.map(({ documentType }) => documentType)).toEqual([
    'content',
    'summary',
  ]);
  expect(receiver.received[0]?.event.documentPdfs).toEqual([]);
});

test('tabs stand where the image of the page has them; what XML has no word for is left out', async () => {
  await configure({ envelopeEvents: ['Sent'] });
  const definition = await toSign();
  definition.recipients = {
    ...definition.recipients,
    witnesses: undefined,
    notaries: [
      {
        recipientId: '2',
        name: 'Nora Quist',
        email: 'nora.quist@notary.example',
        routingOrder: '2',
      },
    ],
  };
  await send(client, definition);
  await running.sandbox.idle();
  const { body, event } = onlyOne(receiver);
  using document = XmlDocument.fromBuffer(body);
  validator.validate(document);
  const [signer, ...others] = event.envelope?.recipients ?? [];
  expect(others).toEqual([]);
  expect(signer?.tabs).toMatchObject([
    { tabType: 'signHere', xPosition: 200, yPosition: 1778 },
    { tabType: 'custom', customTabType: 'text', xPosition: 889, yPosition: 667, value: 'B-42' },
  ]);
});

test('the reason for voiding stands in it only where that was asked for', async () => {
  await configure({ envelopeEvents: ['Voided'] });
  await configure({ envelopeEvents: ['Voided'], includeEnvelopeVoidReason: 'true' });
  const envelopeId = await send(client, await toSign());
  const body = { status: 'voided', voidedReason: 'The berth is taken.' } as const;
  await envelopesUpdate(client, { path: { envelopeId }, body });
  await running.sandbox.idle();
  expect(listEventNames(receiver)).toEqual(['envelope-voided', 'envelope-voided']);
  const reasons = receiver.received.map(({ event }) => event.envelope?.voidedReason);
  expect(reasons.toSorted()).toEqual(['The berth is taken.', undefined]);
});

test('a SOAP receiver gets it wrapped, and events that only JSON has not at all', async () => {
  await configure({
    events: ['envelope-resent', 'envelope-sent'],
    useSoapInterface: 'true',
    soapNamespace: 'http://receiver.example/connect',
  });
  const envelopeId = await send(client, await toSign());
  await envelopesUpdate(client, {
    path: { envelopeId },
    query: { resend_envelope: 'true' },
    body: {},
  });
  await running.sandbox.idle();
  const { event } = onlyOne(receiver);
  expect(event).toMatchObject({
    event: 'envelope-sent',
    soapNamespace: 'http://receiver.example/connect',
  });
});
