import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { context, propagation, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import {
  createClient,
  CountersignError,
  NetworkError,
  TimeoutError,
  type ClientOptions,
  type Middleware,
} from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { withinLimits } from '@countersign/client/limits';
import { appInfo, logging } from '@countersign/client/logging';
import { tracing } from '@countersign/client/opentelemetry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { envelope } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.plays(json({ lockedByApp: 'Desk' })));

function client(options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: service.url, token: 'secret', ...options });
}

function lock(options: Partial<ClientOptions>) {
  return envelopeLocksGet(client(options), { path: envelope });
}

const twice: Middleware = async (request, next) => {
  await next(request);
  return next(request);
};

const slow: Middleware = async (request, next) => {
  await new Promise((resolve) => setTimeout(resolve, 120));
  return next(request);
};

const gone: Middleware = async () => {
  throw new TypeError('gone');
};

const atOnce = async () => Response.json({ lockedByApp: 'Desk' });

const limits = (hour: number, reset: number, burst: number) => ({
  date: new Date(Date.now()).toUTCString(),
  'x-ratelimit-remaining': String(hour),
  'x-ratelimit-reset': String(reset),
  'x-burstlimit-remaining': String(burst),
});

/** A service in memory, so that its clock is ours: so many calls are left in this hour and burst. */
function account(hourly: number, inBurst: number, reset: number) {
  let hour = hourly;
  let burst = inBurst;
  const sent: number[] = [];
  const fetch = async () => {
    sent.push(Date.now());
    if (Date.now() >= reset * 1000) hour = hourly + 1;
    hour -= 1;
    burst = burst > 0 ? burst - 1 : inBurst;
    return Response.json({}, { headers: limits(hour, reset, burst) });
  };
  return { fetch, sent };
}

describe('middleware', () => {
  it('stands around each attempt, that of the client outside that of the call', async () => {
    const seen: string[] = [];
    const note =
      (name: string): Middleware =>
      async (request, next) => {
        seen.push(`${name} ${request.operation} ${request.attempt}`);
        const response = await next(request);
        seen.push(`${name} ${response.status}`);
        return response;
      };
    service.plays({ status: 503 }, json({}));
    const outer = client({ use: [note('client')], retry: { delay: 1 } });
    await envelopeLocksGet(outer, { path: envelope }, { use: [note('call')] });
    expect(seen).toEqual([
      'client EnvelopeLocks_get 1',
      'call EnvelopeLocks_get 1',
      'call 503',
      'client 503',
      'client EnvelopeLocks_get 2',
      'call EnvelopeLocks_get 2',
      'call 200',
      'client 200',
    ]);
  });

  it('changes the request', async () => {
    await lock({
      use: [
        (request, next) =>
          next({
            ...request,
            url: `${request.url}?pier=B`,
            headers: { ...request.headers, 'x-pier': 'B' },
          }),
      ],
    });
    expect(service.last()).toMatchObject({
      url: expect.stringMatching(/\?pier=B$/),
      headers: { 'x-pier': 'B', authorization: 'Bearer secret' },
    });
  });

  it('answers itself, and asks again', async () => {
    const kept = Response.json({ lockedByApp: 'Kept' });
    expect(await lock({ use: [async () => kept] })).toEqual({ lockedByApp: 'Kept' });
    expect(service.seen).toEqual([]);
    expect(await lock({ use: [twice] })).toEqual({ lockedByApp: 'Desk' });
    expect(service.seen).toHaveLength(2);
  });

  it('ends the call with what it throws, which is not tried again', async () => {
    const reason = new Error('not today');
    const use: Middleware[] = [
      () => {
        throw reason;
      },
    ];
    expect(await caught(lock({ use }))).toBe(reason);
    expect(service.seen).toEqual([]);
  });

  it('hears of losses as errors of the client, and these are tried again', async () => {
    const seen: unknown[] = [];
    const use: Middleware[] = [
      async (request, next) =>
        next(request).catch((error: unknown) => {
          seen.push(error);
          throw error;
        }),
    ];
    service.plays({ instead: 'reset' }, json({}));
    await lock({ use, retry: { delay: 1 } });
    expect(seen).toEqual([expect.any(NetworkError)]);
    service.plays({ instead: 'stall' });
    await caughtAs(TimeoutError, lock({ use, attemptTimeout: 30, retry: false }));
    expect(seen.at(-1)).toBeInstanceOf(TimeoutError);
  });

  it('may wait without the time of the attempt', async () => {
    // The answer is there at once; the wait alone is longer than an attempt may take.
    expect(await lock({ fetch: atOnce, use: [slow], attemptTimeout: 50, retry: false })).toEqual({
      lockedByApp: 'Desk',
    });
  });
});

