// Attacks on the proxy and the replay by a hostile program, upstream, page or recording.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as requestHttp, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startProxy, startReplay } from '@countersign/mock/proxy';
import { listen } from '@countersign/testing/listen';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const account = '/restapi/v2.1/accounts/4410';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-attacks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A proxy that records, before an upstream that answers so. */
async function startRecording(answer: RequestListener) {
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.once('end', () => answer(incoming, response));
  });
  const upstream = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const leftOut: string[] = [];
  const proxy = await startProxy({
    upstream,
    record: path.join(folder, 'recording'),
    onLeftOut: (reason) => leftOut.push(reason),
  });
  onTestFinished(() => proxy.close());
  return { proxy, leftOut };
}

function json(body: string | Buffer, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

const recorded = () =>
  readdirSync(path.join(folder, 'recording'))
    .filter((file) => /^\d/.test(file))
    .map((file) => readFileSync(path.join(folder, 'recording', file), 'utf8'))
    .join('\n');

// Before, each of these ended the proxy with every program behind it.
test.each<[what: string, answer: RequestListener]>([
  ['lists in lists', json('['.repeat(20_000) + ']'.repeat(20_000))],
  ['a content encoding called constructor', json('{}', { 'content-encoding': 'constructor' })],
  ['a content encoding called __proto__', json('{}', { 'content-encoding': '__proto__' })],
  ['a content encoding called toString', json('{}', { 'content-encoding': 'toString' })],
  ['what is not packed as it says', json('{}', { 'content-encoding': 'gzip' })],
  ['200 MB in 200 kB', json(gzipSync(Buffer.alloc(200e6, 'a')), { 'content-encoding': 'gzip' })],
  [
    'half a million lines, each of 120 spaces',
    json(`${'['.repeat(60)}${'1,'.repeat(5e5)}1${']'.repeat(60)}`),
  ],
  ['a body that is no JSON', json('\0')],
])('upstream answers with %s', async (_, answer) => {
  const { proxy } = await startRecording(answer);
  const response = await fetch(`${proxy.url}${account}/envelopes/1`).catch(() => undefined);
  // A client fails to decompress uncompressed bytes, as it does without a proxy.
  await response?.arrayBuffer().catch(() => undefined);
  await proxy.idle();
  const report = await fetch(`${proxy.url}/_countersign/proxy/report`);
  expect(report.status).toBe(200);
  expect(await report.json()).toMatchObject([{ operation: 'Envelopes_get', exchanges: 1 }]);
  expect(recorded().length).toBeLessThan(10_000);
});

// Responses that no HTTP server should send.
test.each([
  ['a status of two digits', 'HTTP/1.1 99 X\r\nContent-Length: 0\r\n\r\n'],
  ['a status with a zero', 'HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n'],
  ['no status', 'HTTP/1.1 000 X\r\nContent-Length: 0\r\n\r\n'],
  ['a status of its own', 'HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n'],
  ['a reason with a control character', 'HTTP/1.1 200 a\u0001b\r\nContent-Length: 0\r\n\r\n'],
  ['a reason outside of Latin-1', 'HTTP/1.1 200 \u0416\r\nContent-Length: 0\r\n\r\n'],
  [
    'a header with a control character',
    'HTTP/1.1 200 OK\r\nX: a\u0001b\r\nContent-Length: 0\r\n\r\n',
  ],
  ['a header called constructor', 'HTTP/1.1 200 OK\r\nconstructor: a\r\nContent-Length: 0\r\n\r\n'],
  ['a header called __proto__', 'HTTP/1.1 200 OK\r\n__proto__: a\r\nContent-Length: 0\r\n\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nhello'],
  ['another protocol', 'HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nhello'],
  ['a body where none may be', 'HTTP/1.1 204 OK\r\nContent-Length: 5\r\n\r\nhello'],
  ['a body that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhello'],
  ['a chunk that is none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['a coding that is none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: zz\r\n\r\nhello'],
  ['no HTTP', 'hello'],
  ['nothing', ''],
])('upstream sends %s', async (_, text) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(text));
  });
  const upstream = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const proxy = await startProxy({ upstream, record: path.join(folder, 'recording') });
  onTestFinished(() => proxy.close());
  const response = await fetch(`${proxy.url}${account}/envelopes/1`).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  await proxy.idle();
  expect((await fetch(`${proxy.url}/_countersign/proxy/report`)).status).toBe(200);
});

