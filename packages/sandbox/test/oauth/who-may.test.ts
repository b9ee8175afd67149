import { afterAll, describe, expect, test } from 'vitest';
import { startTest } from '../harness.ts';
import {
  authQuery,
  callback,
  createVisitor,
  easy,
  readRedirect,
  origin,
  strict,
} from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const mara = 'mara.lindqvist@harbour.example';

test('a code is no session of a browser', async () => {
  const visitor = createVisitor(sandbox);
  await visitor.codeFor(mara);
  const again = readRedirect(await visitor.go(`/oauth/auth?${authQuery()}`));
  const headers = { cookie: `countersign_session=${again.searchParams.get('code')}` };
  const request = new Request(`${origin}/oauth/auth?${authQuery()}`, { headers });
  expect(readRedirect(await sandbox.fetch(request)).pathname).toBe('/_countersign/login');
});

describe('logging out', () => {
  test.each([
    [strict, callback, 303],
    [strict.toUpperCase(), callback, 303],
    [strict, `${callback}/`, 200],
    [strict, 'https://evil.example/', 200],
    [easy, 'https://anywhere.example/', 303],
    [easy, 'javascript:alert(1)', 200],
    [easy, 'https:///evil', 200],
    ['41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94', callback, 200],
  ])('of %s leads to %s: %i', async (client_id, redirect_uri, status) => {
    const query = new URLSearchParams({ client_id, redirect_uri });
    const answer = await sandbox.fetch(new Request(`${origin}/oauth/logout?${query}`));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(status === 303 ? redirect_uri : null);
  });
});

test('only an administrator consents for all users', async () => {
  const more = { scope: 'openid', admin_consent_scope: 'signature' };
  const visitor = createVisitor(sandbox);
  const page = await visitor.logIn('ines.arcand@harbour.example', 'harbour-lights', more);
  const back = readRedirect(await visitor.go(readRedirect(page).href));
  expect(`${back.origin}${back.pathname}`).toBe(callback);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(await createVisitor(sandbox).codeFor(mara, '', more)).not.toBe('');
});

test.each([
  ['elke.brandt@charter.example', 'administers one account'],
  ['dev.malhotra@harbour.example', 'is a delegated administrator'],
])('%s, who %s, does not consent for all users', async (email) => {
  const more = { scope: 'openid', admin_consent_scope: 'signature' };
  const visitor = createVisitor(sandbox);
  const back = readRedirect(
    await visitor.go(readRedirect(await visitor.logIn(email, '', more)).href),
  );
  expect(back.searchParams.get('error')).toBe('access_denied');
});
