// The transport over real sockets. The mock behind it is written by hand, so that each test decides
// its responses; `serve(createMock(options), options)` is the same with the contract behind it.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningMock, StartOptions } from '../src/core/server/options.ts';
import { serve } from '../src/core/server/serve.ts';
import { createHandMock, type HandMock } from './hand-mock.ts';
import { open, talk, until, untilClosed } from './raw.ts';

const running = new Set<RunningMock>();
afterEach(async () => {
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});

async function start(
  options: StartOptions = {},
): Promise<{ url: string; mock: HandMock; server: RunningMock }> {
  const mock = createHandMock();
  // Tests send any host; attacks/hosts.test.ts tests the refused ones.
  const server = await serve(mock, { hostnames: ['*'], ...options });
  running.add(server);
  return { url: server.url, mock, server };
}

/** Sends a request with Node's own client, and fails with Node's own error. */
function send(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest(url, { agent: false, ...init }, resolve);
    request.on('error', reject);
    request.end(init.body);
  });
}

function extractBody(reply: string): string {
  return reply.slice(reply.indexOf('\r\n\r\n') + 4);
}

const close = 'Connection: close\r\n\r\n';

describe('a request', () => {
  it('arrives with method, address, headers in lower case, origin and body', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/a%20b?q=1&q=2`, {
      method: 'POST',
      headers: { 'X-Thing': 'yes' },
      body: 'Fähre',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/a%20b?q=1&q=2',
      headers: { 'x-thing': 'yes', host: new URL(url).host },
      origin: url,
      body: 'Fähre',
    });
  });

  it('may come in chunks, and in pieces', async () => {
    const { url } = await start();
    const socket = open(url);
    socket.write('POST /pieces HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n');
    socket.write(`${close}3\r\nabc\r\n`);
    socket.write('2\r\nde\r\n0\r\n\r\n');
    expect(JSON.parse(extractBody(await untilClosed(socket)))).toMatchObject({ body: 'abcde' });
  });

  it('has repeated headers joined, cookies of the wrong kind too', async () => {
    const { url, mock } = await start();
    await talk(
      url,
      `GET / HTTP/1.1\r\nHost: a\r\nX-A: 1\r\nX-A: 2\r\nSet-Cookie: b\r\nSet-Cookie: c\r\n${close}`,
    );
    expect(mock.seen[0]?.headers).toMatchObject({ 'x-a': '1, 2', 'set-cookie': 'b, c' });
  });

  it.each([
    ['GET /x HTTP/1.1\r\nHost: mock.example:8080\r\n', '/x', 'http://mock.example:8080'],
    ['GET /x HTTP/1.1\r\nHost: [::1]:80\r\n', '/x', 'http://[::1]:80'],
    ['GET http://mock.example/x?y HTTP/1.1\r\nHost: other\r\n', '/x?y', 'http://mock.example'],
    ['GET http://mock.example HTTP/1.1\r\nHost: other\r\n', '/', 'http://mock.example'],
    ['GET http://mock.example?y HTTP/1.1\r\nHost: other\r\n', '/?y', 'http://mock.example'],
    ['OPTIONS * HTTP/1.1\r\nHost: mock.example\r\n', '*', 'http://mock.example'],
    ['GET /x HTTP/1.0\r\n', '/x', undefined],
    ['GET /x HTTP/1.1\r\nHost: a"><script>\r\n', '/x', undefined],
    ['GET /x HTTP/1.1\r\nHost: user@host/path\r\n', '/x', undefined],
    ['GET /x HTTP/1.1\r\nHost: 1.2.3.4.5\r\n', '/x', undefined],
    ['GET /x HTTP/1.1\r\nHost: a:99999\r\n', '/x', undefined],
    ['GET /x HTTP/1.1\r\nHost:\r\n', '/x', undefined],
  ])('%j has address %s and origin %s', async (head, address, origin) => {
    const { url, mock } = await start();
    await talk(url, `${head}${close}`);
    expect(mock.seen).toMatchObject([{ url: address, origin: origin ?? url }]);
  });

  it('without a Host header is refused, as HTTP/1.1 demands', async () => {
    const { url } = await start();
    const reply = await talk(url, 'GET /x HTTP/1.1\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(extractBody(reply))).toEqual({ problem: 'malformed', url: '/x' });
  });

  it('that would change the protocol is answered as any other', async () => {
    const { url } = await start();
    const reply = await talk(
      url,
      'GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('for a tunnel is refused', async () => {
    const { url } = await start();
    const reply = await talk(url, 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(extractBody(reply))).toMatchObject({ problem: 'malformed' });
  });

  it('is answered in its turn where several come at once', async () => {
    const { url, mock } = await start();
    const both = ['/held', '/next'].map(mock.arrived);
    const answers = talk(
      url,
      `GET /held HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n${close}`,
    );
    await Promise.all(both);
    mock.release();
    expect((await answers).match(/"url":"[^"]*"/g)).toEqual(['"url":"/held"', '"url":"/next"']);
  });

  it('that breaks off in its body never arrives, and harms no other', async () => {
    const { url, mock, server } = await start();
    const socket = open(url);
    socket.write(
      'POST /broken HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
    );
    await until(socket, /100 Continue/);
    socket.write('abc');
    socket.resetAndDestroy();
    expect((await fetch(`${url}/next`)).status).toBe(200);
    await server.close();
    expect(mock.seen.map((request) => request.url)).toEqual(['/next']);
  });
});

describe('an answer', () => {
  it('is not to be cached unless it says so, and has its length in bytes', async () => {
    const { url } = await start();
    const plain = await fetch(`${url}/bytes`);
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(Buffer.from([0, 255, 10, 13]));
    const own = await fetch(`${url}/umlaut`);
    expect(own.headers.get('cache-control')).toBe('private');
    expect(own.headers.get('content-length')).toBe('6');
    expect(await own.text()).toBe('Fähre');
  });

  it('of status 204 has neither body nor length', async () => {
    const { url } = await start();
    const reply = await talk(url, `GET /empty HTTP/1.1\r\nHost: a\r\n${close}`);
    expect(reply).toMatch(/^HTTP\/1\.1 204 No Content\r\n/);
    expect(reply).not.toMatch(/content-length|transfer-encoding/i);
    expect(extractBody(reply)).toBe('');
  });

  it('to HEAD has the length and no body', async () => {
    const { url } = await start();
    const reply = await talk(url, `HEAD /umlaut HTTP/1.1\r\nHost: a\r\n${close}`);
    expect(reply).toMatch(/\r\ncontent-length: 6\r\n/);
    expect(extractBody(reply)).toBe('');
  });

  it('that HTTP cannot carry ends the connection, and nothing else', async () => {
    const { url } = await start();
    expect(await talk(url, 'GET /unsendable?0 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
    expect(await talk(url, 'GET /unsendable?20 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
    expect((await fetch(`${url}/next`)).status).toBe(200);
  });

  it('comes to each of many connections, and is its own', async () => {
    const { url } = await start();
    const numbers = Array.from({ length: 300 }, (_, at) => at);
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const answer = await send(`${url}/n?${number}`, {
          method: 'POST',
          body: Buffer.from(`b${number}`),
        });
        return JSON.parse(await text(answer));
      }),
    );
    expect(answers.map(({ url: address, body }) => [address, body])).toEqual(
      numbers.map((number) => [`/n?${number}`, `b${number}`]),
    );
  });
});

describe('a body past the limit is answered with 413', () => {
  const tooLarge = /^HTTP\/1\.1 413 Payload Too Large\r\n/;

  it('before it comes, where its length is told', async () => {
    const { url, mock } = await start();
    const reply = await talk(
      url,
      'PUT /small/a HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n',
    );
    expect(reply).toMatch(tooLarge);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(extractBody(reply))).toEqual({ problem: 'tooLarge', url: '/small/a' });
    expect(mock.seen).toEqual([]);
  });

  it('when it is there, where its length is not told', async () => {
    const { url, mock } = await start();
    const head = 'POST /small HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const reply = await talk(url, `${head}65\r\n${'x'.repeat(0x65)}\r\n`);
    expect(reply).toMatch(tooLarge);
    expect(JSON.parse(extractBody(reply))).toEqual({ problem: 'tooLarge', url: '/small' });
    expect(mock.seen).toEqual([]);
  });

  it('by the limit of the address, or a smaller one of the server', async () => {
    const { url } = await start({ largestBody: 500 });
    const sizes = [
      ['/small', 100, 200],
      ['/small', 101, 413],
      ['/large', 500, 200],
      ['/large', 501, 413],
    ] as const;
    for (const [address, size, status] of sizes) {
      const answer = await send(`${url}${address}`, { method: 'POST', body: Buffer.alloc(size) });
      expect([address, size, answer.statusCode]).toEqual([address, size, status]);
      answer.resume();
    }
  });

  it('so that a client that sends on hears of it', async () => {
    const { url } = await start();
    const answer = await send(`${url}/large`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toEqual({ problem: 'tooLarge', url: '/large' });
  });

  it('and with no word to go on, where the client waits for one', async () => {
    const { url } = await start();
    const head = 'POST /small HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n';
    expect(await talk(url, `${head}Content-Length: 101\r\n\r\n`)).toMatch(tooLarge);
    const socket = open(url);
    socket.write(`${head}Content-Length: 2\r\n${close}`);
    await until(socket, /^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    socket.write('ab');
    expect(JSON.parse(extractBody(await untilClosed(socket)))).toMatchObject({ body: 'ab' });
  });
});

describe('what cannot be read as a request is answered in the shape of the service', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
    ['a bad version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400, 'malformed'],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400, 'malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'malformed',
    ],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headersTooLarge',
    ],
  ])('%s', async (_what, sent, status, problem) => {
    const { url } = await start();
    const reply = await talk(url, sent);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\n`));
    expect(reply).toMatch(/\r\nconnection: close\r\n/);
    expect(JSON.parse(extractBody(reply))).toMatchObject({ problem });
    expect(reply).toContain(`content-length: ${extractBody(reply).length}\r\n`);
  });

  it('a chunk of a body that is none, with the address', async () => {
    const { url } = await start();
    const head = 'POST /rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const reply = await talk(url, `${head}zz\r\n`);
    expect(JSON.parse(extractBody(reply))).toEqual({ problem: 'malformed', url: '/rooms' });
  });
});

