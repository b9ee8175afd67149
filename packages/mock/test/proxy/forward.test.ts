// Requests and responses pass through the proxy unchanged, byte for byte.
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startProxy, type RunningProxy } from '@countersign/mock/proxy';
import { listen } from '@countersign/testing/listen';
import { afterEach, expect, test } from 'vitest';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(server: Server): Promise<string> {
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${await listen(server)}`;
}

async function proxyOf(upstream: string): Promise<RunningProxy> {
  const proxy = await startProxy({ upstream });
  open.push(() => void proxy.close());
  return proxy;
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends raw headers and a body, and reads all of the response. */
async function send(url: string, headers: string[], body: Buffer, method = 'POST') {
  const outgoing = request(url, { method, headers, agent: false });
  const answered = new Promise<IncomingMessage>((done, fail) => {
    outgoing.once('response', done);
    outgoing.once('error', fail);
  });
  outgoing.end(body);
  const message = await answered;
  return { message, body: await read(message) };
}

test('method, path, headers, their order and both bodies are unchanged', async () => {
  let got: { method: string; url: string; headers: string[]; body: Buffer } | undefined;
  const zipped = gzipSync('{"status":"sent"}');
  const upstream = await serve(
    createServer(async (incoming, response) => {
      const body = await read(incoming);
      const { method = '', url = '', rawHeaders } = incoming;
      got = { method, url, headers: rawHeaders, body };
      response.writeHead(207, 'Some Reason', [
        'X-Strange',
        'a',
        'x-strange',
        'b',
        'Content-Encoding',
        'gzip',
        'Content-Type',
        'application/json',
      ]);
      response.end(zipped);
    }),
  );
  const proxy = await proxyOf(upstream);
  const sent = Buffer.from([0, 255, 10, 13, 128]);
  const path = '/restapi/v2.1/accounts/1/envelopes?x=%20a&x=b';
  const { message, body } = await send(
    proxy.url + path,
    ['Host', 'localhost:4020', 'X-Mixed-Case', 'one', 'X-Mixed-Case', 'two', 'Content-Length', '5'],
    sent,
  );
  expect(got).toMatchObject({ method: 'POST', url: path });
  expect(got?.body).toEqual(sent);
  expect(got?.headers.slice(0, 8)).toEqual([
    'Host',
    new URL(upstream).host,
    'X-Mixed-Case',
    'one',
    'X-Mixed-Case',
    'two',
    'Content-Length',
    '5',
  ]);
  expect([message.statusCode, message.statusMessage]).toEqual([207, 'Some Reason']);
  expect(message.rawHeaders.slice(0, 4)).toEqual(['X-Strange', 'a', 'x-strange', 'b']);
  expect(body).toEqual(zipped);
});

test('a body goes on while it comes', async () => {
  let firstPiece: (() => void) | undefined;
  const arrived = new Promise<void>((done) => (firstPiece = done));
  const upstream = await serve(
    createServer((incoming, response) => {
      incoming.once('data', () => {
        firstPiece?.();
        response.write('begin ');
      });
      incoming.on('end', () => response.end('end'));
    }),
  );
  const proxy = await proxyOf(upstream);
  const outgoing = request(`${proxy.url}/restapi/v2.1/accounts/1/envelopes`, { method: 'POST' });
  const answered = new Promise<IncomingMessage>((done) => outgoing.once('response', done));
  outgoing.write('first');
  await arrived;
  const message = await answered;
  // The response has begun before the request has ended.
  outgoing.end('last');
  expect((await read(message)).toString()).toBe('begin end');
});

test('an upstream that is not there is told in the form of the service', async () => {
  const proxy = await proxyOf('http://127.0.0.1:9');
  const response = await fetch(`${proxy.url}/restapi/v2.1/accounts/1`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    errorCode: 'UNSPECIFIED_ERROR',
    message: expect.stringContaining('http://127.0.0.1:9'),
  });
});

/** A server that closes a connection on its second use, and the requests that arrived. */
async function listenOnce() {
  const arrived: string[] = [];
  const used = new WeakSet<object>();
  const url = await serve(
    createServer((incoming, response) => {
      arrived.push(incoming.method ?? '');
      if (used.has(incoming.socket)) incoming.socket.resetAndDestroy();
      used.add(incoming.socket);
      incoming.resume();
      response.end('once');
    }),
  );
  return { url, arrived };
}

test('a request is sent again where upstream was about to close the connection', async () => {
  const upstream = await listenOnce();
  const proxy = await proxyOf(upstream.url);
  for (let round = 0; round < 5; round += 1) {
    const response = await fetch(`${proxy.url}/page`);
    expect([response.status, await response.text()]).toEqual([200, 'once']);
  }
});

test('but none that would do something twice', async () => {
  const upstream = await listenOnce();
  const proxy = await proxyOf(upstream.url);
  const page = `${proxy.url}/page`;
  await (await fetch(page)).text();
  await (await fetch(page, { method: 'POST' })).text();
  await (await fetch(page)).text();
  await (await fetch(page, { method: 'PUT', body: 'some' })).text();
  expect(upstream.arrived.filter((method) => method !== 'GET')).toEqual(['POST', 'PUT']);
});

test('an upstream that makes no sense is refused', async () => {
  await expect(startProxy({ upstream: 'somewhere' })).rejects.toThrow('--upstream: "somewhere"');
  await expect(startProxy({ upstream: 'esign=http://x.example' })).rejects.toThrow('no area esign');
  const proxy = await startProxy({
    upstream: 'rooms-v2=https://a.example,esign-v2.1=https://b.example',
  });
  await proxy.close();
  await (await startProxy({ upstream: 'demo' })).close();
});

test('a request under way gets its response before the proxy ends', async () => {
  const arrived = Promise.withResolvers<() => void>();
  const upstream = await serve(
    createServer((incoming, response) => {
      incoming.resume();
      arrived.resolve(() => response.end('late'));
    }),
  );
  const proxy = await startProxy({ upstream });
  const answered = fetch(`${proxy.url}/page`).then((response) => response.text());
  const answer = await arrived.promise;
  const closed = proxy.close();
  answer();
  expect(await answered).toBe('late');
  await closed;
});
