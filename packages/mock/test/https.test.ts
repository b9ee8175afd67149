// HTTPS beside HTTP on one port, over real sockets. Certificates are kept in a folder of the test.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningMock, StartOptions } from '../src/core/server/options.ts';
import { serve } from '../src/core/server/serve.ts';
import { createHandMock, type HandMock } from './hand-mock.ts';
import { open, talk, until, untilClosed } from './raw.ts';

const running = new Set<RunningMock>();
let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'cache-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});

/** A server with HTTPS and the mock behind it; clients trust its certificate only. */
async function start(options: StartOptions = {}): Promise<{
  server: RunningMock;
  mock: HandMock;
  url: string;
  secure: string;
  ca: string;
}> {
  const mock = createHandMock();
  const server = await serve(mock, { https: true, hostnames: ['*'], ...options });
  running.add(server);
  const { url, httpsUrl: secure = '', certificate: ca = '' } = server;
  return { server, mock, url, secure, ca };
}

function send(url: string, ca: string, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent: false, ca, method }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A certificate made here with its key, as a user would give one. */
async function pair(): Promise<{ certificate: string; key: string }> {
  const { server, ca } = await start();
  const folder = path.dirname(server.certificateFile ?? '');
  return { certificate: ca, key: await readFile(path.join(folder, 'key.pem'), 'utf8') };
}

