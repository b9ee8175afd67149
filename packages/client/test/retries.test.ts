// The conditions under which a call is sent again.
import {
  BadRequestError,
  createClient,
  NetworkError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
  type ClientOptions,
  type RetryEvent,
} from '@countersign/client';
import {
  envelopeDocumentsUpdate,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { envelope } from './examples.ts';
import { json, startService, type ScriptedService, type Step } from './scripted-service.ts';

let service: ScriptedService;
let retries: RetryEvent[];
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => {
  retries = [];
});

const retry = { delay: 1 };
const hooks = {
  onRetry(event: RetryEvent) {
    retries.push(event);
  },
};
const good = json({ lockType: 'edit' });
const failed: Step = json({}, { status: 503 });

function client(options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: service.url, token: 'secret', retry, hooks, ...options });
}
const get = (options?: Partial<ClientOptions>) =>
  envelopeLocksGet(client(options), { path: envelope });
const create = (options?: Partial<ClientOptions>) =>
  envelopeLocksCreate(client(options), { path: envelope, body: { lockType: 'edit' } });

describe('a call that changes nothing', () => {
  it.each([408, 429, 500, 502, 503, 504])('is repeated after %i', async (status) => {
    service.plays({ status }, { status }, good);
    expect(await get()).toEqual({ lockType: 'edit' });
    expect(service.seen).toHaveLength(3);
    expect(retries.map(({ attempt, cause }) => [attempt, cause])).toEqual([
      [1, status],
      [2, status],
    ]);
  });

  it.each([400, 401, 403, 404, 409, 418, 501])('is not repeated after %i', async (status) => {
    service.plays(json({}, { status }));
    await expect(get()).rejects.toMatchObject({ status, attempts: 1 });
    expect(service.seen).toHaveLength(1);
  });

  it('is repeated after a lost connection', async () => {
    service.plays({ instead: 'reset' }, { instead: 'reset' }, good);
    expect(await get()).toEqual({ lockType: 'edit' });
    expect(retries.map(({ cause }) => cause instanceof NetworkError)).toEqual([true, true]);
  });

  it('is given up after the second repetition, with what came last', async () => {
    service.plays(failed, failed, json({ errorCode: 'LAST' }, { status: 500 }), good);
    const error = await caughtAs(ServerError, get());
    expect([error.attempts, error.code]).toEqual([3, 'LAST']);
    expect(service.seen).toHaveLength(3);
  });

  it.each([
    ['max: 0', { max: 0 }, 1],
    ['max: 1', { max: 1, delay: 1 }, 2],
    ['max: 4', { max: 4, delay: 1 }, 5],
    ['false', false as const, 1],
  ])('is sent as often as `retry` says: %s', async (_name, given, times) => {
    service.plays(failed);
    const error = await caughtAs(ServerError, get({ retry: given }));
    expect(error.attempts).toBe(times);
    expect(service.seen).toHaveLength(times);
  });

  it('takes what one call says before what the client says', async () => {
    service.plays(failed);
    const call = envelopeLocksGet(client({ retry: false }), { path: envelope }, { retry });
    expect((await caughtAs(ServerError, call)).attempts).toBe(3);
  });

  it('waits longer each time, and never the same', async () => {
    service.plays(failed);
    await caughtAs(ServerError, get({ retry: { max: 5, delay: 8, maxDelay: 32 } }));
    const full = [8, 16, 32, 32, 32];
    for (const [index, { delay }] of retries.entries()) {
      expect(delay).toBeGreaterThan((full[index] ?? 0) / 2);
      expect(delay).toBeLessThanOrEqual(full[index] ?? 0);
    }
    expect(retries).toHaveLength(5);
  });

  it('is repeated where the head of the answer has come and the rest is waste', async () => {
    service.plays({ status: 503, body: 'half', after: 'stall' }, good);
    expect(await get()).toEqual({ lockType: 'edit' });
    expect(service.seen).toHaveLength(2);
  });
});

