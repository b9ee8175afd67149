import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../src/core/traffic/exchange.ts';
import { openLog } from '../src/core/traffic/log.ts';
import { createRecorder, type Recorder } from '../src/core/traffic/recorder.ts';
import { describeGot } from '../src/core/traffic/describe-got.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI1YzFlN2I5MiJ9.c2lnbmF0dXJl';

/** Keeps a request and its response. */
function record(
  recorder: Recorder,
  { url = '/healthz', status = 200, milliseconds = 0.5, ...outcome }: Partial<Exchange> = {},
): void {
  const request = { method: 'GET', url, headers: {}, origin: 'http://x', body: Buffer.alloc(0) };
  recorder.record(request, { status, headers: {}, body: '', outcome }, milliseconds);
}

function recorded(given: Partial<Exchange>): Exchange | undefined {
  const recorder = createRecorder({ remember: 1, clock: Date.now });
  record(recorder, given);
  return recorder.recent()[0];
}

/** The lines of a log. */
function read(written: string): unknown[] {
  return written
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

describe('the recorder', () => {
  it('keeps the newest, oldest first, and numbers them from 1', () => {
    let now = Date.UTC(2026, 10, 21);
    const recorder = createRecorder({ remember: 3, clock: () => (now += 1000) });
    expect(recorder.recent()).toEqual([]);
    for (const status of [200, 201, 202, 203, 204]) record(recorder, { status });
    expect(recorder.recent().map(({ id, status }) => [id, status])).toEqual([
      [3, 202],
      [4, 203],
      [5, 204],
    ]);
    expect(recorder.recent()[0]?.time).toBe('2026-11-21T00:00:03.000Z');
    recorder.clear();
    expect(recorder.recent()).toEqual([]);
    record(recorder);
    expect(recorder.recent().map(({ id }) => id)).toEqual([6]);
  });

  it('has times to the hundredth of a millisecond', () => {
    expect(recorded({ milliseconds: 0.481234567 })?.milliseconds).toBe(0.48);
  });

  it('keeps nothing where nothing is to be kept', () => {
    const recorder = createRecorder({ remember: 0, clock: Date.now });
    const received: number[] = [];
    recorder.subscribe(({ id }) => received.push(id));
    record(recorder);
    expect([recorder.recent(), received]).toEqual([[], [1]]);
  });

  it('tells those who listen, until they have enough', () => {
    const recorder = createRecorder({ remember: 5, clock: Date.now });
    const received: Exchange[] = [];
    const end = recorder.subscribe((heard) => received.push(heard));
    record(recorder, { operation: 'Envelopes_get' });
    end();
    record(recorder);
    expect(received).toEqual(recorder.recent().slice(0, 1));
  });
});

describe('a record has no secrets', () => {
  it.each([
    ['/a?code=s3cret&count=5', '/a?code=(secret)&count=5'],
    ['/a?from=1&Access_Token=s3cret', '/a?from=1&Access_Token=(secret)'],
    ['/a?access%5Ftoken=s3cret', '/a?access%5Ftoken=(secret)'],
    ['/a?accessCode=s3=cret==', '/a?accessCode=(secret)'],
    ['/a?state=s3cret', '/a?state=(secret)'],
    ['/a?client-secret[]=s3cret', '/a?client-secret[]=(secret)'],
    [`/a?next=%2Fb%3Fx%3D${jwt}`, '/a?next=(secret)'],
    ['/a?header=Bearer+s3cret.one', '/a?header=(secret)'],
    [`/a/${jwt}/b`, '/a/(secret)/b'],
    ['/a/Bearer%20s3cret.one/b', '/a/Bearer%20(secret)'],
    ['/a?%E0%A4%A=1&password=%E0%A4%A', '/a?%E0%A4%A=1&password=(secret)'],
  ])('%s', (url, kept) => {
    expect(recorded({ url })?.url).toBe(kept);
  });

  it.each([
    '/a?from_date=2026-11-01T00%3A00%3A00Z&search_text=a+b&empty=&alone',
    '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/tab_definitions',
    '/a%20b/keys?passwordRules=1&state_id=2&countryCode=se',
    '?',
  ])('and leaves %s alone', (url) => {
    expect(recorded({ url })?.url).toBe(url);
  });

  it('in its sentences', () => {
    const found = { in: 'header', at: 'Authorization', rule: 'x', expected: 'x' } as const;
    const kept = recorded({
      problem: `Who is Bearer abc123def? Who is ${jwt}? There is no /a?b=1&code=s3cret.`,
      findings: [{ ...found, got: `"${jwt}"` }],
    });
    expect(kept?.problem).toBe(
      'Who is Bearer (secret)? Who is (secret)? There is no /a?b=1&code=(secret)',
    );
    expect(kept?.findings).toEqual([{ ...found, got: '"(secret)"' }]);
  });

  it('in a place, which has names as they were sent', () => {
    const at = `/customFields/${jwt}`;
    const kept = recorded({
      findings: [{ in: 'body', at, rule: 'x', expected: 'x', got: 'x' }],
      tolerated: [{ in: 'body', at, rule: 'null', sent: 'null' }],
      warnings: [{ code: 'unknown-property', in: 'body', at, message: 'x' }],
    });
    const { findings = [], tolerated = [], warnings = [] } = kept ?? {};
    expect([...findings, ...tolerated, ...warnings].map((one) => one.at)).toEqual(
      Array(3).fill('/customFields/(secret)'),
    );
  });
});

describe('what a finding says it got', () => {
  const long = 'x'.repeat(5000);
  it.each<[unknown, string | undefined, string]>([
    [undefined, 'password', 'nothing'],
    [null, 'name', 'null'],
    [7, undefined, '7'],
    ['sent "now"', 'status', String.raw`"sent \"now\""`],
    ['s3cret', 'clientSecret', '(secret)'],
    [{ s3cret: true }, 'access_token', '(secret)'],
    [{ name: 'a', password: 's3cret' }, 'login', '{"name":"a","password":(secret)}'],
    [[{ apiKey: 's3cret' }, [jwt]], undefined, '[{"apiKey":(secret)},["(secret)"]]'],
    [long, 'documentBase64', `"${'x'.repeat(60)}" and so on, 5000 characters`],
    ['{"password": "s3cret", "a": 1', '', String.raw`"{\"password\": \"(secret)\", \"a\": 1"`],
    ['grant_type=x&code=s3cret', '', '"grant_type=x&code=(secret)"'],
    ['<password>s3cret</password>', '', '"<password>(secret)</password>"'],
    [[1, 2, 3, 4, 5, 6], '', '[1,2,3,4,… 6 items]'],
    [{ a: { b: { c: { d: 1 } } } }, '', '{"a":{"b":{"c":{…}}}}'],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, '', '{"a":1,"b":2,"c":3,"d":4,… 5 members}'],
    [Buffer.from('%PDF'), '', '4 bytes'],
  ])('%j as %s: %s', (value, name, said) => {
    expect(describeGot(value, name)).toBe(said);
  });

  it('in about a hundred characters, whatever it is', () => {
    const wide = Array.from({ length: 9 }, () => ({ [long]: long, b: long }));
    expect(describeGot(wide).length).toBeLessThan(110);
    expect(describeGot(`${' '.repeat(300)}${jwt}`)).not.toContain('eyJ');
  });
});

