// Secrets must not appear in hooks or in errors, however they are printed.
import { inspect } from 'node:util';
import {
  CallError,
  createClient,
  type ClientOptions,
  type OperationDescriptor,
} from '@countersign/client';
import { envelopeLocksDelete } from '@countersign/client/esign-v2.1';
import { oAuthAuthorize, oAuthToken } from '@countersign/client/oauth';
import { assert, asyncProperty, constantFrom, pre, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { useStoppedClock } from './clock.ts';
import { envelope } from './examples.ts';
import { json, startService, type ScriptedService, type Step } from './scripted-service.ts';

let service: ScriptedService;
let events: unknown[];
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => {
  events = [];
});

const record = (event: unknown) => events.push(event);

function client(options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: service.url,
    retry: { delay: 1, max: 1 },
    hooks: { onRequest: record, onResponse: record, onRetry: record },
    ...options,
  });
}

/** Everything that a log might make of a value. */
function printed(value: unknown): string {
  const all = inspect(value, { depth: Infinity, showHidden: true, getters: true });
  return `${all} ${JSON.stringify(value)} ${String(value)} ${value instanceof Error ? value.stack : ''}`;
}

const ways: [string, Step][] = [
  ['an error of the service', json({ errorCode: 'X' }, { status: 503 })],
  ['a refusal', json({ errorCode: 'X' }, { status: 401 })],
  ['a lost connection', { instead: 'reset' }],
  [
    'an answer that breaks off',
    { after: 'reset', headers: { 'content-type': 'application/json' } },
  ],
  ['JSON that is none', { headers: { 'content-type': 'application/json' }, body: 'oops' }],
  ['a web page', { headers: { 'content-type': 'text/html' }, body: '<p>' }],
  ['no answer in time', { instead: 'stall' }],
];

describe.each(ways)('after %s', (_what, step) => {
  const clock = useStoppedClock();
  beforeEach(() => {
    service.plays(step);
    if (step.instead === 'stall') void service.reached(1).then(() => clock.pass(100));
  });

  it('no token, lock or cookie is seen', async () => {
    const secrets = ['tok-5f1e', 'lock-77aa', 'cook-31bd', 'key-90cd', 'pass-12ef', 'xt-44ab'];
    const [token = '', lock, cookie = '', key = '', , access = ''] = secrets;
    const error = await caughtAs(
      CallError,
      envelopeLocksDelete(
        client({ token, attemptTimeout: 100 }),
        { path: envelope, header: { 'X-DocuSign-Edit': `{"LockToken":"${lock}"}` } },
        { headers: { Cookie: cookie, 'X-Api-Key': key, 'X-Access-Token': access } },
      ),
    );
    expect(service.last().headers).toMatchObject({
      authorization: `Bearer ${token}`,
      cookie,
      'x-api-key': key,
      'x-access-token': access,
    });
    expect(error.request?.headers).toMatchObject({
      authorization: '[redacted]',
      'x-docusign-edit': '[redacted]',
      accept: 'application/json, */*;q=0.5',
    });
    const seen = printed(error) + printed(events);
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  });

  it('no body that was sent is seen', async () => {
    const refresh_token = 'ref-8c2d';
    const error = await caught(
      oAuthToken(client({ attemptTimeout: 100 }), {
        body: { grant_type: 'refresh_token', refresh_token },
      }),
    );
    expect(service.last().body.toString()).toContain(refresh_token);
    expect(printed(error) + printed(events)).not.toContain(refresh_token);
  });
});

describe('an address', () => {
  const descriptor: OperationDescriptor = { id: 'Test_get', method: 'GET', path: '/test' };
  const names = ['code', 'token', 'access_token', 'id_token', 'client_secret', 'password'];
  const more = ['assertion', 'signature', 'code_verifier', 'CODE', 'refreshToken'];

  it('keeps what opens a door to itself, whatever it is', async () => {
    // No word of the message or of the address.
    const secret = string({ unit: 'binary', minLength: 4, maxLength: 40 }).map(
      (value) => `Zq9${value}`,
    );
    await assert(
      asyncProperty(
        secret,
        constantFrom(...names, ...more),
        constantFrom('before', 'after'),
        async (value, name, place) => {
          pre(value.isWellFormed());
          events = [];
          service.plays({ status: 500 });
          const plain = { state: 'kept&=', barcode: '12' };
          const query =
            place === 'before' ? { [name]: value, ...plain } : { ...plain, [name]: value };
          const { response, request } = await client({ retry: false }).exchange(descriptor, {
            query,
          });
          await response.body?.cancel();
          expect(new URL(service.last().url, service.url).searchParams.get(name)).toBe(value);
          const seen = printed(request()) + printed(events);
          expect(seen).not.toContain('Zq9');
          const { searchParams } = new URL(request().url);
          expect(Object.fromEntries(searchParams)).toEqual({ ...plain, [name]: '[redacted]' });
        },
      ),
      { seed: 20_261_121, numRuns: 150 },
    );
  });

  it('to which the service sends on keeps its code to itself', async () => {
    const location =
      'https://lease-desk.harbour.example/?state=s1&code=cod-66fe#access_token=acc-02';
    service.plays({ status: 302, headers: { location, 'set-cookie': 'sess=ses-19' } });
    const { headers } = await oAuthAuthorize(client(), {
      query: {
        response_type: 'code',
        scope: 'signature',
        client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
        redirect_uri: 'https://lease-desk.harbour.example/',
      },
    }).answer();
    expect(headers.get('location')).toBe(location);
    expect(printed(events)).toContain('state=s1');
    for (const secret of ['cod-66fe', 'acc-02', 'ses-19'])
      expect(printed(events)).not.toContain(secret);
  });

  it('with a name and a password in it is not shown with them', async () => {
    const baseUrl = service.url.replace('//', '//user:pass-77@');
    const error = await caughtAs(
      CallError,
      envelopeLocksDelete(client({ baseUrl }), { path: envelope }),
    );
    expect(error.request?.url).toContain('//[redacted]@127.0.0.1');
    expect(printed(error) + printed(events)).not.toContain('pass-77');
  });

  it('of a trace is shown, since support asks for it', async () => {
    service.plays(json({}, { status: 500, headers: { 'x-docusign-tracetoken': 'trace-1' } }));
    const error = await caught(envelopeLocksDelete(client({ retry: false }), { path: envelope }));
    expect(printed(error)).toContain('trace-1');
    expect(printed(events)).toContain('trace-1');
  });
});

it('a client shows nothing of its options', () => {
  expect(printed(client({ token: 'tok-5f1e' }))).not.toContain('tok-5f1e');
});
