// The errors that a call throws.
import { once } from 'node:events';
import { inspect } from 'node:util';
import {
  BadRequestError,
  CallError,
  CountersignError,
  createClient,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  ParseError,
  RateLimitError,
  ServerError,
  ServiceError,
  UnauthorizedError,
  type ClientOptions,
} from '@countersign/client';
import { envelopeDocumentsGet, envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { oAuthToken } from '@countersign/client/oauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { accountId, envelope, envelopeId } from './examples.ts';
import { localServer } from './local-server.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const where = `/v2.1/accounts/${accountId}/envelopes/${envelopeId}/lock`;

function get(options: Partial<ClientOptions> = {}) {
  const client = createClient({ baseUrl: service.url, token: 'secret', retry: false, ...options });
  return envelopeLocksGet(client, { path: envelope });
}

describe('an error of the service', () => {
  it.each([
    [400, BadRequestError, 'BadRequestError'],
    [401, UnauthorizedError, 'UnauthorizedError'],
    [403, ForbiddenError, 'ForbiddenError'],
    [404, NotFoundError, 'NotFoundError'],
    [409, ServiceError, 'ServiceError'],
    [418, ServiceError, 'ServiceError'],
    [429, RateLimitError, 'RateLimitError'],
    [500, ServerError, 'ServerError'],
    [503, ServerError, 'ServerError'],
  ])('is, for %i, one class of its own', async (status, kind, name) => {
    service.plays(json({ errorCode: 'SOME_CODE', message: 'Some words.' }, { status }));
    const error = await caughtAs(kind, get());
    for (const base of [ServiceError, CallError, CountersignError, Error])
      expect(error).toBeInstanceOf(base);
    expect(error).toMatchObject({
      name,
      status,
      code: 'SOME_CODE',
      reason: 'Some words.',
      data: { errorCode: 'SOME_CODE', message: 'Some words.' },
      operation: 'EnvelopeLocks_get',
      attempts: 1,
      request: { method: 'GET', url: service.url + where },
    });
  });

  it('says in one line what was called, what came and under which trace', async () => {
    service.plays(
      json(
        { errorCode: 'ENVELOPE_DOES_NOT_EXIST', message: 'No such envelope.' },
        { status: 404, headers: { 'X-DocuSign-TraceToken': '0f4a' } },
      ),
    );
    const error = await caughtAs(ServiceError, get());
    expect(error.traceToken).toBe('0f4a');
    for (const part of ['EnvelopeLocks_get', '404', 'ENVELOPE_DOES_NOT_EXIST', 'No such envelope.'])
      expect(error.message).toContain(part);
    expect(error.message).toContain('0f4a');
    expect(error.message).toContain(`GET ${service.url}${where}`);
    expect(error.message).not.toContain('\n');
  });

  it('has the code of OAuth where it comes from there', async () => {
    service.plays(json({ error: 'invalid_grant', error_description: 'Expired.' }, { status: 400 }));
    const client = createClient({ baseUrl: service.url });
    const call = oAuthToken(client, { body: { grant_type: 'refresh_token', refresh_token: 'r' } });
    expect(await caughtAs(BadRequestError, call)).toMatchObject({
      code: 'invalid_grant',
      reason: 'Expired.',
    });
  });

  it.each([
    ['a page', { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'],
    ['text', { 'content-type': 'text/plain' }, 'upstream connect error'],
    ['nothing', {}, undefined],
  ])('is one too where the body is %s', async (_what, headers: Record<string, string>, body) => {
    service.plays({ status: 502, headers, body: body ?? '' });
    const error = await caughtAs(ServerError, get());
    expect([error.status, error.code, error.data]).toEqual([502, undefined, body]);
  });

  it('is one too where the body is bytes', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    service.plays({ status: 500, headers, body: 'abc' });
    const { data } = await caughtAs(ServerError, get());
    expect(data).toBeInstanceOf(Blob);
  });

  it.each([null, [], 'text', 1, { errorCode: 7, message: {} }])(
    'has no code where the body is %j',
    async (body) => {
      service.plays(json(body, { status: 400 }));
      const error = await caughtAs(BadRequestError, get());
      expect([error.code, error.reason, error.data]).toEqual([undefined, undefined, body]);
    },
  );

  it.each([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['a date', { 'retry-after': 'Sat, 21 Nov 2026 08:00:09 GMT' }, 9000],
    ['a date gone by', { 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' }, 0],
    [
      'the end of the hour',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795248060' },
      60_000,
    ],
    [
      'not at all while calls are left',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '1795248060' },
      undefined,
    ],
    ['not at all', {}, undefined],
    ['not at all where it is no time', { 'retry-after': 'soon' }, undefined],
  ])('says when to ask again: %s', async (_how, headers, retryAfter) => {
    // The delay counts by the clock of the service, not by ours.
    const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
    service.plays(json({}, { status: 429, headers: { date, ...headers } }));
    expect((await caughtAs(RateLimitError, get())).retryAfter).toBe(retryAfter);
  });
});

describe('an answer that is none', () => {
  it('throws a ParseError for JSON that breaks off', async () => {
    service.plays({ headers: { 'content-type': 'application/json' }, body: '{"lockType":' });
    const error = await caughtAs(ParseError, get());
    expect(error).toMatchObject({ status: 200, text: '{"lockType":' });
    expect(error.message).toContain('EnvelopeLocks_get: the response is not valid JSON');
    // The body of the response may hold secrets: it is available to the caller, and not printed.
    expect(inspect(error)).not.toContain('lockType');
  });

  it('throws a ParseError that points at the address for a web page', async () => {
    service.plays({ headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>' });
    const error = await caughtAs(ParseError, get());
    expect(error.message).toContain('baseUrl');
    expect(error.text).toBe('<html>');
  });

  it('throws a ParseError for an error whose JSON is none', async () => {
    service.plays({ status: 500, headers: { 'content-type': 'application/json' }, body: 'oops' });
    expect(await caughtAs(ParseError, get())).toMatchObject({ status: 500, text: 'oops' });
  });

  it('throws the same on every look', async () => {
    service.plays({ headers: { 'content-type': 'application/json' }, body: 'oops' });
    const call = get();
    expect(await caught(call)).toBe(await caught(call.answer()));
    expect(service.seen).toHaveLength(1);
  });
});

describe('a connection that is lost', () => {
  it('throws a NetworkError where nobody listens', async () => {
    const { url: baseUrl, close } = await localServer(() => undefined);
    await close();
    const error = await caughtAs(NetworkError, get({ baseUrl }));
    expect(error.message).toContain('EnvelopeLocks_get: no answer came: ');
    expect(error.message).toContain('ECONNREFUSED');
    expect(error.message).toContain(`(GET ${baseUrl}${where})`);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('throws a NetworkError where there is no such host', async () => {
    const error = await caughtAs(NetworkError, get({ baseUrl: 'http://nowhere.invalid' }));
    expect(error.message).toContain('nowhere.invalid');
  });

  it('throws a NetworkError where it breaks before the answer', async () => {
    service.plays({ instead: 'reset' });
    expect((await caughtAs(NetworkError, get())).message).toContain('no answer came');
  });

  it.each(['{"lockType":', ''])('throws a NetworkError where it breaks after %j', async (body) => {
    service.plays({ headers: { 'content-type': 'application/json' }, body, after: 'reset' });
    expect((await caughtAs(NetworkError, get())).message).toContain('the response is incomplete');
  });

  it.each(['bytes', 'blob'] as const)('throws a NetworkError within %s', async (form) => {
    service.plays({ headers: { 'content-type': 'application/pdf' }, body: '%PDF', after: 'reset' });
    const client = createClient({ baseUrl: service.url });
    const call = envelopeDocumentsGet(client, { path: { ...envelope, documentId: '1' } });
    expect((await caughtAs(NetworkError, call[form]())).message).toContain(
      'the response is incomplete',
    );
  });

  it('breaks a stream', async () => {
    service.plays({ headers: { 'content-type': 'application/pdf' }, body: '%PDF', after: 'reset' });
    const client = createClient({ baseUrl: service.url });
    const call = envelopeDocumentsGet(client, { path: { ...envelope, documentId: '1' } });
    const stream = await call.stream();
    const lost = await caughtAs(NetworkError, new Response(stream).arrayBuffer());
    expect(lost.message).toContain('the response is incomplete');
  });

  it('is no success where it leads elsewhere', async () => {
    service.plays({ status: 301, headers: { location: 'https://elsewhere.example/' } });
    expect((await caughtAs(ServiceError, get())).status).toBe(301);
  });
});

describe('a client without an address', () => {
  it.each([
    ['there is none', {}, 'undefined'],
    ['it is empty', { baseUrl: '' }, ''],
    ['it is half of one', { baseUrl: 'demo.docusign.net/restapi' }, 'demo.docusign.net/restapi'],
    [
      'it is no text',
      { baseUrl: new URL('https://name:word@service.example/') },
      'https://[redacted]@service.example/',
    ],
  ])('is not made where %s', (_why, options, given) => {
    // @ts-expect-error -- what a caller without types would pass
    const make = () => createClient(options);
    expect(make).toThrow(CountersignError);
    expect(make).toThrow(`baseUrl must be like https://demo.docusign.net/restapi, not ${given}`);
  });
});

describe('a failure that nobody waits for', () => {
  it('is told to the process like that of any promise', async () => {
    // Vitest listens too, and would call the run a failure.
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    try {
      const rejections = once(process, 'unhandledRejection');
      void get({ baseUrl: 'http://127.0.0.1:1' });
      const [reason]: unknown[] = await rejections;
      expect(reason).toBeInstanceOf(NetworkError);
    } finally {
      for (const listener of others) process.on('unhandledRejection', listener);
    }
  });

  it('is not told where somebody catches it', async () => {
    const rejections: unknown[] = [];
    const listen = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', listen);
    try {
      const call = get({ baseUrl: 'http://127.0.0.1:1' });
      expect(await caught(call)).toBeInstanceOf(NetworkError);
      await new Promise((resolve) => setImmediate(resolve));
      expect(rejections).toEqual([]);
    } finally {
      process.off('unhandledRejection', listen);
    }
  });
});
