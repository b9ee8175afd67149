import { describe, expect, it } from 'vitest';
import { authorizeQuery, exchange, goal, login, userInfo } from './browser.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();

/** Opens the page as a browser does that was sent there. */
async function open(url: string, more: Record<string, string> = {}) {
  const address = goal(await login(url, { prompt: 'login', ...more }));
  const response = await fetch(address);
  return { address, response, html: await response.text() };
}

/** Returns the address of a link of the page, as a browser resolves it. */
function link(html: string, label: string, base: URL): URL {
  const [, href = ''] = new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(html) ?? [];
  return new URL(href.replaceAll('&amp;', '&'), base);
}

async function follow(html: string, label: string, base: URL): Promise<URL> {
  return goal(await fetch(link(html, label, base), { redirect: 'manual' }));
}

/** Opens the page with an unchecked query. */
function page(query: URLSearchParams | string, init?: RequestInit, url = at.open) {
  return fetch(`${url}/_countersign/login?${query}`, { redirect: 'manual', ...init });
}

describe('the page where the user chooses', () => {
  it('comes with prompt=login, on the same server, with all that was asked', async () => {
    const { address, response } = await open(at.open, { state: 'x&y' });
    expect(address.origin).toBe(at.open);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...Object.fromEntries(authorizeQuery()),
      prompt: 'login',
      state: 'x&y',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; /,
    );
  });

  it('comes always where the server is told to ask', async () => {
    const url = await at.run({ oauth: { ask: true } });
    expect(goal(await login(url)).href).toContain(`${url}/_countersign/login?`);
    expect(goal(await login(at.open)).href).not.toContain('/_countersign/');
  });

  it('names the user, the application, the scopes and where the way leads', async () => {
    const { html } = await open(at.open, {
      scope: 'openid',
      admin_consent_scope: 'signature cors',
    });
    const { name } = (await userInfo(at.open, 'any')).body;
    for (const text of [name, authorizeQuery().get('client_id'), 'openid', 'signature', 'cors'])
      expect(html).toContain(String(text));
    expect(html).toContain('<strong>lease-desk.harbour.example</strong>');
  });

  it('leads back with a code that works, where the user allows', async () => {
    const { html, address } = await open(at.open, { state: 'x&y' });
    const { searchParams, origin } = await follow(html, 'Allow', address);
    expect(origin).toBe('https://lease-desk.harbour.example');
    expect(searchParams.get('state')).toBe('x&y');
    expect((await exchange(at.open, searchParams.get('code') ?? '')).status).toBe(200);
  });

  it('leads back with access_denied and the state, where the user refuses', async () => {
    const { html, address } = await open(at.open, { state: 'x&y' });
    const { searchParams } = await follow(html, 'Refuse', address);
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'x&y',
    });
  });

  it('does not come where the scopes are wrong, nor where the application is', async () => {
    const { searchParams } = goal(await login(at.open, { prompt: 'login', scope: 'sign' }));
    expect(searchParams.get('error')).toBe('invalid_scope');
    const response = await login(at.closed, {
      prompt: 'login',
      redirect_uri: 'https://evil.example',
    });
    expect(response.status).toBe(400);
  });
});

describe('the page by its own address', () => {
  it.each(['', 'allow', 'refuse'])('refuses what the server refuses: %s', async (choice) => {
    for (const more of [
      { redirect_uri: 'javascript:alert(1)' },
      { redirect_uri: 'https://evil.example' },
    ]) {
      const query = authorizeQuery({ ...more, choice });
      const response = await page(query, {}, at.closed);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect((await page(`choice=${choice}`)).status).toBe(400);
  });

  it('is only to be read', async () => {
    const response = await page(authorizeQuery(), { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  it.each(['client_id', 'scope', 'state', 'redirect_uri', 'admin_consent_scope', 'nonce'])(
    'shows no markup out of %s',
    async (name) => {
      const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
      const value = name === 'redirect_uri' ? `https://evil.example/${evil}` : evil;
      const response = await page(authorizeQuery({ [name]: value }));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).not.toMatch(/<script|<img/);
      const { searchParams } = link(html, 'Allow', new URL(at.open));
      expect(searchParams.get(name)).toBe(value);
    },
  );
});