describe('a limiter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('holds a call until the hour begins anew where none is left', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { fetch, sent } = account(2, 100, 1_800_000_600);
    const use = [withinLimits()];
    await lock({ fetch, use });
    await lock({ fetch, use });
    const third = lock({ fetch, use });
    await vi.advanceTimersByTimeAsync(599_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    await third;
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBeGreaterThanOrEqual(1_800_000_600_000);
  });

  it('holds a call for the 30 seconds where their calls are used up', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { fetch, sent } = account(100, 2, 1_800_003_600);
    const use = [withinLimits()];
    await lock({ fetch, use });
    await lock({ fetch, use });
    const third = lock({ fetch, use });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1500);
    await third;
    expect(sent).toHaveLength(3);
  });

  it('leaves calls to others, counts those on their way, and fails where the wait is too long', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { fetch, sent } = account(10, 100, 1_800_000_600);
    const use = [withinLimits({ keep: 8, maxWait: 1000 })];
    await lock({ fetch, use });
    // Nine are left, and eight of them are for others: one of these two may go.
    const outcomes = await Promise.allSettled([lock({ fetch, use }), lock({ fetch, use })]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(sent).toHaveLength(2);
    const error = await caughtAs(CountersignError, lock({ fetch, use }));
    expect(error.message).toMatch(/no call is left to the account for \d+ ms, and maxWait is 1000/);
  });

  it('sends the first call of a new window alone, and then as many as its answer allows', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    let answers: (() => void)[] = [];
    let hour = 1;
    let reset = 1_800_000_600;
    const fetch = async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      hour -= 1;
      return Response.json({}, { headers: limits(hour, reset, 100) });
    };
    /** Answers all calls under way, and counts them. */
    async function answerAll(): Promise<number> {
      const waiting = answers;
      answers = [];
      for (const answer of waiting) answer();
      await vi.advanceTimersByTimeAsync(10);
      return waiting.length;
    }
    const use = [withinLimits()];
    const first = lock({ fetch, use });
    await vi.advanceTimersByTimeAsync(10);
    expect(await answerAll()).toBe(1);
    await first;
    const calls = [1, 2, 3, 4].map(() => lock({ fetch, use }));
    await vi.advanceTimersByTimeAsync(601_000);
    [hour, reset] = [3, 1_800_001_800];
    expect(await answerAll()).toBe(1);
    expect(await answerAll()).toBe(2);
    expect(await answerAll()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_200_000);
    hour = 9;
    expect(await answerAll()).toBe(1);
    await Promise.all(calls);
  });

  it('ends its wait by the signal of the call', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { fetch } = account(1, 100, 1_800_000_600);
    const use = [withinLimits()];
    await lock({ fetch, use });
    const controller = new AbortController();
    const reason = new Error('the desk has closed');
    const call = caught(lock({ fetch, use, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(reason);
    expect(await call).toBe(reason);
  });
});

