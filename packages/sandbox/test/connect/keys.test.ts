import { createHmac } from 'node:crypto';
import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsCreateConnectSecrets,
  connectDeleteConnectSecret,
  connectGetConnectSecret,
} from '@countersign/client/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTest, type TestSandbox } from '../harness.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

let running: TestSandbox;
let receiver: Receiver;
let client: Client;
let tenant: string;
let count = 0;

/** The key of the seed. */
const seeded = 'aGFyYm91ci1sZWFzaW5nLWV4YW1wbGUta2V5LW9ubHk=';
const seededId = '7b2e9f04-1c6d-4a85-93e0-d5f8a4b7c216';

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(async () => {
  receiver = await startReceiver();
  tenant = `keys-${(count += 1)}`;
  client = running.client({ tenant });
});
afterEach(() => receiver.close());

/** Sends an event, and gives the signatures that it arrives with, by the numbers of their headers. */
async function listSignatures(): Promise<string[]> {
  await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  const headers = receiver.received.at(-1)?.headers ?? {};
  const numbers = Object.keys(headers)
    .flatMap((name) => /^x-docusign-signature-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  return numbers.map((number) => String(headers[`x-docusign-signature-${number}`]));
}

function digestBy(secret: string): string {
  const { body = Buffer.of() } = receiver.received.at(-1) ?? {};
  return createHmac('sha256', secret).update(body).digest('base64');
}

test('keys are listed in the order in which they sign, the newest first, and never again in full', async () => {
  const made = await connectConfigurationsCreateConnectSecrets(client);
  const { secrets = [] } = await connectGetConnectSecret(client);
  expect(secrets.map(({ keyId }) => keyId)).toEqual([made.keyId, seededId]);
  expect(secrets[0]?.secret).toBe(`****${made.secret.slice(-4)}`);
  expect(secrets[0]?.createdDateTime).toBe(made.createdDateTime);
  expect(JSON.stringify(secrets)).not.toContain(made.secret);
});

test('a key that is revoked signs no more, and the others move up', async () => {
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Signed',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      eventData: { version: 'restv2.1', format: 'json' },
      includeHMAC: 'true',
    },
  });
  const second = await connectConfigurationsCreateConnectSecrets(client);
  const third = await connectConfigurationsCreateConnectSecrets(client);
  expect(await listSignatures()).toEqual([third.secret, second.secret, seeded].map(digestBy));
  await connectDeleteConnectSecret(client, { path: { keyId: second.keyId ?? '' } });
  expect(await listSignatures()).toEqual([third.secret, seeded].map(digestBy));
  for (const keyId of [seededId, third.keyId?.toUpperCase() ?? ''])
    await connectDeleteConnectSecret(client, { path: { keyId } });
  expect(await listSignatures()).toEqual([]);
  expect(await connectGetConnectSecret(client)).toEqual({ secrets: [] });
});

test('a key that the account does not have cannot be revoked', async () => {
  const path = { keyId: '00000000-0000-4000-8000-000000000000' };
  await expect(connectDeleteConnectSecret(client, { path })).rejects.toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
    status: 404,
  });
});

test('after a key is revoked there is room for another', async () => {
  for (let made = 1; made < 100; made += 1) await connectConfigurationsCreateConnectSecrets(client);
  await expect(connectConfigurationsCreateConnectSecrets(client)).rejects.toMatchObject({
    code: 'ACCOUNT_LACKS_PERMISSIONS',
    status: 400,
  });
  await connectDeleteConnectSecret(client, { path: { keyId: seededId } });
  await connectConfigurationsCreateConnectSecrets(client);
  expect((await connectGetConnectSecret(client)).secrets).toHaveLength(100);
});

test('only administrators see and revoke keys', async () => {
  const sender = running.client({ tenant, token: 'sandbox-sender' });
  for (const refused of [
    () => connectGetConnectSecret(sender),
    () => connectDeleteConnectSecret(sender, { path: { keyId: seededId } }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'USER_NOT_ACCOUNT_ADMIN' });
});