describe('a call that changes something', () => {
  it.each([408, 500, 502, 503, 504])('is not repeated after %i', async (status) => {
    service.plays(json({}, { status }));
    await expect(create()).rejects.toMatchObject({ status, attempts: 1 });
    await expect(envelopeLocksDelete(client(), { path: envelope })).rejects.toMatchObject({
      status,
    });
    expect(service.seen).toHaveLength(2);
  });

  it('is not repeated after a lost connection', async () => {
    service.plays({ instead: 'reset' });
    await caughtAs(NetworkError, create());
    expect(service.seen).toHaveLength(1);
  });

  it('is repeated after 429, which says that nothing was done', async () => {
    service.plays({ status: 429 }, good);
    expect(await create()).toEqual({ lockType: 'edit' });
    expect(service.seen.map(({ body }) => body.toString())).toEqual(
      Array.from({ length: 2 }, () => '{"lockType":"edit"}'),
    );
  });

  it('is repeated after the 400 that once stood for 429', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' };
    service.plays(json({}, { status: 400, headers }), good);
    expect(await create()).toEqual({ lockType: 'edit' });
    service.plays(json({}, { status: 400, headers: { 'x-ratelimit-remaining': '1' } }), good);
    await caughtAs(BadRequestError, create());
  });

  it('is repeated where the caller says that it may be', async () => {
    service.plays(failed, { instead: 'reset' }, good);
    expect(await create({ retry: { ...retry, unsafe: true } })).toEqual({ lockType: 'edit' });
    expect(service.seen).toHaveLength(3);
  });

  it.each([
    ['bytes', () => new Uint8Array([1, 2, 3])],
    ['a Blob', () => new Blob([new Uint8Array([1, 2, 3])])],
  ])('sends %s again whole', async (_name, body) => {
    service.plays({ status: 429 }, json({}));
    const path = { ...envelope, documentId: '1' };
    await client().exchange(envelopeDocumentsUpdate.descriptor, { path, body: body() });
    expect(service.seen.map((request) => [...request.body])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('is never repeated with a stream, which is gone', async () => {
    const path = { ...envelope, documentId: '1' };
    const options = { retry: { ...retry, unsafe: true } };
    const source = { token: () => 'secret', refused: () => true };
    for (const status of [429, 503, 401]) {
      service.plays({ status });
      const body = new Blob(['abc']).stream();
      const { descriptor } = envelopeDocumentsUpdate;
      const { response } = await client({ token: source }).exchange(
        descriptor,
        { path, body },
        options,
      );
      expect([response.status, service.seen.length]).toEqual([status, 1]);
    }
  });
});

describe('what the service asks for', () => {
  const date = 'Sat, 21 Nov 2026 08:00:00 GMT';

  it.each([
    ['seconds', { 'retry-after': '0' }],
    ['a date', { date, 'retry-after': date }],
    [
      'the end of the hour',
      { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795248000' },
    ],
  ])('is waited for: %s', async (_how, headers: Record<string, string>) => {
    service.plays(json({}, { status: 429, headers }), good);
    // Its own doubling would take an hour.
    expect(await get({ retry: { delay: 3_600_000, maxDelay: 7_200_000 } })).toEqual({
      lockType: 'edit',
    });
    expect(retries).toMatchObject([{ delay: 0, cause: 429 }]);
  });

  it.each([
    ['seconds', { 'retry-after': '31' }, 31_000],
    ['a date', { date, 'retry-after': 'Sat, 21 Nov 2026 08:00:31 GMT' }, 31_000],
    [
      'the end of the hour',
      { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795250000' },
      2_000_000,
    ],
  ])('is not waited for beyond maxDelay: %s', async (_how, headers: Record<string, string>, ms) => {
    service.plays(json({}, { status: 429, headers }), good);
    const error = await caughtAs(RateLimitError, get());
    expect([error.retryAfter, error.attempts]).toEqual([ms, 1]);
    expect(retries).toEqual([]);
  });

  it('is not waited for beyond the time of the call', async () => {
    service.plays(json({}, { status: 429, headers: { 'retry-after': '20' } }), good);
    const error = await caughtAs(RateLimitError, get({ timeout: 10_000 }));
    expect([error.retryAfter, error.attempts]).toEqual([20_000, 1]);
  });
});

describe('a token', () => {
  it('is asked for before each attempt', async () => {
    let number = 0;
    service.plays(failed, failed, good);
    await get({ token: async () => `token-${(number += 1)}` });
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-3',
    ]);
  });

  it('that is refused is asked for anew, once', async () => {
    const refused: string[] = [];
    let number = 0;
    const token = {
      token: () => `token-${number}`,
      refused(old: string) {
        refused.push(old);
        number += 1;
        return true;
      },
    };
    service.plays({ status: 401 }, good);
    // The request had no effect, so any method is repeated.
    expect(await create({ token })).toEqual({ lockType: 'edit' });
    expect(refused).toEqual(['token-0']);
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-0',
      'Bearer token-1',
    ]);

    service.plays({ status: 401 });
    const error = await caughtAs(UnauthorizedError, create({ token }));
    expect(error.attempts).toBe(2);
    expect(refused).toEqual(['token-0', 'token-1']);
    expect(service.seen).toHaveLength(2);
  });

  it('that is refused ends the call where there is no other', async () => {
    service.plays({ status: 401 });
    const token = { token: () => 'old', refused: async () => false };
    expect((await caughtAs(UnauthorizedError, get({ token }))).attempts).toBe(1);
    expect((await caughtAs(UnauthorizedError, get({ token: () => 'old' }))).attempts).toBe(1);
  });

  it('that cannot be had ends the call with the reason', async () => {
    service.plays(good);
    const reason = new Error('log in again');
    const token = () => Promise.reject(reason);
    await expect(get({ token })).rejects.toBe(reason);
    expect(service.seen).toEqual([]);
  });
});