describe('tracing', () => {
  const exporter = new InMemorySpanExporter();
  const tracerProvider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  beforeAll(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  });
  afterAll(() => {
    context.disable();
    propagation.disable();
  });
  beforeEach(() => exporter.reset());

  it('makes a span for each attempt, by the conventions, and sends its context along', async () => {
    service.plays({ status: 503, headers: { 'x-docusign-tracetoken': 'abc' } }, json({}));
    await lock({ use: [tracing({ tracerProvider })], retry: { delay: 1 } });
    const spans = exporter.getFinishedSpans();
    const { port } = new URL(service.url);
    expect(
      spans.map(({ name, kind, status, attributes }) => ({
        name,
        kind,
        status: status.code,
        attributes,
      })),
    ).toEqual([
      {
        name: 'EnvelopeLocks_get',
        kind: 2,
        status: SpanStatusCode.ERROR,
        attributes: {
          'http.request.method': 'GET',
          'url.full': expect.stringContaining('/lock'),
          'server.address': '127.0.0.1',
          'server.port': Number(port),
          'http.response.status_code': 503,
          'http.response.header.x-docusign-tracetoken': ['abc'],
          'error.type': '503',
        },
      },
      {
        name: 'EnvelopeLocks_get',
        kind: 2,
        status: SpanStatusCode.UNSET,
        attributes: expect.objectContaining({
          'http.request.resend_count': 1,
          'http.response.status_code': 200,
        }),
      },
    ]);
    const { traceId, spanId } = spans[1]?.spanContext() ?? {};
    expect(service.last().headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
  });

  it('notes what was lost by its kind, without what was sent', async () => {
    service.plays({ instead: 'reset' });
    await caughtAs(NetworkError, lock({ use: [tracing({ tracerProvider })], retry: false }));
    expect(exporter.getFinishedSpans()[0]).toMatchObject({
      attributes: { 'error.type': 'NetworkError' },
      status: { code: SpanStatusCode.ERROR, message: 'NetworkError' },
    });
  });
});

/** Collects the lines of a logger. */
function collect() {
  const lines: string[] = [];
  const write = (level: string) => (line: string) => {
    lines.push(`${level} ${line.replace(/\d+ ms$/, 'N ms')}`);
  };
  return { lines, logger: { debug: write('debug'), warn: write('warn') } };
}

describe('logging and appInfo', () => {
  it('write the path of an address that is relative, as in a page', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    await logging({ logger: { debug: write, warn: write } })(
      {
        operation: 'Accounts_get',
        attempt: 1,
        method: 'GET',
        url: '/restapi/v2.1/accounts/1?token=secret',
        headers: {},
      },
      atOnce,
    );
    expect(lines).toEqual([
      expect.stringMatching(/^Accounts_get GET \/restapi\/v2\.1\/accounts\/1, attempt 1: 200/),
    ]);
  });

  afterEach(() => vi.unstubAllEnvs());

  it('writes a line for each attempt, without queries, tokens and bodies', async () => {
    service.plays(json({ errorCode: 'X', message: 'secret' }, { status: 503 }), json({}));
    const { lines, logger } = collect();
    await lock({ use: [logging({ logger })], retry: { delay: 1 } });
    const { pathname } = new URL(service.last().url ?? '', service.url);
    expect(lines).toEqual([
      `warn EnvelopeLocks_get GET ${pathname}, attempt 1: 503 after N ms`,
      `debug EnvelopeLocks_get GET ${pathname}, attempt 2: 200 after N ms`,
    ]);
  });

  it.each([
    ['countersign', 1],
    ['express, countersign:*', 1],
    ['express', 0],
    ['', 0],
  ])('writes to the console as DEBUG=%s says', async (names, lines) => {
    vi.stubEnv('DEBUG', names);
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    await lock({ use: [logging()] });
    expect(debug).toHaveBeenCalledTimes(lines);
    debug.mockRestore();
  });

  it('says that no answer came', async () => {
    const { lines, logger } = collect();
    await caught(lock({ use: [logging({ logger }), gone] }));
    expect(lines).toEqual([expect.stringMatching(/^warn .*: TypeError after N ms$/)]);
  });

  it('names the program before what the caller says itself', async () => {
    const app = appInfo({ name: 'lease-desk', version: '2.1.0', url: 'https://desk.example' });
    await lock({ use: [app], headers: { 'user-agent': 'batch' } });
    expect(service.last().headers['user-agent']).toBe(
      'lease-desk/2.1.0 (https://desk.example) batch',
    );
    expect(() => appInfo({ name: 'lease desk' })).toThrow('Write it without spaces');
  });
});
