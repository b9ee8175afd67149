// A call is ended by its caller or by a time-out. The clock stands still unless a test moves it, so
// that a busy machine does not end a call early.
import {
  createClient,
  NetworkError,
  ServerError,
  TimeoutError,
  type ClientOptions,
} from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeDocumentsUpdate,
  envelopeLocksCreate,
  envelopeLocksGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { useStoppedClock } from './clock.ts';
import { envelope } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const clock = useStoppedClock();
/** Ends the time of a request as soon as the service has it. */
async function over(milliseconds: number): Promise<void> {
  await service.reached(1);
  clock.pass(milliseconds);
}
/** The time of a call, in milliseconds, which is over as soon as the head of the answer is there. */
const overAfterHead = (time: 'attemptTimeout' | 'timeout', milliseconds: number) => ({
  [time]: milliseconds,
  hooks: { onResponse: () => clock.passSoon(milliseconds) },
});

const path = { ...envelope, documentId: 'combined' };
const pdf = { 'content-type': 'application/pdf' };

function client(options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: service.url, retry: { delay: 1 }, ...options });
}
const get = (options?: Partial<ClientOptions>) =>
  envelopeLocksGet(client(options), { path: envelope });
const document = (options?: Partial<ClientOptions>) =>
  envelopeDocumentsGet(client(options), { path });

describe('the time of one attempt', () => {
  it('ends a call that gets no answer', async () => {
    service.plays({ instead: 'stall' });
    void over(20);
    const error = await caughtAs(TimeoutError, get({ attemptTimeout: 20, retry: false }));
    expect(error).toMatchObject({
      name: 'TimeoutError',
      scope: 'attempt',
      milliseconds: 20,
      operation: 'EnvelopeLocks_get',
    });
    expect(error.message).toContain('20 ms');
    await service.left();
  });

  it('begins anew with each attempt', async () => {
    service.plays({ instead: 'stall' }, { instead: 'stall' }, json({ lockType: 'edit' }));
    const call = get({ attemptTimeout: 100, hooks: { onRetry: () => clock.passSoon(1) } });
    for (const count of [1, 2]) {
      await service.reached(count);
      clock.pass(100);
    }
    expect(await call).toEqual({ lockType: 'edit' });
    expect(service.seen).toHaveLength(3);
  });

  it('is the last of a call that changes something', async () => {
    service.plays({ instead: 'stall' }, json({}));
    const call = envelopeLocksCreate(client({ attemptTimeout: 20 }), { path: envelope });
    void over(20);
    await caughtAs(TimeoutError, call);
    expect(service.seen).toHaveLength(1);
  });

  it.each(['{"lockType":', ''])('counts to the end of the answer, here after %j', async (body) => {
    service.plays({ headers: { 'content-type': 'application/json' }, body, after: 'stall' });
    const error = await caughtAs(
      TimeoutError,
      get({ ...overAfterHead('attemptTimeout', 50), retry: false }),
    );
    expect(error.scope).toBe('attempt');
    await service.left();
  });

  it.each(['bytes', 'blob'] as const)('counts to the end of %s', async (form) => {
    service.plays({ headers: pdf, body: '%PDF', after: 'stall' });
    await caughtAs(
      TimeoutError,
      document({ ...overAfterHead('attemptTimeout', 50), retry: false })[form](),
    );
  });

  it('leaves a stream alone that has begun', async () => {
    service.plays({ headers: pdf, body: '%PDF', after: 'stall' });
    const stop = new AbortController();
    const stream = await document({ attemptTimeout: 50, signal: stop.signal }).stream();
    clock.pass(150);
    const reader = stream.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('%PDF');
    const next = reader.read();
    stop.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
  });

  it.each([0, Infinity, 2 ** 31, Number.MAX_SAFE_INTEGER])('is for ever with %d', async (given) => {
    service.plays(json({ lockType: 'edit' }));
    expect(await get({ attemptTimeout: given, timeout: given, retry: false })).toEqual({
      lockType: 'edit',
    });
  });
});

describe('the time of a call', () => {
  it('ends it in the midst of an attempt', async () => {
    service.plays({ instead: 'stall' });
    void over(20);
    const error = await caughtAs(TimeoutError, get({ timeout: 20 }));
    expect(error).toMatchObject({ scope: 'call', milliseconds: 20 });
    expect(service.seen).toHaveLength(1);
  });

  it('ends it in the midst of an answer', async () => {
    service.plays({ headers: { 'content-type': 'application/json' }, body: '{', after: 'stall' });
    const call = get(overAfterHead('timeout', 100));
    expect((await caughtAs(TimeoutError, call)).scope).toBe('call');
  });

  it('ends it before a wait that would outlast it, with what came last', async () => {
    service.plays({ status: 503 });
    const retry = { delay: 3_600_000, maxDelay: 3_600_000 };
    expect((await caughtAs(ServerError, get({ timeout: 60_000, retry }))).attempts).toBe(1);
    service.plays({ instead: 'reset' });
    await caughtAs(NetworkError, get({ timeout: 60_000, retry }));
    expect(service.seen).toHaveLength(1);
  });

  it('may be said for one call', async () => {
    service.plays({ instead: 'stall' });
    const patient = client({ timeout: 3_600_000 });
    const call = envelopeLocksGet(patient, { path: envelope }, { timeout: 20 });
    void over(20);
    expect((await caughtAs(TimeoutError, call)).milliseconds).toBe(20);
  });
});

