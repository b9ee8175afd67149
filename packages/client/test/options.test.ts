// Options of a client and of a call combine; unknown ones are rejected.
import { createClient, CountersignError, InputError, type RequestEvent } from '@countersign/client';
import { envelopeLocksGet, envelopesCreate } from '@countersign/client/esign-v2.1';
import { createEnvelopeWithFiles } from '@countersign/client/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { envelope, envelopeId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.plays(json({})));

/** Options with names that no type has, as callers without types can give them. */
function make(options: object) {
  return () => Reflect.apply(createClient, undefined, [{ baseUrl: service.url, ...options }]);
}

describe('the options of a call', () => {
  it('are told beside those of the client: hooks of both, in order', async () => {
    const told: string[] = [];
    const hooksOf = (name: string) => ({
      onRequest: ({ operation }: RequestEvent) => void told.push(`${name} ${operation}`),
      onResponse: () => void told.push(`${name} response`),
    });
    const client = createClient({ baseUrl: service.url, hooks: hooksOf('client') });
    await envelopeLocksGet(client, { path: envelope }, { hooks: hooksOf('call') });
    expect(told).toEqual([
      'client EnvelopeLocks_get',
      'call EnvelopeLocks_get',
      'client response',
      'call response',
    ]);
  });

  it('join headers, and the call goes before', async () => {
    const client = createClient({
      baseUrl: service.url,
      headers: { 'x-desk': '1', 'x-pier': 'A' },
    });
    await envelopeLocksGet(client, { path: envelope }, { headers: { 'x-pier': 'B' } });
    expect(service.last().headers).toMatchObject({ 'x-desk': '1', 'x-pier': 'B' });
  });
});

describe('an option that nobody reads', () => {
  it.each([
    ['retries', { retries: 3 }],
    ['acountId', { acountId: '1' }],
    ['fetsch', { fetsch: globalThis.fetch }],
  ])('is refused by name where a client is made: %s', (name, options) => {
    expect(make(options)).toThrow(CountersignError);
    expect(make(options)).toThrow(`unknown option ${name}; there are baseUrl path signal`);
  });

  it('is refused by name where a call is made, and nothing is sent', async () => {
    const client = createClient({ baseUrl: service.url });
    const call = Reflect.apply(envelopeLocksGet, undefined, [
      client,
      { path: envelope },
      { timeOut: 5 },
    ]);
    expect((await caughtAs(CountersignError, call)).message).toContain('unknown option timeOut');
    expect(service.seen).toEqual([]);
  });
});

it('an account that is missing says how to give it', async () => {
  const client = createClient({ baseUrl: service.url });
  for (const call of [
    () => envelopesCreate(client, { body: {} }),
    () => envelopeLocksGet(client, { path: { envelopeId } }),
  ])
    expect((await caughtAs(InputError, call())).message).toContain(
      'the path parameter accountId is missing; give it in `path`, here or to createClient',
    );
});

it('an envelope with files takes what other calls take', async () => {
  const told: string[] = [];
  const client = createClient({
    baseUrl: service.url,
    path: { accountId: '4410' },
    headers: { 'x-desk': '1' },
  });
  const { status } = await createEnvelopeWithFiles(
    client,
    {
      body: { status: 'created' },
      query: { cdse_mode: 'x' },
      documents: [{ documentId: '1', name: 'lease.txt', content: 'Berth 12' }],
    },
    {
      headers: { 'x-pier': 'B' },
      accept: 'application/xml',
      hooks: { onRequest: ({ operation }) => void told.push(operation) },
      use: [(request, next) => next({ ...request, headers: { ...request.headers, 'x-use': '1' } })],
    },
  ).withResponse();
  expect([status, told]).toEqual([200, ['Envelopes_create']]);
  expect(service.last()).toMatchObject({
    url: '/v2.1/accounts/4410/envelopes?cdse_mode=x',
    headers: { 'x-desk': '1', 'x-pier': 'B', 'x-use': '1', accept: 'application/xml' },
  });
});
