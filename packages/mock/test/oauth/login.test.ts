import { describe, expect, it } from 'vitest';
import { goal, login } from './browser.ts';
import { findAnswer, leaseDesk, scopesOfSpec } from './oauth-server.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();

describe('a login', () => {
  it('comes back at once, with a code and the state as it was sent', async () => {
    const redirect_uri = 'https://lease-desk.harbour.example/callback?from=desk';
    const { origin, pathname, searchParams } = goal(
      await login(at.open, { redirect_uri, state: 'x&y' }),
    );
    expect(origin + pathname).toBe('https://lease-desk.harbour.example/callback');
    expect(Object.fromEntries(searchParams)).toEqual({
      from: 'desk',
      code: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      state: 'x&y',
    });
  });

  it('brings no state where none was sent, and an empty one where it was empty', async () => {
    expect(goal(await login(at.open)).searchParams.has('state')).toBe(false);
    expect(goal(await login(at.open, { state: '' })).searchParams.get('state')).toBe('');
  });

  it('comes back to apps too', async () => {
    const { href } = goal(await login(at.open, { redirect_uri: 'com.harbour.desk:/callback' }));
    expect(href).toMatch(/^com\.harbour\.desk:\/callback\?code=/);
  });

  it('may ask for every scope that the spec describes', async () => {
    const { searchParams } = goal(await login(at.open, { scope: scopesOfSpec.join(' ') }));
    expect(searchParams.has('code')).toBe(true);
  });

  it.each(['signature sign', 'signature,extended', ' '])(
    'comes back with invalid_scope for the scopes %j',
    async (scope) => {
      const { searchParams } = goal(await login(at.open, { scope, state: 's' }));
      expect(Object.fromEntries(searchParams)).toEqual({
        error: 'invalid_scope',
        error_description: expect.stringContaining('scope'),
        state: 's',
      });
    },
  );

  it.each([
    'lease-desk',
    '//lease-desk',
    'http://',
    'https:lease-desk.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://lease-desk.example/1',
    'filesystem:https://lease-desk.example/temporary/x.html',
    'view-source:https://lease-desk.example/',
    'VIEW-SOURCE:javascript:alert(1)',
    'about:blank',
    'vbscript:msgbox(1)',
    'chrome://settings',
    'chrome-extension://abc/page.html',
    'edge://flags',
    'moz-extension://abc/page.html',
    'safari-web-extension://abc/page.html',
    'resource://gre/',
    'jar:https://lease-desk.example/x.jar!/',
    'feed:javascript:alert(1)',
    'content://com.android.providers.media/x',
    'ms-msdt:/id',
    'https://lease-desk.example;script-src/',
    'https://*.example/',
  ])('stays here for the address %j', async (redirect_uri) => {
    const response = await login(at.open, { redirect_uri });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining('redirect_uri'),
    });
  });

  it.each([
    'https://lease-desk.example/callback?a=1#b',
    'http://localhost:3000/callback',
    'http://[::1]:3000/callback',
    'com.example.leasedesk:/callback',
    'leasedesk://callback',
    'msauth.com.example.leasedesk://auth',
    'exp://192.0.2.7:8081/--/callback',
    'capacitor://localhost/callback',
    'intent://callback#Intent;scheme=leasedesk;end',
    'dataroom://callback',
    'chromecast-lease:callback',
  ])('leads back to a page of the web and to an app: %s', async (redirect_uri) => {
    const to = goal(await login(at.open, { redirect_uri }));
    expect(to.protocol).toBe(new URL(redirect_uri).protocol);
    expect(to.searchParams.has('code')).toBe(true);
  });

  it('stays here for an address that is not registered, letter by letter', async () => {
    const response = await login(at.closed, { redirect_uri: `${leaseDesk.redirect}/` });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(findAnswer('/oauth/auth', 'get', 400, 'unknownRedirect'));
    expect((await login(at.closed)).status).toBe(302);
  });

  it('stays here for an application that is not known', async () => {
    const response = await login(at.closed, { client_id: '00000000-0000-4000-8000-000000000001' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });
});