describe('the signal of the caller', () => {
  const reason = new RangeError('the caller has gone');

  it('ends a call before anything is asked or sent', async () => {
    service.plays(json({}));
    const calls: string[] = [];
    const hooks = { onRequest: () => calls.push('sent') };
    const call = get({ signal: AbortSignal.abort(reason), hooks });
    expect(await caught(call)).toBe(reason);
    expect([service.seen, calls]).toEqual([[], []]);
  });

  it('ends it while it waits for an answer', async () => {
    service.plays({ instead: 'stall' });
    const stop = new AbortController();
    const call = get({ signal: stop.signal });
    await service.reached(1);
    stop.abort(reason);
    expect(await caught(call)).toBe(reason);
    await service.left();
    expect(service.seen).toHaveLength(1);
  });

  it('ends it between two attempts', async () => {
    service.plays({ status: 503 });
    const stop = new AbortController();
    const retry = { delay: 3_600_000, maxDelay: 3_600_000 };
    const hooks = { onRetry: () => setImmediate(() => stop.abort(reason)) };
    expect(await caught(get({ signal: stop.signal, retry, hooks }))).toBe(reason);
    expect(service.seen).toHaveLength(1);
  });

  it('ends it while a token is fetched by a source that listens', async () => {
    service.plays(json({}));
    const stop = new AbortController();
    const token = {
      token: (signal?: AbortSignal) =>
        new Promise<string>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          stop.abort(reason);
        }),
    };
    expect(await caught(get({ signal: stop.signal, token }))).toBe(reason);
    expect(service.seen).toEqual([]);
  });

  it('ends it while the answer is read', async () => {
    service.plays({ headers: { 'content-type': 'application/json' }, body: '{', after: 'stall' });
    const stop = new AbortController();
    const hooks = { onResponse: () => setImmediate(() => stop.abort(reason)) };
    expect(await caught(get({ signal: stop.signal, hooks }))).toBe(reason);
    await service.left();
  });

  it.each(['bytes', 'blob'] as const)('ends it while it is read as %s', async (form) => {
    service.plays({ headers: pdf, body: '%PDF', after: 'stall' });
    const stop = new AbortController();
    const hooks = { onResponse: () => setImmediate(() => stop.abort(reason)) };
    expect(await caught(document({ signal: stop.signal, hooks })[form]())).toBe(reason);
    await service.left();
  });

  it('ends a stream', async () => {
    service.plays({ headers: pdf, body: '%PDF', after: 'stall' });
    const stop = new AbortController();
    const reader = (await document({ signal: stop.signal }).stream()).getReader();
    expect((await reader.read()).done).toBe(false);
    const next = reader.read();
    stop.abort(reason);
    expect(await caught(next)).toBe(reason);
    await service.left();
  });

  it('ends an upload of a stream', async () => {
    service.plays(json({}));
    const stop = new AbortController();
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        // As slow as a file or a network: a stream that never waits would block everything else.
        await new Promise((resolve) => setImmediate(resolve));
        controller.enqueue(new Uint8Array(1024));
        pulled += 1;
        if (pulled === 100) stop.abort(reason);
      },
    });
    const call = client().exchange(
      envelopeDocumentsUpdate.descriptor,
      { path, body: endless },
      { signal: stop.signal },
    );
    expect(await caught(call)).toBe(reason);
  });

  it.each([undefined, 'a word', { reason: 1 }])(
    'rejects with whatever it was given, %j',
    async (given) => {
      service.plays({ instead: 'stall' });
      const stop = new AbortController();
      const call = get({ signal: stop.signal });
      await service.reached(1);
      stop.abort(given);
      expect(await caught(call)).toBe(stop.signal.reason);
    },
  );

  it('does nothing to a call that is over', async () => {
    service.plays(json({ lockType: 'edit' }));
    const stop = new AbortController();
    const call = get({ signal: stop.signal });
    await call;
    stop.abort(reason);
    expect(await call).toEqual({ lockType: 'edit' });
  });

  it('ends one call and no other of the client', async () => {
    service.plays({ instead: 'stall' }, json({ lockType: 'edit' }));
    const stop = new AbortController();
    const shared = client();
    const one = envelopeLocksGet(shared, { path: envelope }, { signal: stop.signal });
    await service.reached(1);
    const other = envelopeLocksGet(shared, { path: envelope });
    stop.abort(reason);
    expect(await caught(one)).toBe(reason);
    expect(await other).toEqual({ lockType: 'edit' });
  });
});

it('the end of a stream that is not wanted any more breaks the connection', async () => {
  service.plays({ headers: pdf, body: '%PDF', after: 'stall' });
  const stream = await document().stream();
  await stream.cancel();
  await service.left();
});
