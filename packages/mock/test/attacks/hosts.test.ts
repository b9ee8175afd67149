// DNS rebinding: a page is loaded from a name that is then pointed at this machine. For the browser
// every request to the server is one to the page's own origin, so only the Host header tells.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startMock, type RunningMock, type StartOptions } from '@countersign/mock';
import { talk } from '../raw.ts';

const running = new Set<RunningMock>();
afterEach(async () => {
  await Promise.all([...running].map((mock) => mock.close()));
  running.clear();
});

async function start(options: StartOptions = {}): Promise<RunningMock> {
  const mock = await startMock(options);
  running.add(mock);
  return mock;
}

const end = 'Connection: close\r\n\r\n';

/** The status of a GET, for the host that the text names; the port is put in for `PORT`. */
async function statusFor({ url }: RunningMock, host: string, target = '/healthz') {
  const named = host.replace('PORT', new URL(url).port);
  return readStatus(await talk(url, `GET ${target} HTTP/1.1\r\nHost: ${named}\r\n${end}`));
}

function readStatus(reply: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
}

describe('a request with two hosts', () => {
  it.each([
    ['Host: localhost', 'Host: evil.test'],
    ['Host: localhost', 'Host: localhost'],
    ['Host: localhost', 'hOST: 127.0.0.1'],
  ])('is refused: %s, %s', async (one, other) => {
    const { url } = await start();
    const reply = await talk(url, `GET /healthz HTTP/1.1\r\n${one}\r\n${other}\r\n${end}`);
    expect(readStatus(reply)).toBe(400);
    expect(reply).toContain('The request has two Host headers.');
  });
});

describe('on this machine alone, a request is answered for', () => {
  it.each([
    'localhost',
    'localhost:PORT',
    'localhost:1',
    'localhost.:PORT',
    'LOCALHOST:PORT',
    'app.localhost:PORT',
    '127.0.0.1:PORT',
    '127.8.9.10',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '[::1]:PORT',
    '[::1%25lo]:PORT',
    '[::ffff:127.0.0.1]:PORT',
    '[::FFFF:7F00:1]',
    '',
  ])('the host %j', async (host) => {
    expect(await statusFor(await start(), host)).toBe(200);
  });

  it('a client of HTTP/1.0, which names no host', async () => {
    const { url } = await start();
    expect(readStatus(await talk(url, `GET /healthz HTTP/1.0\r\n${end}`))).toBe(200);
  });
});

