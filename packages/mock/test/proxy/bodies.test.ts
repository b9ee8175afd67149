// Bodies that the proxy cannot keep or unpack are not compared, and those that it unpacks are.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startProxy } from '@countersign/mock/proxy';
import { listen } from '@countersign/testing/listen';
import { expect, onTestFinished, test } from 'vitest';

const place = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/views/console';
const anyBody = JSON.stringify({ returnUrl: 'https://quay.test' });

/** Sends a body through a proxy, to a service that takes all, and lists its deviations. */
async function send(body: Buffer | string, headers: Record<string, string> = {}, url = place) {
  const upstream = createServer((incoming, response) => {
    incoming.resume().once('end', () => {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  const proxy = await startProxy({ upstream: `http://127.0.0.1:${await listen(upstream)}` });
  onTestFinished(async () => {
    await proxy.close();
    upstream.close();
  });
  const response = await fetch(proxy.url + url, {
    method: 'POST',
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  await response.arrayBuffer();
  await proxy.idle();
  return proxy
    .report()
    .flatMap(({ deviations }) => deviations)
    .filter(({ side }) => side === 'request')
    .map(({ in: part, at, rule }) => `${part} ${at} ${rule}`);
}

/** An address whose operation needs a body. */
const needy = place.replace('views/console', 'custom_fields');

test('a required body that is missing deviates', async () => {
  expect(await send('', {}, needy)).toEqual(['body  required']);
});

test.each<[string, Buffer | string, Record<string, string>]>([
  ['is longer than what is kept', `{"x":"${'-'.repeat(9_000_000)}"}`, {}],
  ['cannot be unpacked', 'no gzip', { 'content-encoding': 'gzip' }],
])('a body that %s does not', async (_what, body, headers) => {
  expect(await send(body, headers, needy)).toEqual([]);
});

test('a packed body is compared like any other', async () => {
  const headers = { 'content-encoding': 'gzip' };
  expect(await send(gzipSync(anyBody), headers)).toEqual([]);
  const deviations = await send(gzipSync('{"harbour":"42"}'), headers);
  expect(deviations).toEqual(['body /harbour unknown']);
});