// Each took from seconds to minutes; the test of the regular expressions is
// tooling/packages/test/repository/regexes.test.ts.
test.each<[what: string, url: string, body: string | undefined]>([
  ['a chunked upload', '/chunked_uploads', JSON.stringify({ data: 'TGVhc2Ug'.repeat(50_000) })],
  ['a word of 400,000 letters', '/envelopes', JSON.stringify({ zzz: 'a'.repeat(400_000) })],
  ['a word with 100,000 signs', '/envelopes', JSON.stringify({ zzz: 'a@'.repeat(100_000) })],
  ['digits and signs', '/envelopes', JSON.stringify({ zzz: '+1 '.repeat(100_000) })],
  ['a bearer of spaces', '/envelopes', JSON.stringify({ zzz: `bearer${' '.repeat(400_000)}` })],
  ['a query', `/envelopes?zzz=${'a'.repeat(14_000)}`, undefined],
  [
    '5,000 signers',
    '/envelopes',
    JSON.stringify({
      recipients: {
        signers: Array.from({ length: 5000 }, (_, at) => ({
          recipientId: String(at),
          name: `Signer Number ${at}`,
          email: `signer-${at}@quayside.test`,
          remark: `for Signer Number ${at}`,
        })),
      },
    }),
  ],
])('a program sends %s', async (_, url, body) => {
  const { proxy, leftOut } = await startRecording(json('{}'));
  const response = await fetch(`${proxy.url}${account}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  await response.text();
  await proxy.idle();
  expect(leftOut).toEqual([]);
  expect(recorded()).not.toMatch(/quayside|Signer Number|TGVhc2Ug/);
});

const post = (url: string, contentType: string, body: string, headers = {}) => ({
  url,
  method: 'POST',
  headers: { 'content-type': contentType, ...headers },
  body,
});

/** Sends just these headers, of which some can be there twice. */
function ask(url: string, method: string, headers: string[], target = '/x') {
  const { port } = new URL(url);
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const outgoing = requestHttp(
      { port, method, path: target, headers, setDefaultHeaders: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.once('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    outgoing.once('error', fail);
    outgoing.end();
  });
}

describe('a recording keeps no', () => {
  const unknown = (text: string) =>
    post(`${account}/envelopes`, 'application/json', JSON.stringify({ remark: text }));
  const xml = (text: string) =>
    post(`${account}/users`, 'application/xml', `<user><userName/>${text}</user>`);
  test.each<[what: string, request: ReturnType<typeof post>, secret: RegExp]>([
    ['CDATA of a password', xml('<Password><![CDATA[hunter22]]></Password>'), /hunter22/],
    ['attribute of a password', xml('<Password a="hunter22"/>'), /hunter22/],
    ['attribute with a sign in it', xml('<Password a="x>hunter22"/>'), /hunter22/],
    ['attribute without quotes', xml('<Password a=hunter22 />'), /hunter22/],
    ['attribute called password', xml('<x password="hunter22"/>'), /hunter22/],
    ['comment', xml('<!-- hunter22 -->'), /hunter22/],
    ['escaped address', xml('<zzz>rosa&#64;quayside.test</zzz>'), /quayside/],
    ['element in a namespace', xml('<a:Password xmlns:a="x">hunter22</a:Password>'), /hunter22/],
    [
      'signature of Connect',
      post(`${account}/envelopes`, 'application/json', '{}', {
        'x-docusign-signature-1': 'jS4aBc0dEf1gHi2jKl3mNo4pQr5sTu6vWx7yZa8bCd0=',
      }),
      /jS4aBc0dEf/,
    ],
    ['phone number', unknown('call +49 40 5550177 today'), /5550177/],
    ['phone number in groups', unknown('call (040) 5550 177 or 555-010-0177'), /5550|0177/],
    ['key in a text', unknown('use Zx9kLm3nPq7rSt1uVw5xYz8aBc2dEf4g'), /Zx9kLm3n/],
    ['hash in a text', unknown('use 9f86d081884c7d659a2feaa0c55ad015'), /9f86d081/],
    [
      'file in an unknown field',
      unknown(Buffer.from('The lease of berth 42. '.repeat(60)).toString('base64')),
      /VGhlIGxlYXNl/,
    ],
    [
      'text that was searched for',
      post(`${account}/envelopes?search_text=Ines`, 'application/json', '{}'),
      /Ines/,
    ],
    [
      'token in a fragment',
      unknown('https://app.quayside.test/back#access_token=tok-77&state=st-88'),
      /tok-77|st-88/,
    ],
    [
      'state in an address in a query',
      post(
        `/oauth/auth?redirect_uri=${encodeURIComponent('https://app.quayside.test/b?state=st-88#code=c-99')}`,
        'application/json',
        '{}',
      ),
      /st-88|c-99/,
    ],
    [
      'name of a field that is an address',
      post(`${account}/envelopes`, 'application/json', '{"rosa@quayside.test":1}'),
      /quayside/,
    ],
  ])('%s', async (_, { url, ...init }, secret) => {
    const { proxy, leftOut } = await startRecording(json('{}'));
    await (await fetch(proxy.url + url, init)).text();
    await proxy.close();
    expect(leftOut).toEqual([]);
    expect(recorded()).not.toMatch(secret);
    expect(recorded()).not.toBe('');
  });

  test('name that is found in other texts, in whatever order they came', async () => {
    const { proxy } = await startRecording(json('{}'));
    const bodies = [
      { remark: 'Ines "the Quay" Blum has called', other: 'Mr Blum & Sons of Hamburg' },
      {
        emailSubject: 'Blum & Sons',
        recipients: [{ email: 'i@q.test', name: 'Ines "the Quay" Blum' }],
      },
    ];
    for (const body of bodies)
      await fetch(`${proxy.url}${account}/envelopes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.text());
    await proxy.close();
    expect(recorded()).not.toMatch(/Ines|Blum/);
    expect(recorded()).toContain('has called');
  });
});