describe('on this machine alone, a request is not answered for', () => {
  it.each([
    'rebound.example',
    'rebound.example:PORT',
    'rebound.example.:PORT',
    'localhost.rebound.example',
    'localhost-rebound.example',
    'xlocalhost',
    '127.0.0.1.rebound.example:PORT',
    '127.0.0.1.nip.io',
    'user@localhost',
    'localhost@rebound.example',
    'localhost/rebound.example',
    'localhost, rebound.example',
    'rebound.example#.localhost',
    '%6cocalhost',
    'ｌｏｃａｌｈｏｓｔ',
    '[::1].rebound.example',
    '0.0.0.0:PORT',
    '[::]:PORT',
    '192.168.1.5:PORT',
    '[::ffff:10.0.0.1]',
    hostname(),
  ])('the host %j', async (host) => {
    expect(await statusFor(await start(), host)).toBe(421);
  });

  it.each([
    '/',
    '/healthz',
    '/_countersign/traffic',
    '/_countersign/page/about.json',
    '/v2.1/accounts/4410',
    '/oauth/userinfo',
    '/nothing',
  ])('a foreign host, at %s', async (target) => {
    expect(await statusFor(await start(), 'rebound.example', target)).toBe(421);
  });

  it('a foreign host in an address with a host, whatever the header says', async () => {
    const mock = await start();
    const { host } = new URL(mock.url);
    expect(await statusFor(mock, host, 'http://rebound.example/_countersign/traffic')).toBe(421);
    expect(await statusFor(mock, host, 'HTTP://rebound.example:80/')).toBe(421);
    expect(await statusFor(mock, 'rebound.example', `http://${host}/healthz`)).toBe(200);
  });

  it('a foreign host, though a proxy header names one of ours', async () => {
    const { url } = await start();
    const reply = await talk(
      url,
      `GET /healthz HTTP/1.1\r\nHost: rebound.example\r\nX-Forwarded-Host: localhost\r\nForwarded: host=localhost\r\nX-Host: localhost\r\n${end}`,
    );
    expect(readStatus(reply)).toBe(421);
  });

  it('a foreign host, though an earlier request on the connection had one of ours', async () => {
    const { url } = await start();
    const reply = await talk(
      url,
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: rebound.example\r\n${end}`,
    );
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 421']);
  });

  it('a body or a preflight for a foreign host', async () => {
    const { url } = await start({ cors: true });
    const host = 'Host: rebound.example\r\n';
    const post = `POST /v2.1/accounts/4410/envelopes HTTP/1.1\r\n${host}Content-Length: 2\r\n${end}{}`;
    expect(readStatus(await talk(url, post))).toBe(421);
    const waiting = `POST /x HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\n${end}`;
    expect(readStatus(await talk(url, waiting))).toBe(421);
    const response = await talk(
      url,
      `OPTIONS /x HTTP/1.1\r\n${host}Origin: http://rebound.example\r\nAccess-Control-Request-Method: PUT\r\n${end}`,
    );
    expect(readStatus(response)).toBe(421);
  });

  it('the reference site at a foreign host', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
    await writeFile(path.join(folder, 'index.html'), '<h1>Reference</h1>');
    const mock = await start({ reference: folder });
    expect(await statusFor(mock, 'localhost', '/reference/')).toBe(200);
    expect(await statusFor(mock, 'rebound.example', '/reference/')).toBe(421);
  });
});

it('the response names the host and the option, in the usual shape, and is in the traffic', async () => {
  const mock = await start();
  const reply = await talk(
    mock.url,
    `GET /v2.1/accounts/4410 HTTP/1.1\r\nHost: esign.test:8080\r\n${end}`,
  );
  expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n') + 4))).toEqual({
    errorCode: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining('start it with --hostnames esign.test (option hostnames)'),
  });
  expect(mock.traffic.recent()).toMatchObject([
    { status: 421, problem: expect.stringContaining('does not answer to the host esign.test') },
  ]);
});

describe('a server that others reach', () => {
  it.each([
    ['192.168.1.5:4010', 200],
    ['0.0.0.0:4010', 200],
    ['[fe80::1%25eth0]:4010', 200],
    ['localhost', 200],
    [hostname(), 200],
    ['rebound.example', 421],
    ['192.168.1.5.nip.io', 421],
  ])('answers for %j with %i', async (host, status) => {
    expect(await statusFor(await start({ host: '0.0.0.0' }), host)).toBe(status);
  });
});

describe('the option hostnames', () => {
  it('names further hosts, in any spelling', async () => {
    const mock = await start({ hostnames: ['Esign.Test.', '192.0.2.7', '2001:db8::7'] });
    for (const host of ['esign.test', 'ESIGN.test.:443', '192.0.2.7:80', '[2001:DB8:0::7]'])
      expect([host, await statusFor(mock, host)]).toEqual([host, 200]);
    for (const host of ['www.esign.test', '192.0.2.8', 'rebound.example'])
      expect([host, await statusFor(mock, host)]).toEqual([host, 421]);
  });

  it('lets any host pass with *', async () => {
    expect(await statusFor(await start({ hostnames: ['*'] }), 'rebound.example')).toBe(200);
  });

  it.each(['http://esign.test', 'esign.test/', 'two words', ''])('refuses %j', async (name) => {
    await expect(start({ hostnames: [name] })).rejects.toThrow(
      `hostnames: ${JSON.stringify(name)} is not the name of a host.`,
    );
  });
});