describe('the log', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'countersign-log-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const first: Exchange = {
    time: '2026-11-21T00:00:00.000Z',
    id: 1,
    method: 'POST',
    url: '/restapi/v2.1/accounts/1/envelopes',
    area: 'esign-v2.1',
    operation: 'Envelopes_create',
    status: 400,
    milliseconds: 1.5,
    findings: [{ in: 'body', at: '/documents', rule: 'type', expected: 'array', got: '"none"' }],
    problem: 'documents must be an array',
    fault: 'delay=200',
  };
  const second: Exchange = {
    time: '2026-11-21T00:00:01.000Z',
    id: 2,
    method: 'GET',
    url: '/healthz',
    status: 200,
    milliseconds: 0.5,
    findings: [],
  };
  const lines = [
    { level: 'warn', ...first },
    { level: 'info', ...second },
  ];
  it('adds to a file, and closes when all is there', async () => {
    const file = path.join(folder, 'requests.log');
    for (const entry of [first, second]) {
      const log = openLog(file);
      log.write(entry);
      await log.close();
    }
    expect(read(await readFile(file, 'utf8'))).toEqual(lines);
  });

  it.skipIf(process.platform === 'win32')('is for the user alone who runs the server', async () => {
    const file = path.join(folder, 'own.log');
    await openLog(file).close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('has all of many lines when it closes', async () => {
    const file = path.join(folder, 'many.log');
    const log = openLog(file);
    for (let id = 1; id <= 5000; id += 1) log.write({ ...second, id });
    await log.close();
    expect(read(await readFile(file, 'utf8')).at(-1)).toEqual({ ...lines[1], id: 5000 });
  });

  it('writes to a stream and leaves it open', async () => {
    const stream = new PassThrough();
    const log = openLog(stream);
    log.write(first);
    log.write(second);
    await log.close();
    expect(stream.writable).toBe(true);
    stream.end();
    await log.close();
    expect(read(await text(stream))).toEqual(lines);
  });

  it('says which file cannot be written, and why', () => {
    const file = path.join(folder, 'no/such/folder.log');
    expect(() => openLog(file)).toThrow(`the log ${file} cannot be written: ENOENT`);
  });
});