describe('a client that is slow', () => {
  it.each([
    ['with its first word', 'G', '/', { headers: 100 }],
    ['with its headers', 'GET /rooms HTTP/1.1\r\nHost: a\r\n', '/', { headers: 100 }],
    ['with all', 'GET /rooms HTTP/1.1\r\nHost: a\r\n', '/', { request: 100 }],
    [
      'with its body',
      'POST /rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc',
      '/rooms',
      { request: 1000 },
    ],
  ])('%s gets 408', async (_what, sent, address, timeouts) => {
    const { url, mock } = await start({ timeouts });
    const reply = await talk(url, sent);
    expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(extractBody(reply))).toEqual({ problem: 'timedOut', url: address });
    expect(mock.seen).toEqual([]);
  });

  it('with its next request is let go', async () => {
    const { url } = await start({ timeouts: { keepAlive: 100 } });
    const reply = await talk(url, 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });
});

describe('a fault', () => {
  it('holds an answer back', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/delayed?20`)).status).toBe(200);
  });

  it('holds it back no longer when the server ends', async () => {
    const { url, mock, server } = await start();
    const arrived = mock.arrived('/delayed?86400000000');
    const answer = send(`${url}/delayed?86400000000`);
    await arrived;
    await server.close();
    const released = await answer;
    expect(released.statusCode).toBe(200);
    expect(released.headers.connection).toBe('close');
  });

  it('drops the connection before the answer', async () => {
    const { url } = await start();
    expect(await talk(url, 'GET /dropped/before HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
    expect(await talk(url, 'GET /dropped/empty HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
    await expect(fetch(`${url}/dropped/before`)).rejects.toThrow('fetch failed');
  });

  it('drops it in the middle of the body', async () => {
    const { url } = await start();
    const reply = await talk(url, 'GET /dropped/within HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(reply).toContain('\r\ncontent-length: 10\r\n');
    expect(extractBody(reply)).toBe('01234');
    const answer = await fetch(`${url}/dropped/within`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});

describe('pages of other origins', () => {
  const origin = 'https://app.example:3000';
  const ask = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,x-thing',
    'access-control-request-private-network': 'true',
  };
  const preflight = (url: string, headers: Record<string, string> = ask) =>
    send(url, { method: 'OPTIONS', headers });

  it('may call where all may, and see all of the answer', async () => {
    const { url, mock } = await start({ cors: true });
    const granted = await preflight(`${url}/x`);
    expect(granted.statusCode).toBe(204);
    expect(granted.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'authorization,x-thing',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '7200',
    });
    expect(mock.seen).toEqual([]);
    const answer = await send(`${url}/x`, { headers: { origin } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': '*',
    });
    const refused = await send(`${url}/small`, {
      method: 'POST',
      headers: { origin },
      body: Buffer.alloc(200),
    });
    expect(refused.statusCode).toBe(413);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });

  it('may call where they are on the list, and no others', async () => {
    const { url } = await start({ cors: [origin] });
    const known = await send(`${url}/x`, { headers: { origin } });
    expect(known.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
    expect((await preflight(`${url}/x`)).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'PUT',
      vary: 'Origin',
    });
    const other = { ...ask, origin: 'https://other.example' };
    for (const answer of [
      await preflight(`${url}/x`, other),
      await send(`${url}/x`, { headers: other }),
    ]) {
      expect(answer.headers.vary).toBe('Origin');
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
    }
  });

  it('may not call where that is switched off', async () => {
    const { url, mock } = await start({ cors: false });
    const answer = await preflight(`${url}/x`);
    expect(Object.keys(answer.headers).join()).not.toMatch(/access-control|vary/);
    expect(mock.seen).toMatchObject([{ method: 'OPTIONS', url: '/x' }]);
  });

  it('may never call what is the mock’s own', async () => {
    const { url } = await start();
    for (const answer of [
      await preflight(`${url}/_countersign/traffic`),
      await send(`${url}/_countersign/traffic`, { headers: { origin } }),
      await send(`${url}/_countersign`, { headers: { origin } }),
      await send(`${url}/`, { headers: { origin } }),
      await send(`${url}/?all`, { headers: { origin } }),
    ])
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });

  it('are not meant by an OPTIONS request that asks for nothing', async () => {
    const { url, mock } = await start();
    expect((await send(`${url}/x`, { method: 'OPTIONS', headers: { origin } })).statusCode).toBe(
      200,
    );
    expect(mock.seen).toHaveLength(1);
  });
});

describe('a server that ends', () => {
  it('lets running requests end, takes no new ones, and closes idle connections', async () => {
    const { url, mock, server } = await start();
    const idle = open(url);
    idle.write('GET /idle HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(idle, /\/idle/);
    const [idleClosed, arrived] = [untilClosed(idle), mock.arrived('/held')];
    const held = talk(url, 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
    await arrived;
    const closed = server.close();
    expect(await idleClosed).toBe('');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    mock.release();
    const reply = await held;
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(reply).toMatch(/\r\nconnection: close\r\n/);
    await closed;
    await server.close();
  });

  it('drops what does not end', async () => {
    const { url, mock, server } = await start();
    const arrived = mock.arrived('/held');
    const held = talk(url, 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
    await arrived;
    await server.close();
    expect(await held).toBe('');
  });

  it('has written its log', async () => {
    const log = new PassThrough();
    const { url, server } = await start({ log });
    await fetch(`${url}/one`);
    await fetch(`${url}/two`);
    await server.close();
    log.end();
    const lines = (await text(log)).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).url)).toEqual(['/one', '/two']);
  });
});

describe('a server that cannot start says why', () => {
  it('where the port is taken', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(start({ port, log: new PassThrough() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('where the machine has no such address', async () => {
    await expect(start({ host: '203.0.113.7' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });
});

it('a server on all addresses gives one that can be called', async () => {
  const { url } = await start({ host: '0.0.0.0' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(url)).status).toBe(200);
});

it('the reference site is served where a folder is given', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
  await writeFile(path.join(folder, 'index.html'), '<h1>Reference</h1>');
  const { url, mock } = await start({ reference: folder });
  const page = await fetch(`${url}/reference`);
  expect(page.url).toBe(`${url}/reference/`);
  expect(await page.text()).toBe('<h1>Reference</h1>');
  expect((await fetch(`${url}/reference/nothing`)).status).toBe(404);
  await writeFile(path.join(folder, '404.html'), '<p>of the site');
  const missing = await fetch(`${url}/reference/nothing`);
  expect([missing.status, await missing.text()]).toEqual([404, '<p>of the site']);
  expect((await fetch(`${url}/reference/../../etc/passwd`)).status).toBe(200);
  expect(
    await talk(url, `GET /reference/../../../etc/passwd HTTP/1.1\r\nHost: a\r\n${close}`),
  ).toMatch(/^HTTP\/1\.1 404 /);
  expect(mock.seen.map((request) => request.url)).toEqual(['/etc/passwd']);
  await fetch(`${url}/references`);
  expect(mock.seen.at(-1)?.url).toBe('/references');
});

it('a reference site that is still being built says so, and is served once it is there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
  const { url } = await start({ reference: folder });
  const early = await fetch(`${url}/reference/operations/`);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('5');
  expect(await early.text()).toContain('The reference is being built');
  await writeFile(path.join(folder, 'index.html'), '<h1>Reference</h1>');
  expect(await (await fetch(`${url}/reference/`)).text()).toBe('<h1>Reference</h1>');
});