/** A recording of one exchange, whose response is this. */
function writeRecording(response: object): string {
  const place = path.join(folder, 'written');
  mkdirSync(place);
  writeFileSync(path.join(place, 'recording.json'), '{"origins":[],"recordedAt":"x"}');
  writeFileSync(
    path.join(place, '0001-x.json'),
    JSON.stringify({ request: { method: 'GET', url: '/x', headers: {} }, response }),
  );
  return place;
}

describe('a replay', () => {
  test.each([
    ['a header outside of Latin-1', { status: 200, headers: { 'x-a': '\u0416' } }, 'Latin-1'],
    ['a header with a NUL', { status: 200, headers: { 'x-a': 'a\0' } }, 'Latin-1'],
  ])('refuses %s', async (_, response, says) => {
    await expect(startReplay({ folder: writeRecording(response) })).rejects.toThrow(says);
  });

  test('refuses a recording of what is no address, in whose place nothing could stand', async () => {
    const place = writeRecording({ status: 200, headers: {}, body: 'a' });
    writeFileSync(path.join(place, 'recording.json'), '{"origins":[""],"recordedAt":"x"}');
    await expect(startReplay({ folder: place })).rejects.toThrow('recording.json: /origins/0');
  });

  test('follows no symbolic link', async () => {
    const outside = path.join(folder, 'outside.txt');
    writeFileSync(outside, 'of the machine');
    const place = writeRecording({ status: 200, headers: {}, bodyFile: 'body.txt' });
    symlinkSync(outside, path.join(place, 'body.txt'));
    await expect(startReplay({ folder: place })).rejects.toThrow('body.txt is not beside it');
    rmSync(path.join(place, 'body.txt'));
    writeFileSync(path.join(place, 'body.txt'), 'recorded');
    const replay = await startReplay({ folder: place });
    onTestFinished(() => replay.close());
    expect(await (await fetch(`${replay.url}/x`)).text()).toBe('recorded');
    rmSync(path.join(place, 'body.txt'));
    symlinkSync(outside, path.join(place, 'body.txt'));
    const answer = await fetch(`${replay.url}/x`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('of the machine');
  });

  test.each([
    [204, ''],
    [299, '{"a":1}'],
    [304, ''],
    [599, '{"a":1}'],
  ])('answers a recorded %s, twice on one connection', async (status, body) => {
    const replay = await startReplay({
      folder: writeRecording({
        status,
        headers: {
          'content-length': '7000',
          'transfer-encoding': 'chunked',
          connection: 'upgrade',
        },
        body: { a: 1 },
      }),
    });
    onTestFinished(() => replay.close());
    for (let round = 0; round < 2; round += 1) {
      const answer = await fetch(`${replay.url}/x`);
      expect({ status: answer.status, body: await answer.text() }).toEqual({ status, body });
    }
  });
});

describe.each(['proxy', 'replay'] as const)('the %s', (kind) => {
  async function start(options: { hostnames?: string[]; cors?: string[] } = {}): Promise<string> {
    if (kind === 'replay') {
      const place = writeRecording({ status: 200, headers: {}, body: 'secret' });
      const replay = await startReplay({ folder: place, ...options });
      onTestFinished(() => replay.close());
      return replay.url;
    }
    const server = createServer((_, response) => response.end('secret'));
    const upstream = `http://127.0.0.1:${await listen(server)}`;
    onTestFinished(() => void server.close());
    const proxy = await startProxy({ upstream, ...options });
    onTestFinished(() => proxy.close());
    return proxy.url;
  }

  test.each<[what: string, method: string, headers: string[], target: string, status: number]>([
    ['a rebound name', 'GET', ['Host', 'evil.test'], '/x', 421],
    ['a rebound name in the target', 'GET', ['Host', 'localhost'], 'http://evil.test/x', 421],
    ['two hosts', 'GET', ['Host', 'localhost', 'Host', 'evil.test'], '/x', 400],
    ['a page elsewhere', 'POST', ['Host', 'localhost', 'Origin', 'https://evil.test'], '/x', 403],
    ['a page without origin', 'DELETE', ['Host', 'localhost', 'Origin', 'null'], '/x', 403],
    [
      'a page elsewhere that reads its report',
      'GET',
      ['Host', 'localhost', 'Origin', 'https://evil.test'],
      '/_countersign/proxy/report',
      403,
    ],
    ['a delivery', 'POST', ['Host', 'localhost', 'X-Countersign-Delivery', '1'], '/x', 403],
  ])('refuses %s', async (_, method, headers, target, status) => {
    const answer = await ask(await start(), method, headers, target);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('secret');
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'INVALID_REQUEST_PARAMETER' });
  });

  test('answers programs, its own machine, and whom it is told', async () => {
    const url = await start({ hostnames: ['proxy.test'], cors: ['https://app.test'] });
    for (const headers of [
      ['Host', 'localhost'],
      ['Host', 'proxy.test:4020'],
      ['Host', 'localhost', 'Origin', 'https://app.test'],
    ])
      expect(await ask(url, 'GET', headers)).toEqual({ status: 200, text: 'secret' });
  });
});