it('the log of a server has none of the secrets that it was sent or gave away', async () => {
  const log = new PassThrough();
  const mock = await startMock({ log });
  const basic = btoa('2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20:s3cret');
  const token = `${mock.url}/oauth/token`;
  const account = `${mock.url}/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60`;
  const back = encodeURIComponent('https://app.example/back');
  const query = `response_type=code&scope=signature&client_id=2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20&redirect_uri=${back}&state=s3cret`;
  const json = { 'content-type': 'application/json', authorization: 'Bearer s3cret-token' };

  const login = await fetch(`${mock.url}/oauth/auth?${query}`, { redirect: 'manual' });
  const code = new URL(login.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = await fetch(token, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code }),
  });
  const given: Record<string, string> = JSON.parse(await grant.text());
  const requests: [string, RequestInit][] = [
    [`${token}?client_secret=s3cret`, { body: new URLSearchParams({ grant_type: 's', code }) }],
    [token, { body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: jwt }) }],
    [token, { body: `code=${code}&grant_type=`, headers: { 'content-type': 'text/plain' } }],
    [token, { body: `{"code":"${code}"`, headers: { 'content-type': 'application/json' } }],
    [`${account}/envelopes`, { headers: { authorization: 's3cret' } }],
    [`${account}/users`, { headers: json, body: '{"newUsers":[{"password":["s3cret"]}]}' }],
    [`${account}/users`, { headers: json, body: '{"newUsers":{"password":"s3cret"}}' }],
    [`${account}/users`, { headers: json, body: '{"newUsers":[{"password":"s3cret' }],
    [`${account}/users`, { headers: json, body: '{"password": s3cret}' }],
  ];
  for (const [url, init] of requests) await fetch(url, { method: 'POST', ...init });
  await mock.close();
  log.end();

  const written = await text(log);
  expect(read(written)).toHaveLength(requests.length + 2);
  const secrets = [code, basic, jwt, given['access_token'] ?? '', given['refresh_token'] ?? ''];
  for (const value of [...secrets, 's3cret']) {
    expect(value).not.toBe('');
    expect(written).not.toContain(value);
  }
});

describe('the addresses of the traffic', () => {
  const envelope =
    '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
    const authorization = 'Bearer s3cret-one';
    for (const prefer of ['code=200', 'code=429', 'code=200'])
      await fetch(mock.url + envelope, { headers: { authorization, prefer } });
    await fetch(`${mock.url}/nowhere?token=s3cret`);
  });
  afterAll(() => mock.close());

  const ask = (query = '', init: RequestInit = {}) =>
    fetch(`${mock.url}/_countersign/traffic${query}`, init);

  it('gives what was kept, without secrets', async () => {
    expect(await (await ask()).json()).toEqual({
      exchanges: mock.traffic.recent(),
      oldest: 1,
      newest: 4,
    });
    expect(JSON.stringify(mock.traffic.recent())).not.toContain('s3cret');
  });

  it.each([
    ['?after=2', [3, 4]],
    ['?after=4', []],
    ['?status=429', [2]],
    ['?status=4XX', [2, 4]],
    ['?operation=Envelopes_get', [1, 2, 3]],
    ['?operation=Envelopes_get&status=2xx&after=1', [3]],
  ])('%s leaves %j', async (query, ids) => {
    const found: { exchanges: Exchange[] } = JSON.parse(await (await ask(query)).text());
    expect(found.exchanges.map(({ id }) => id)).toEqual(ids);
  });

  it.each(['?after=-1', '?after=x', '?status=4', '?status=(.'])('%s is refused', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('such as') });
  });

  it.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
    'pages of %s may neither read nor clear it',
    async (origin) => {
      for (const method of ['GET', 'DELETE', 'OPTIONS']) {
        const response = await ask('', { method, headers: { origin } });
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBe(null);
      }
      expect(mock.traffic.recent()).toHaveLength(4);
    },
  );

  it.each([
    ['/', 'POST', 'GET, HEAD'],
    ['/console/requests', 'PUT', 'GET, HEAD'],
    ['/_countersign/traffic', 'POST', 'GET, HEAD, DELETE'],
  ])('%s does not take %s', async (address, method, allow) => {
    const response = await fetch(mock.url + address, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it.each(['/', '/console/requests'])('%s runs and loads nothing of others', async (address) => {
    const { status, headers } = await fetch(mock.url + address);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';(?!.*unsafe)/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['console-pages.ts', '..%2fabout.ts', 'index.html/', ''])(
    'file not found: %j of the console',
    async (name) => {
      expect((await fetch(`${mock.url}/_countersign/console/${name}`)).status).toBe(404);
    },
  );

  it('is replaced by a build while the server runs: files without a hash in their name', async () => {
    const folder = path.dirname(fileURLToPath(import.meta.resolve('@countersign/mock')));
    const file = path.join(folder, 'console-files/replaced.html.gz');
    try {
      for (const content of ['old', 'new']) {
        await writeFile(file, gzipSync(content));
        const response = await fetch(`${mock.url}/_countersign/console/replaced.html`);
        expect(await response.text()).toBe(content);
      }
    } finally {
      await rm(file);
    }
  });

  it('is cleared for good', async () => {
    const response = await ask('', { method: 'DELETE', headers: { origin: mock.url } });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await (await ask()).json()).toEqual({ exchanges: [], oldest: 0, newest: 0 });
  });
});
