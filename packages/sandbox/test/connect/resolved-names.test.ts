import type { LookupAddress } from 'node:dns';
import {
  connectConfigurationsCreate,
  connectEventsListFailures,
} from '@countersign/client/esign-v2.1';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { allowedAddresses } from '../../src/connect/allowed-address.ts';
import { startControlTest } from '../control/harness.ts';
import { startReceiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

/** A resolver in place of a name server, with the addresses of the names in these tests. */
const names = vi.hoisted(() => {
  const found = new Map<string, string[]>();
  const queried = new Set<string>();
  function lookup(
    host: string,
    _options: object,
    callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ): void {
    queried.add(host);
    const addresses = found.get(host.toLowerCase());
    const error = Object.assign(new Error(`no ${host}`), { code: 'ENOTFOUND' });
    const all = (addresses ?? []).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    setImmediate(() => callback(addresses === undefined ? error : null, all));
  }
  return { found, queried, lookup };
});

vi.mock(import('node:dns'), async (original) => {
  const dns = await original();
  return { ...dns, lookup: Object.assign(names.lookup, dns.lookup) };
});

afterEach(() => {
  names.found.clear();
  names.queried.clear();
});

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

/**
 * Resolves the addresses to which a message to a host would go, all or one; or the error that
 * prevents it.
 */
function resolved(
  host: string,
  { allowHosts = [], all = true }: { allowHosts?: string[]; all?: boolean } = {},
): Promise<unknown> {
  const { lookup } = allowedAddresses(allowHosts);
  return new Promise((resolve) =>
    lookup(host, { all }, (error, found, family) => {
      if (error !== null) resolve(`${error.name}: ${error.message}`);
      else if (Array.isArray(found)) resolve(found.map(({ address }) => address));
      else resolve(`${found} ${family}`);
    }),
  );
}

const elsewhere = [
  '10.0.0.7',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '8.8.8.8',
  '::',
  '::2',
  'fe80::1',
  'fc00::1',
  '2001:db8::7',
  '::ffff:10.0.0.7',
  '::ffff:0.0.0.0',
  '64:ff9b::7f00:1',
];
const here = ['127.0.0.1', '127.0.0.0', '127.255.255.255', '::1', '::ffff:127.0.0.1'];

describe('a name', () => {
  test.each(elsewhere)('that resolves to %s is no longer valid', async (address) => {
    names.found.set('inside.example', [address]);
    const sentence = `AddressRefused: Events cannot be sent to inside.example (${address}), because it is not this machine. To allow it, start the sandbox with --allow-hosts inside.example.`;
    expect(await resolved('inside.example')).toBe(sentence);
    expect(await resolved('inside.example', { all: false })).toBe(sentence);
    expect(await resolved('inside.example', { allowHosts: ['other.example'] })).toBe(sentence);
  });

  test.each(here)('that resolves to %s leads there', async (address) => {
    names.found.set('here.example', [address]);
    expect(await resolved('here.example')).toEqual([address]);
    expect(await resolved('here.example', { all: false })).toBe(
      `${address} ${address.includes(':') ? 6 : 4}`,
    );
  });

  test.each([
    [['10.0.0.7', '127.0.0.1'], ['127.0.0.1']],
    [['127.0.0.1', '10.0.0.7'], ['127.0.0.1']],
    [
      ['::1', '2001:db8::7', '127.0.0.1'],
      ['::1', '127.0.0.1'],
    ],
  ])('that resolves to %j leads to %j alone', async (found, left) => {
    names.found.set('both.example', found);
    expect(await resolved('both.example')).toEqual(left);
    expect(await resolved('both.example', { all: false })).toMatch(new RegExp(`^${left[0]} `));
  });

  test.each([
    ['inside.example', ['inside.example'], true],
    ['INSIDE.example', ['inside.example'], true],
    ['inside.example', ['Inside.Example'], true],
    ['inside.example', ['other.example', 'inside.example'], true],
    ['sub.inside.example', ['inside.example'], false],
    ['inside.example', ['sub.inside.example'], false],
    ['inside.example', ['inside.example.'], false],
    ['inside.example', ['example'], false],
    ['inside.example', ['*'], false],
    ['inside.example', [''], false],
    ['inside.example', ['10.0.0.7'], false],
  ])('%s, with the hosts %j allowed, leads elsewhere: %s', async (host, allowHosts, goes) => {
    names.found.set(host.toLowerCase(), ['10.0.0.7', '127.0.0.1']);
    expect(await resolved(host, { allowHosts })).toEqual(
      goes ? ['10.0.0.7', '127.0.0.1'] : ['127.0.0.1'],
    );
  });

  test('that does not resolve is no refusal', async () => {
    expect(await resolved('nowhere.example')).toBe('Error: no nowhere.example');
    expect(await resolved('nowhere.example', { all: false })).toBe('Error: no nowhere.example');
  });
});

/** Sends an event to a name with a port of this machine, and returns the outcome. */
async function push(host: string, addresses: string[]) {
  names.found.set(host, addresses);
  const { client } = newTenant();
  const receiver = await startReceiver();
  await connectConfigurationsCreate(client, {
    body: {
      name: host,
      urlToPublishTo: `http://${host}:${new URL(receiver.url).port}/events`,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      enableLog: 'true',
    },
  });
  await send(client, await createCopy({ status: 'created' }));
  await sandbox.idle();
  const { failures = [] } = await connectEventsListFailures(client);
  await receiver.close();
  return {
    arrived: receiver.received.length,
    errors: failures
      .filter(({ configUrl = '' }) => configUrl.includes(host))
      .map(({ error }) => error),
  };
}

describe('an event', () => {
  // A connection to 0.0.0.0 reaches this machine, so the receiver would see it.
  test.each([['0.0.0.0'], ['::ffff:0.0.0.0']])(
    'does not go to a name that resolves to %s',
    async (address) => {
      const { arrived, errors } = await push('inside.example', [address]);
      expect([...names.queried]).toContain('inside.example');
      expect(arrived).toBe(0);
      expect(errors).toEqual([
        expect.stringContaining(`Events cannot be sent to inside.example (${address})`),
      ]);
    },
  );

  test('goes to a name that resolves to this machine', async () => {
    expect(await push('here.example', ['127.0.0.1'])).toEqual({ arrived: 1, errors: [] });
    expect(await push('both.example', ['0.0.0.0', '127.0.0.1'])).toEqual({
      arrived: 1,
      errors: [],
    });
  });
});

test.each([
  ['127.0.0.1', [], 'allowed'],
  ['[::1]', [], 'allowed'],
  ['10.0.0.7', [], 'refused'],
  ['[2001:db8::1]', [], 'refused'],
  ['10.0.0.7', ['10.0.0.7'], 'allowed'],
  ['10.0.0.8', ['10.0.0.7'], 'refused'],
  // A name is judged when it is resolved.
  ['elsewhere.example', [], 'allowed'],
])('the host %s, with %j allowed, is %s before anything is resolved', (host, allowed, outcome) => {
  const check = () => allowedAddresses(allowed).checkHost(host);
  if (outcome === 'allowed') expect(check).not.toThrow();
  else expect(check).toThrow(`Events cannot be sent to ${host}`);
});
