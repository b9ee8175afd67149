// The pages that a person sees in a browser where a program gets an error of the service.
import { createMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';

const redirectUri = 'https://lease-desk.harbour.example/callback';
const leaseDesk = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
const other = '8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46';
const mock = createMock({
  oauth: { clients: [{ id: leaseDesk, redirectUris: [redirectUri] }] },
});

const browsers = {
  'goes to it': { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' },
  'does not say how it came': { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
};

async function get(path: string, headers: Record<string, string>) {
  const response = await mock.fetch(`http://mock.test${path}`, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

const query = (more: Record<string, string>) =>
  new URLSearchParams({
    response_type: 'code',
    scope: 'signature',
    client_id: leaseDesk,
    redirect_uri: redirectUri,
    ...more,
  });

describe('an unknown address', () => {
  it.each(Object.entries(browsers))('is a page for a browser that %s', async (_, headers) => {
    const { status, type, text } = await get('/sign&here?a=1', headers);
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('Nothing is at this address');
    expect(text).toContain('<code>/sign&amp;here</code>');
    expect(text).toContain('<code>/restapi</code>');
  });

  it.each<[string, string, Record<string, string>]>([
    ['a program', '/sign', {}],
    ['a program that prefers JSON', '/sign', { accept: 'application/json, text/html' }],
    ['a script of a page', '/sign', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
    ['an address below those of operations', '/restapi/v2.1/nothing', browsers['goes to it']],
    ['an address that begins as operations do', '/v2.1/nothing', browsers['goes to it']],
  ])('has the shape of the service for %s', async (_, path, headers) => {
    const { status, type } = await get(path, headers);
    expect(status).toBe(404);
    expect(type).toMatch(/^application\/json/);
  });
});

describe('a log-in that is not granted', () => {
  it.each(['/oauth/auth', '/_countersign/login'])(
    'says at %s which address was given and which are registered',
    async (path) => {
      const given = 'https://lease-desk.harbour.example/callback/';
      const page = await get(`${path}?${query({ redirect_uri: given })}`, browsers['goes to it']);
      expect([page.status, page.type]).toEqual([400, 'text/html; charset=utf-8']);
      expect(page.text).toContain(`<code>${given}</code>`);
      expect(page.text).toContain(`<code>${redirectUri}</code>`);
    },
  );

  it('says which integration keys are known', async () => {
    const page = await get(`/oauth/auth?${query({ client_id: other })}`, browsers['goes to it']);
    expect(page.text).toContain(`<code>${other}</code>`);
    expect(page.text).toContain(`<code>${leaseDesk}</code>`);
  });

  it.each([
    ['a client_id that is none', `/oauth/auth?${query({ client_id: 'x' })}`, 400, 'client_id'],
    ['no parameters', '/oauth/auth', 400, 'response_type'],
    ['a mistyped address', '/oauth/auht', 404, '/oauth/auht'],
  ])('is a page with the reason for %s, and an error for programs', async (_, path, code, word) => {
    const page = await get(path, browsers['goes to it']);
    expect([page.status, page.type]).toEqual([code, 'text/html; charset=utf-8']);
    expect(page.text).toContain(word);
    const { status, type } = await get(path, { accept: 'text/html' });
    expect(status).toBe(code);
    expect(type).toMatch(/^application\/json/);
  });

  it('is an error of OAuth for programs', async () => {
    const { text } = await get(`/oauth/auth?${query({ client_id: other })}`, {});
    expect(JSON.parse(text)).toMatchObject({ error: 'invalid_client' });
  });
});
