// Attacks of a page of another origin on a server on the same machine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, type RunningMock } from '@countersign/mock';
import { talk } from '../raw.ts';

let mock: RunningMock;
beforeAll(async () => void (mock = await startMock({ auth: false })));
afterAll(() => mock.close());

/** Sends a raw request: fetch would leave out or change the headers that only browsers set. */
async function ask(method: string, address: string, headers: Record<string, string>) {
  const lines = Object.entries({ host: new URL(mock.url).host, ...headers, connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const reply = await talk(mock.url, `${method} ${address} HTTP/1.1\r\n${head}\r\n`);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]), reply };
}

const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const frame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
const traffic = '/_countersign/traffic';

describe('the traffic', () => {
  it.each([
    ['an image of another site', { 'sec-fetch-site': 'cross-site', ...image }, 403],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site', ...frame }, 403],
    ['an image of another port of this machine', { 'sec-fetch-site': 'same-site', ...image }, 403],
    ['a fetch of another origin', { origin: 'http://127.0.0.1:1' }, 403],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', ...visit }, 200],
    ['an address that was typed', { 'sec-fetch-site': 'none', ...visit }, 200],
    ['its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
    ['a program', {}, 200],
  ])('asked for by %s: %j gives %i', async (_who, headers, status) => {
    expect((await ask('GET', traffic, headers)).status).toBe(status);
  });

  it('is not cleared by a form or a link', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', ...visit };
    expect((await ask('DELETE', traffic, headers)).status).toBe(403);
  });

  it('has a page that a link leads to', async () => {
    const { status } = await ask('GET', '/', { 'sec-fetch-site': 'cross-site', ...visit });
    expect(status).toBe(200);
  });
});

const envelopes = '/v2.1/accounts/4410/envelopes';

describe('by default, an operation', () => {
  it.each([
    'http://localhost:3000',
    'https://localhost',
    'http://app.localhost:5173',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
  ])('may be called by pages of %s', async (origin) => {
    const { status, reply } = await ask('GET', envelopes, { origin });
    expect(status).toBe(200);
    expect(reply).toMatch(/\r\nvary: Origin\r\n/);
    expect(reply).toContain(`\r\naccess-control-allow-origin: ${origin}\r\n`);
    const preflightHeaders = { origin, 'access-control-request-method': 'PUT' };
    expect((await ask('OPTIONS', envelopes, preflightHeaders)).reply).toContain(
      '\r\naccess-control-allow-methods: PUT\r\n',
    );
  });

  it.each([
    'https://app.example',
    'http://localhost.app.example',
    'http://127.0.0.1.nip.io',
    'http://192.168.1.5',
    'chrome-extension://localhost',
    'null',
  ])('may not be called by pages of %s', async (origin) => {
    for (const [method, headers] of [
      ['GET', { origin }],
      ['OPTIONS', { origin, 'access-control-request-method': 'PUT' }],
      ['POST', { origin, 'sec-fetch-site': 'cross-site' }],
    ] as const)
      expect((await ask(method, envelopes, headers)).reply).not.toMatch(/\r\naccess-control-/);
  });

  it('takes no form of another site, which a browser sends without asking', async () => {
    const headers = { origin: 'https://app.example', 'content-type': 'multipart/form-data' };
    const { status, reply } = await ask('POST', envelopes, headers);
    expect(status).toBe(403);
    expect(reply).toContain('start it with --cors https://app.example (option cors)');
    const hidden = { origin: 'null', 'sec-fetch-site': 'cross-site', ...visit };
    expect((await ask('POST', envelopes, hidden)).status).toBe(403);
  });

  it('takes calls of pages that a proxy serves at the same address', async () => {
    const headers = { origin: 'https://app.example', 'sec-fetch-site': 'same-origin' };
    expect((await ask('POST', envelopes, headers)).status).toBe(400);
  });
});

it('with * in the list, pages of any origin may call', async () => {
  const open = await startMock({ cors: ['*'], auth: false });
  const headers = { origin: 'https://app.example' };
  const { headers: got, status } = await fetch(open.url + envelopes, { headers });
  await open.close();
  expect([status, got.get('access-control-allow-origin')]).toEqual([200, '*']);
});

describe('an event that a sandbox delivers', () => {
  it.each([
    '/',
    traffic,
    '/healthz',
    envelopes,
    '/oauth/token',
    '/_countersign/control/v1/reset',
    '/%5Fcountersign/control/v1/reset',
    '//_countersign/../_countersign/control/v1/reset',
    '/reference/',
    '/nothing',
  ])('is not taken at %s', async (address) => {
    const headers = { 'x-countersign-delivery': '1' };
    const { status, reply } = await ask('POST', address, headers);
    expect(status).toBe(403);
    expect(reply).toContain('Events cannot be delivered to a Countersign server');
  });
});
