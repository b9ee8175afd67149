// Access of a page of another origin, or on a rebound name, to a running sandbox.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../src/index.ts';
import { newStorage } from '../storage.ts';
import { ask } from './ask.ts';

let sandbox: RunningSandbox;
beforeAll(async () => void (sandbox = await startSandbox({ storage: await newStorage() })));
afterAll(() => sandbox.close());

const control = '/_countersign/control/v1';
const outbox = '/_countersign/views/outbox';
const traffic = '/_countersign/traffic';

describe('on a name that was pointed at this machine', () => {
  it.each([
    ['GET', `${control}/outbox`],
    ['GET', `${control}/requests`],
    ['POST', `${control}/reset`],
    ['GET', outbox],
    ['GET', traffic],
    ['GET', '/'],
    ['GET', '/oauth/auth'],
    ['GET', '/v2.1/accounts'],
  ])('%s %s is not answered', async (method, address) => {
    const rebound = `rebound.example:${new URL(sandbox.url).port}`;
    const headers = { host: rebound, origin: `http://${rebound}`, 'sec-fetch-site': 'same-origin' };
    const { status, body } = await ask(sandbox.url, method, address, headers);
    expect([status, body]).toEqual([421, expect.stringContaining('--hostnames rebound.example')]);
  });
});

const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
const link = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

describe('a page of another site', () => {
  it.each([
    `${control}/outbox`,
    `${control}/outbox/1/html`,
    `${control}/requests`,
    `${control}/deliveries`,
    outbox,
    traffic,
  ])('does not get %s as an image, a script or a frame', async (address) => {
    for (const destination of ['image', 'script', 'style', 'empty'])
      for (const site of ['cross-site', 'same-site']) {
        const headers = { ...image, 'sec-fetch-site': site, 'sec-fetch-dest': destination };
        expect((await ask(sandbox.url, 'GET', address, headers)).status).toBe(403);
      }
    const frame = { ...link, 'sec-fetch-dest': 'iframe' };
    expect((await ask(sandbox.url, 'GET', address, frame)).status).toBe(403);
  });

  it('may have a link to the old outbox, which leads on', async () => {
    expect((await ask(sandbox.url, 'GET', outbox, link)).status).toBe(303);
  });

  it.each(['/console/mail', '/', traffic])('may have a link to %s', async (address) => {
    expect((await ask(sandbox.url, 'GET', address, link)).status).toBe(200);
  });

  it('resets nothing, by a form neither', async () => {
    for (const headers of [link, { origin: 'null' }, { origin: 'https://app.example' }])
      expect((await ask(sandbox.url, 'POST', `${control}/reset`, headers)).status).toBe(403);
  });

  it.each(['/_countersign/login', '/_countersign/consent', '/_countersign/views/session/a'])(
    'sends no form to %s',
    async (address) => {
      const headers = { ...link, origin: 'null' };
      expect((await ask(sandbox.url, 'POST', address, headers)).status).toBe(403);
      const own = { ...headers, 'sec-fetch-site': 'same-origin' };
      const { 'sec-fetch-site': _, ...older } = headers;
      for (const taken of [own, older])
        expect((await ask(sandbox.url, 'POST', address, taken)).status).not.toBe(403);
    },
  );

  it('may not call with the token that everybody knows', async () => {
    const preflight = {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const { head } = await ask(sandbox.url, 'OPTIONS', '/v2.1/accounts/a/envelopes', preflight);
    expect(head).not.toMatch(/access-control-allow/i);
  });
});

it('programs and pages of the sandbox itself use the control API as ever', async () => {
  const { origin } = new URL(sandbox.url);
  for (const headers of [{}, { origin }, { origin, 'sec-fetch-site': 'same-origin' }])
    expect((await ask(sandbox.url, 'GET', `${control}/health`, headers)).status).toBe(200);
});

describe('without tokens', () => {
  it('a form of another site makes no envelope', async () => {
    const open = await startSandbox({ auth: false });
    const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
    const address = `/v2.1/accounts/${accountId}/envelopes`;
    const headers = {
      origin: 'https://app.example',
      'content-type': 'multipart/form-data; boundary=a',
    };
    const text =
      '--a\r\nContent-Type: application/json\r\nContent-Disposition: form-data\r\n\r\n{"emailSubject":"Berth 42"}\r\n--a--\r\n';
    const refused = await ask(open.url, 'POST', address, headers, text);
    const { origin: _, ...plain } = headers;
    const taken = await ask(open.url, 'POST', address, plain, text);
    await open.close();
    expect([refused.status, taken.status]).toEqual([403, 201]);
  });
});
