import { networkInterfaces } from 'node:os';
import {
  connectConfigurationsCreate,
  connectEventsListFailures,
} from '@countersign/client/esign-v2.1';
import { describe, expect, test } from 'vitest';
import { allowedAddresses, isLoopback } from '../../src/connect/allowed-address.ts';
import { startTest } from '../harness.ts';
import { startReceiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['10.0.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['localhost', false],
])('%s is an address of this machine alone: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('a host is refused by its address, unless it is allowed', () => {
  const { checkHost } = allowedAddresses(['192.0.2.7', '[2001:db8::7]']);
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '192.0.2.7', '[2001:db8::7]'])
    expect(() => checkHost(host)).not.toThrow();
  for (const host of ['192.0.2.8', '[2001:db8::8]', '[::ffff:c000:208]'])
    expect(() => checkHost(host)).toThrow(/Events cannot be sent to/);
});

test('a name is judged by the address that it has when it is connected to', async () => {
  const { lookup } = allowedAddresses([]);
  const found = await new Promise((resolve, reject) =>
    lookup('localhost', { all: true }, (error, addresses) =>
      error === null ? resolve(addresses) : reject(error),
    ),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ address: expect.stringMatching(/^(127\.|::1)/) }),
  );
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((one) => one !== undefined && !one.internal && one.family === 'IPv4')?.address;

async function pushTo(allowHosts: string[]) {
  const running = await startTest({ allowHosts });
  const receiver = await startReceiver(elsewhere);
  const client = running.client();
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Elsewhere',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      enableLog: 'true',
    },
  });
  await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  await receiver.close();
  await running.close();
  const ours = failures.filter(({ configUrl }) => configUrl === receiver.url);
  return { arrived: receiver.received.length, errors: ours.map(({ error }) => error) };
}

describe.runIf(elsewhere !== undefined)('an address that others on the network reach too', () => {
  test('gets nothing', async () => {
    const { arrived, errors } = await pushTo([]);
    expect(arrived).toBe(0);
    expect(errors).toEqual([expect.stringContaining(`Events cannot be sent to ${elsewhere}`)]);
  });

  test('gets messages where the operator allows it', async () => {
    expect(await pushTo([elsewhere ?? ''])).toEqual({ arrived: 1, errors: [] });
  });
});
