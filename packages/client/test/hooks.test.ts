// The events that hooks receive.
import {
  createClient,
  NetworkError,
  type ClientOptions,
  type Hooks,
  type RequestEvent,
  type ResponseEvent,
  type RetryEvent,
} from '@countersign/client';
import { envelopeLocksGet, envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountId, envelope } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

type HookEvent =
  | { hook: 'request'; event: RequestEvent }
  | { hook: 'response'; event: ResponseEvent }
  | { hook: 'retry'; event: RetryEvent };

let service: ScriptedService;
let told: HookEvent[];
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => {
  told = [];
});

const hooks: Hooks = {
  onRequest: (event) => told.push({ hook: 'request', event }),
  onResponse: (event) => told.push({ hook: 'response', event }),
  onRetry: (event) => told.push({ hook: 'retry', event }),
};

function client(options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: service.url,
    token: 'secret',
    retry: { delay: 1 },
    hooks,
    ...options,
  });
}

describe('hooks', () => {
  it('are told of every attempt, in order', async () => {
    service.plays({ status: 503 }, { instead: 'reset' }, json({}));
    await envelopeLocksGet(client(), { path: envelope });
    expect(told.map(({ hook, event }) => [hook, event.attempt])).toEqual([
      ['request', 1],
      ['response', 1],
      ['retry', 1],
      ['request', 2],
      ['retry', 2],
      ['request', 3],
      ['response', 3],
    ]);
    expect(new Set(told.map(({ event }) => event.operation))).toEqual(
      new Set(['EnvelopeLocks_get']),
    );
    const causes = told.flatMap(({ hook, event }) => (hook === 'retry' ? [event.cause] : []));
    expect(causes).toEqual([503, expect.any(NetworkError)]);
  });

  it('see the request, and the head of the answer', async () => {
    service.plays(json({}, { headers: { 'x-ratelimit-remaining': '999' } }));
    await envelopesListStatusChanges(client({ headers: { 'x-app': 'lease-desk' } }), {
      path: { accountId },
      query: { from_date: '2026-11-20' },
    });
    expect(told).toMatchObject([
      {
        hook: 'request',
        event: {
          operation: 'Envelopes_listStatusChanges',
          attempt: 1,
          method: 'GET',
          url: `${service.url}/v2.1/accounts/${accountId}/envelopes?from_date=2026-11-20`,
          headers: { 'x-app': 'lease-desk', authorization: '[redacted]' },
        },
      },
      {
        hook: 'response',
        event: { status: 200, headers: { 'x-ratelimit-remaining': '999' } },
      },
    ]);
    const [, response] = told;
    if (response?.hook !== 'response') throw new Error('no answer was told of');
    expect(response.event.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('are told of the errors of the service as of any answer', async () => {
    service.plays(json({}, { status: 404 }));
    await envelopeLocksGet(client(), { path: envelope }).catch(() => undefined);
    expect(told.map(({ hook }) => hook)).toEqual(['request', 'response']);
  });

  it('of one call are told after those of the client', async () => {
    service.plays(json({}));
    let own = 0;
    const onRequest = () => {
      own += 1;
    };
    await envelopeLocksGet(client(), { path: envelope }, { hooks: { onRequest } });
    expect(own).toBe(1);
    expect(told.map(({ hook }) => hook)).toEqual(['request', 'response']);
  });

  it('end the call with what they throw', async () => {
    const reason = new Error('not today');
    const refuse = () => {
      throw reason;
    };
    for (const name of ['onRequest', 'onResponse', 'onRetry']) {
      service.plays({ status: 503 });
      const call = envelopeLocksGet(client({ hooks: { [name]: refuse } }), { path: envelope });
      await expect(call).rejects.toBe(reason);
      expect(service.seen.length).toBeLessThanOrEqual(1);
    }
  });
});