describe('one port', () => {
  it('speaks HTTPS and HTTP, and tells the origin of each', async () => {
    const { url, secure, ca } = await start();
    expect(new URL(secure).port).toBe(new URL(url).port);
    const body = Buffer.alloc(300_000, 'x');
    const encrypted = JSON.parse(await text(await send(`${secure}/x`, ca, body)));
    expect(encrypted).toMatchObject({ url: '/x', origin: secure, body: body.toString() });
    const plain = await fetch(`${url}/x`, { method: 'POST', body });
    expect(await plain.json()).toMatchObject({ url: '/x', origin: url, body: body.toString() });
  });

  it('answers by any of the names in the certificate, and no client need look away', async () => {
    const { secure, ca } = await start({ host: '0.0.0.0' });
    const { port } = new URL(secure);
    for (const name of ['127.0.0.1', 'localhost']) {
      const answer = await send(`https://${name}:${port}/x`, ca);
      expect(JSON.parse(await text(answer)).origin).toBe(`https://${name}:${port}`);
    }
    await expect(fetch(secure)).rejects.toThrow('fetch failed');
  });

  it('keeps connections of both kinds', async () => {
    const { url, secure, ca } = await start();
    const encrypted = connect({ port: Number(new URL(secure).port), host: '127.0.0.1', ca });
    for (const socket of [open(url), encrypted]) {
      for (const address of ['/one', '/two']) {
        const answered = until(socket, new RegExp(`"url":"${address}"`));
        socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`);
        await answered;
      }
      socket.destroy();
    }
  });

  it('answers many connections of both kinds at once', async () => {
    const { url, secure, ca } = await start();
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        if (at % 2 === 0) return (await fetch(`${url}/n?${at}`)).json();
        return JSON.parse(await text(await send(`${secure}/n?${at}`, ca)));
      }),
    );
    expect(answers.map((answer) => answer.url)).toEqual(answers.map((_, at) => `/n?${at}`));
  });

  it.each([
    ['nothing', '', ''],
    ['half a handshake', '\u0016\u0003\u0001', ''],
    ['half a head', 'GET /x HTTP/1.1\r\nHost: a\r\n', '408'],
  ])('lets a client go that sends %s', async (_what, sent, status) => {
    const { url } = await start({ timeouts: { headers: 200 } });
    const reply = await talk(url, sent);
    expect(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? '').toBe(status);
  });

  it('lets a client go that is slow over TLS', async () => {
    const { secure, ca } = await start({ timeouts: { request: 1000 } });
    const socket = connect({ port: Number(new URL(secure).port), host: '127.0.0.1', ca });
    socket.write('POST /rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc');
    const reply = await untilClosed(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(reply).toContain('{"problem":"timedOut","url":"/rooms"}');
  });

  it('survives what is neither, and clients that hang up at once', async () => {
    const { url, secure, ca } = await start();
    await talk(url, `\u0016\u0003\u0001\u0000\u0005${'x'.repeat(100)}`);
    expect(await talk(url, '\u0000\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const socket = open(url);
    socket.end();
    expect(await untilClosed(socket)).toBe('');
    expect((await send(secure, ca)).statusCode).toBe(200);
  });

  it('ends when running requests have, and drops at once what never spoke', async () => {
    const { mock, server, secure, ca, url } = await start();
    const socket = open(url);
    const silent = untilClosed(socket);
    const arrived = mock.arrived('/held');
    const held = send(`${secure}/held`, ca);
    await arrived;
    const closed = server.close();
    expect(await silent).toBe('');
    mock.release();
    expect((await held).statusCode).toBe(200);
    await closed;
  });

  it('drops what does not end', async () => {
    const { mock, server, secure, ca } = await start();
    const arrived = mock.arrived('/held');
    const held = send(`${secure}/held`, ca).catch((error: unknown) => error);
    await arrived;
    await server.close();
    expect(await held).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a certificate made here', () => {
  it('is for this machine, for no more than 825 days, and signs nothing', async () => {
    const { ca } = await start({ host: '0.0.0.0' });
    const made = new X509Certificate(ca);
    for (const name of ['localhost', hostname()]) expect(made.checkHost(name)).toBe(name);
    for (const address of ['127.0.0.1', '::1']) expect(made.checkIP(address)).toBe(address);
    expect(made.ca).toBe(false);
    const day = 24 * 60 * 60 * 1000;
    const [from, to] = [Date.parse(made.validFrom), Date.parse(made.validTo)];
    expect(Date.now() - from).toBeGreaterThan(day / 2);
    expect(to - Date.now()).toBeGreaterThan(800 * day);
    expect(to - from).toBeLessThanOrEqual(825 * day);
  });

  it('is kept, its key for the user alone, and given again', async () => {
    const { server, ca } = await start();
    const file = server.certificateFile ?? '';
    expect(path.dirname(path.dirname(file))).toBe(path.join(cache, 'countersign'));
    expect(await readFile(file, 'utf8')).toBe(ca);
    const key = await stat(path.join(path.dirname(file), 'key.pem'));
    expect(key.mode & 0o777).toBe(0o600);
    const again = await start({ host: '0.0.0.0' });
    expect(again.ca).toBe(ca);
    expect(again.server.certificateFile).toBe(file);
  });

  it('is one and the same for servers that start together', async () => {
    const servers = await Promise.all([start(), start(), start(), start()]);
    for (const { secure, server, ca } of servers) {
      expect((await send(secure, ca)).statusCode).toBe(200);
      expect(server.certificateFile).toBeDefined();
    }
    expect(new Set(servers.map(({ ca }) => ca)).size).toBe(1);
    expect(await readdir(path.join(cache, 'countersign'))).toEqual(['local']);
  });

  it.each([
    ['certificate.pem', 'no longer a certificate'],
    ['key.pem', 'no longer a key'],
  ])('is made anew where its %s is broken', async (name, content) => {
    const { server, ca } = await start();
    await writeFile(path.join(path.dirname(server.certificateFile ?? ''), name), content);
    const again = await start();
    expect(again.ca).not.toBe(ca);
    expect((await send(again.secure, again.ca)).statusCode).toBe(200);
  });

  it('is made anew when it is about to end', async () => {
    const { ca } = await start();
    vi.setSystemTime(Date.parse(new X509Certificate(ca).validTo) - 1000);
    const again = await start();
    vi.useRealTimers();
    expect(again.ca).not.toBe(ca);
  });

  it('is kept within our folder, whatever the host is called', async () => {
    await writeFile(path.join(cache, 'of-another-program'), '');
    await expect(start({ host: '..' })).rejects.toThrow('..');
    expect(await readdir(cache)).toEqual(['countersign', 'of-another-program']);
    expect(await readdir(path.join(cache, 'countersign'))).toEqual(['host-..']);
  });

  it.skipIf(process.platform === 'win32')('is for the user alone who runs the server', async () => {
    const { server } = await start();
    const file = server.certificateFile ?? '';
    for (const [place, rights] of [
      [file, 0o600],
      [path.join(path.dirname(file), 'key.pem'), 0o600],
      [path.dirname(file), 0o700],
      [path.join(cache, 'countersign'), 0o700],
    ] as const)
      expect([place, (await stat(place)).mode & 0o777]).toEqual([place, rights]);
  });

  it('serves for once where it cannot be kept', async () => {
    const file = path.join(cache, 'file');
    await writeFile(file, '');
    vi.stubEnv('XDG_CACHE_HOME', file);
    const { server, secure, ca } = await start();
    expect(server.certificateFile).toBeUndefined();
    expect((await send(secure, ca)).statusCode).toBe(200);
  });
});

describe('a certificate that was given', () => {
  it('is served as it is', async () => {
    const tlsFiles = await pair();
    const { server, secure } = await start({ https: tlsFiles });
    expect(server.certificate).toBeUndefined();
    expect((await send(secure, tlsFiles.certificate)).statusCode).toBe(200);
  });

  it('is refused with the reason where it is none, or its key is another', async () => {
    const tlsFiles = await pair();
    vi.stubEnv('XDG_CACHE_HOME', path.join(cache, 'other'));
    const { key } = await pair();
    const refused = [
      [{ ...tlsFiles, key }, /^https: the key does not belong to the certificate$/],
      [{ ...tlsFiles, key: 'none' }, /^https: the key cannot be read as PEM: /],
      [{ ...tlsFiles, certificate: 'none' }, /^https: the certificate cannot be read as PEM: /],
    ] as const;
    for (const [https, reason] of refused) await expect(start({ https })).rejects.toThrow(reason);
  });

  it('is refused where it has expired, and where its key is encrypted', async () => {
    const tlsFiles = await pair();
    const encrypted = createPrivateKey(tlsFiles.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'harbour',
    });
    await expect(start({ https: { ...tlsFiles, key: encrypted.toString() } })).rejects.toThrow(
      'https: the key is encrypted; decrypt it first',
    );
    vi.useFakeTimers({ now: Date.now() + 900 * 24 * 3_600_000, toFake: ['Date'] });
    await expect(start({ https: tlsFiles })).rejects.toThrow(/^https: the certificate expired on /);
    vi.useRealTimers();
  });

  it('is replaced while the server runs, unless the new one is wrong', async () => {
    const first = await pair();
    vi.stubEnv('XDG_CACHE_HOME', path.join(cache, 'other'));
    const second = await pair();
    const { server, secure } = await start({ https: first });
    server.replaceCertificate(second);
    expect((await send(secure, second.certificate)).statusCode).toBe(200);
    await expect(send(secure, first.certificate)).rejects.toThrow('certificate');
    expect(() => server.replaceCertificate({ ...first, key: second.key })).toThrow(
      'https: the key does not belong to the certificate',
    );
    expect((await send(secure, second.certificate)).statusCode).toBe(200);
  });
});

it('without HTTPS there is neither address nor certificate', async () => {
  const { server } = await start({ https: false });
  expect(server.httpsUrl).toBeUndefined();
  expect(server.certificate).toBeUndefined();
  await expect(readdir(path.join(cache, 'countersign'))).rejects.toThrow('ENOENT');
});
