// Clients that connect and say nothing, or send much and read nothing.
import { connect as connectTls } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { startMock } from '@countersign/mock';
import type { MockResponse } from '../../src/core/message.ts';
import { serve } from '../../src/core/server/serve.ts';
import { createHandMock } from '../hand-mock.ts';
import { open, talk, until, untilClosed } from '../raw.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

it('a connection on which nothing is sent is closed, and is not in the traffic', async () => {
  const mock = await startMock({ timeouts: { headers: 100 } });
  ends.push(() => mock.close());
  expect(await talk(mock.url, '')).toBe('');
  expect(mock.traffic.recent()).toEqual([]);
  expect(await talk(mock.url, 'GET /slow HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  expect(mock.traffic.recent()).toMatchObject([{ status: 408 }]);
});

it('nor is one over TLS', async () => {
  const mock = await startMock({ https: true, timeouts: { headers: 200 } });
  ends.push(() => mock.close());
  const socket = connectTls({
    port: Number(new URL(mock.url).port),
    host: '127.0.0.1',
    ca: mock.certificate,
  });
  expect(await untilClosed(socket)).toBe('');
  expect(mock.traffic.recent()).toEqual([]);
});

it('a connection without a request is closed, but not while one waits on it', async () => {
  const mock = await startMock({ timeouts: { keepAlive: 1 } });
  ends.push(() => mock.close());
  const socket = open(mock.url);
  const answered = 'HTTP/1.1 200 OK[^]*HTTP/1.1 200 OK';
  const [first, both] = [until(socket, /200 OK/), until(socket, new RegExp(answered))];
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(request);
  await first;
  // The process is busy for longer than the server waits, and a request comes meanwhile.
  socket.write(request);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
  await both;
  await untilClosed(socket);
});

/** A server with large responses, and the number of requests that it got. */
async function startLarge() {
  const hand = createHandMock();
  let asked = 0;
  const large = 'x'.repeat(1_000_000);
  const handle = async (): Promise<MockResponse> => {
    asked += 1;
    return { status: 200, headers: {}, body: large };
  };
  const server = await serve({ ...hand, handle }, {});
  ends.push(() => server.close());
  return { url: server.url, asked: () => asked };
}

const one = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('for a client that sends many requests and reads nothing, only a few are worked on', async () => {
  const { url, asked } = await startLarge();
  const socket = open(url);
  socket.pause();
  socket.write(one.repeat(500));
  // Others are answered in the meantime; so often that all of the first client was long read.
  for (let round = 0; round < 50; round += 1) expect((await fetch(url)).status).toBe(200);
  // The system's own buffers take some megabytes.
  expect(asked() - 50).toBeLessThan(50);
  socket.destroy();
});

it('a client that sends ever more while its requests are worked on is not read', async () => {
  const hand = createHandMock();
  const server = await serve(hand, {});
  ends.push(() => server.close());
  const socket = open(server.url);
  const piece = 'GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10_000);
  let taken = 0;
  const write = () =>
    void socket.write(piece, (error) => {
      taken += 1;
      if (error === undefined || error === null) write();
    });
  write();
  for (let round = 0; round < 200; round += 1) expect((await fetch(server.url)).status).toBe(200);
  // Each piece is 400 kB; the system's buffers hold those that were written.
  expect(taken).toBeLessThan(60);
  expect(hand.seen.filter(({ url }) => url === '/held').length).toBeLessThan(10);
  socket.destroy();
});

it('one that reads gets every response, in order, bodies between', async () => {
  const hand = createHandMock();
  const server = await serve(hand, {});
  ends.push(() => server.close());
  const count = 1000;
  const requests = Array.from({ length: count }, (_, at) =>
    at % 3 === 0
      ? `POST /${at} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc`
      : `GET /${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  const reply = await talk(
    server.url,
    `${requests.join('')}GET /end HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  const got = [...reply.matchAll(/"url":"\/(\w+)"/g)].map(([, address]) => address);
  expect(got).toEqual([...Array.from({ length: count }, (_, at) => String(at)), 'end']);
});
