import { X509Certificate } from 'node:crypto';
import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectEventsListFailures,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createControl, type Control } from '../../src/control/client.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import { startReceiver } from './receiver.ts';
import { startSecureReceiver, type SecureReceiver } from './secure-receiver.ts';
import { createCopy, send } from './send.ts';

let running: TestSandbox;
let client: Client;
let control: Control;
let receiver: SecureReceiver | undefined;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(() => {
  const tenant = `certificates-${(count += 1)}`;
  client = running.client({ tenant });
  control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
});
afterEach(() => receiver?.close());

const name = 'Countersign Sandbox Connect';

/** Sends an event by a configuration, and gives the problem of its delivery, if there is one. */
async function deliver(more: Partial<ConnectCustomConfiguration>): Promise<string | undefined> {
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Over TLS',
      urlToPublishTo: receiver?.url ?? '',
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      eventData: { version: 'restv2.1', format: 'json' },
      enableLog: 'true',
      ...more,
    },
  });
  await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  return failures.find(({ connectId }) => connectId !== '4410276')?.error;
}

test('the authority issued all certificates, and only the listener gets a private key', async () => {
  const given = await control.connectCertificates();
  const authority = new X509Certificate(given.authority);
  const connect = new X509Certificate(given.connect);
  const listener = new X509Certificate(given.listener.certificate);
  expect(authority.ca).toBe(true);
  expect(authority.verify(authority.publicKey)).toBe(true);
  for (const issued of [connect, listener]) {
    expect(issued.ca).toBe(false);
    expect(issued.checkIssued(authority)).toBe(true);
    expect(issued.verify(authority.publicKey)).toBe(true);
  }
  expect(connect.subject).toContain(`CN=${name}`);
  // The authority is for TLS only; that of the seal is another one.
  expect(authority.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.1']);
  expect(connect.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2']);
  expect(listener.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  const seal = new X509Certificate((await control.sealCertificates()).authority);
  expect(authority.subject).toMatch(/^CN=Countersign Sandbox Connect Authority [\da-f]{8}$/);
  expect(seal.subject).toMatch(/^CN=Countersign Sandbox Seal Authority [\da-f]{8}$/);
  expect(listener.checkHost('localhost')).toBe('localhost');
  expect(listener.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(listener.checkHost('hooks.harbour.example')).toBeUndefined();
  expect(JSON.stringify(given).match(/PRIVATE KEY/g)).toHaveLength(2);
  // They belong to the database, so that a test can trust them for as long as it runs.
  await control.reset();
  expect(await control.connectCertificates()).toEqual(given);
});

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a configuration with mutual TLS presents the certificate of Connect, over %s',
  async (maxVersion) => {
    receiver = await startSecureReceiver(control, { maxVersion });
    expect(await deliver({ requireMutualTls: 'true' })).toBeUndefined();
    expect(receiver.received).toMatchObject([{ sender: name }]);
  },
);

test('so does one that signs with a certificate', async () => {
  receiver = await startSecureReceiver(control, { host: '127.0.0.1' });
  expect(await deliver({ signMessageWithX509Certificate: 'true' })).toBeUndefined();
  expect(receiver.received).toMatchObject([{ sender: name }]);
});

test('others present none, and a receiver that needs one gets nothing', async () => {
  receiver = await startSecureReceiver(control);
  expect(await deliver({})).toBeDefined();
  expect(receiver.received).toEqual([]);
  await receiver.close();
  receiver = await startSecureReceiver(control, { strict: false });
  await deliver({});
  expect(receiver.received).toMatchObject([{ sender: undefined }]);
});

test('mutual TLS needs an address with https', async () => {
  const plain = await startReceiver();
  const problem = await deliver({ requireMutualTls: 'true', urlToPublishTo: plain.url });
  await plain.close();
  expect(plain.received).toEqual([]);
  expect(problem).toBe('requireMutualTls needs an address with https.');
  expect(await control.warnings()).toMatchObject([{ code: 'no-events', at: '/requireMutualTls' }]);
});

test('a receiver whose certificate has another issuer gets nothing', async () => {
  const other = await startTest();
  const elsewhere = createControl('http://sandbox.test', { fetch: other.sandbox.fetch });
  receiver = await startSecureReceiver(elsewhere, { strict: false });
  const problem = await deliver({ requireMutualTls: 'true' });
  await other.close();
  expect(problem).toMatch(/certificate/);
  expect(receiver.received).toEqual([]);
});
