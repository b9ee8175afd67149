import { afterAll, describe, expect, it } from 'vitest';
import { startTest } from '../harness.ts';
import {
  authQuery,
  basic,
  call,
  callback,
  challenge,
  createVisitor,
  easy,
  readRedirect,
  grant,
  refusal,
  strict,
  users,
  verifier,
} from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const codeGrant = (code: string, more: Record<string, string> = {}) => ({
  grant_type: 'authorization_code',
  code,
  ...more,
});

describe('logging in', () => {
  it('shows a page, asks for consent once, and leads back with code and state', async () => {
    const visitor = createVisitor(sandbox);
    const page = await visitor.open({ state: 'lease-42' });
    expect(await page.clone().text()).toContain('Quayside Archive wants to act for you');
    const next = await visitor.submit(page, {
      email: 'ines.arcand@harbour.example',
      password: 'harbour-lights',
    });
    const consent = await visitor.go(readRedirect(await visitor.go(readRedirect(next).href)).href);
    expect(await consent.clone().text()).toContain('send, read and change your envelopes');
    const back = readRedirect(await visitor.submit(consent, { choice: 'allow' }));
    expect(`${back.origin}${back.pathname}`).toBe(callback);
    expect(back.searchParams.get('state')).toBe('lease-42');

    // Both consents are remembered, until the application asks for more scopes.
    const again = readRedirect(await visitor.go(`/oauth/auth?${authQuery()}`));
    expect(again.href).toMatch(/^https:\/\/archive\.quayside\.example\/callback\?code=/);
    const more = readRedirect(
      await visitor.go(`/oauth/auth?${authQuery({ scope: 'signature cors' })}`),
    );
    expect(more.pathname).toBe('/_countersign/consent');
    const anew = readRedirect(await visitor.go(`/oauth/auth?${authQuery({ prompt: 'login' })}`));
    expect(anew.pathname).toBe('/_countersign/login');
  });

  it('leads back with access_denied where the user refuses', async () => {
    const visitor = createVisitor(sandbox);
    const to = readRedirect(await visitor.logIn('mara.lindqvist@harbour.example'));
    const back = readRedirect(
      await visitor.submit(await visitor.go(to.href), { choice: 'refuse' }),
    );
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it.each([
    ['nobody@harbour.example', '', 'The sandbox has no user'],
    ['ines.arcand@harbour.example', 'wrong', 'Wrong password'],
    ['tomas.okafor@harbour.example', '', 'the membership is not activated yet'],
    ['petra.halloran@harbour.example', '', 'the membership is closed'],
  ])('does not let in %s with %j', async (email, password, expected) => {
    const visitor = createVisitor(sandbox);
    const answer = await visitor.submit(await visitor.open(), { email, password });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(expected);
  });

  it('takes no form that does not come from its page', async () => {
    const visitor = createVisitor(sandbox);
    await visitor.open();
    const email = 'mara.lindqvist@harbour.example';
    const forged = await visitor.go(`/_countersign/login?${authQuery()}`, { email, proof: 'x' });
    expect(forged.status).toBe(403);
    expect(readRedirect(await visitor.go(`/oauth/auth?${authQuery()}`)).pathname).toContain(
      'login',
    );
  });

  it('keeps the browser where application or address are not known', async () => {
    const visitor = createVisitor(sandbox);
    const page = await visitor.go(
      `/oauth/auth?${authQuery({ redirect_uri: 'https://evil.example/' })}`,
    );
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain('The redirect_uri is not registered');
    expect(text).toContain('<code>https://evil.example/</code>');
    expect(text).toContain(`<code>${callback}</code>`);
    const response = await sandbox.fetch(
      `http://sandbox.test/oauth/auth?${authQuery({ client_id: users.mara })}`,
    );
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });

  it('says which users can log in where the address is of none', async () => {
    const visitor = createVisitor(sandbox);
    const refused = await visitor.submit(await visitor.open(), { email: 'nobody@harbour.example' });
    const text = await refused.text();
    expect(text).toContain('no user with the e-mail address nobody@harbour.example');
    expect(text).toContain('These users can log in: ');
    expect(text).toContain('mara.lindqvist@harbour.example');
  });

  it('leads back with invalid_scope before it asks anybody', async () => {
    const to = readRedirect(
      await createVisitor(sandbox).go(`/oauth/auth?${authQuery({ scope: 'fly' })}`),
    );
    expect(to.searchParams.get('error')).toBe('invalid_scope');
  });

  it('logs out', async () => {
    const visitor = createVisitor(sandbox);
    await visitor.codeFor('mara.lindqvist@harbour.example');
    const query = new URLSearchParams({ client_id: strict, redirect_uri: callback });
    expect(readRedirect(await visitor.go(`/oauth/logout?${query}`)).href).toBe(callback);
    expect(readRedirect(await visitor.go(`/oauth/auth?${authQuery()}`)).pathname).toContain(
      'login',
    );
  });
});

describe('a code', () => {
  it('brings tokens once, for the application that it was given to', async () => {
    const code = await createVisitor(sandbox).codeFor('mara.lindqvist@harbour.example');
    expect(await grant(sandbox, codeGrant(code), basic('wrong'))).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
    expect(
      await grant(sandbox, codeGrant(code, { client_id: easy, client_secret: 'any' })),
    ).toEqual(refusal('invalid_grant', 'unauthorized_client'));
    const { status, body } = await grant(sandbox, codeGrant(code), basic());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 28_800, scope: 'signature extended' },
    });
    expect((await call(sandbox, '/oauth/userinfo', body.access_token)).body).toMatchObject({
      sub: users.mara,
      name: 'Mara Lindqvist',
      accounts: [{ is_default: true, base_uri: 'http://sandbox.test' }],
    });
    expect(await grant(sandbox, codeGrant(code), basic())).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
  });

  it('of a public client needs the verifier that its challenge was made from', async () => {
    const email = 'mara.lindqvist@harbour.example';
    const more = { client_id: easy, code_challenge: challenge, code_challenge_method: 'S256' };
    const visitor = createVisitor(sandbox);
    const code = readRedirect(await visitor.logIn(email, '', more)).searchParams.get('code') ?? '';
    const form = codeGrant(code, { client_id: easy });
    const wrong = verifier.replace('a', 'b');
    expect(await grant(sandbox, { ...form, code_verifier: wrong })).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
    expect((await grant(sandbox, form)).body.error).toBe('invalid_request');
    expect((await grant(sandbox, { ...form, code_verifier: verifier })).status).toBe(200);
  });

  it('and all that comes of it are of the tenant in which the user logged in', async () => {
    const visitor = createVisitor(sandbox);
    const code = await visitor.codeFor('mara.lindqvist@harbour.example', '', { tenant: 'quay' });
    const { body } = await grant(sandbox, codeGrant(code), basic());
    const [, claims = ''] = String(body.access_token).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ ten: 'quay' });
    expect((await call(sandbox, '/oauth/userinfo', body.access_token)).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('brings the next tokens, for its own application only', async () => {
    const code = await createVisitor(sandbox).codeFor('mara.lindqvist@harbour.example');
    const { body } = await grant(sandbox, codeGrant(code), basic());
    const form = { grant_type: 'refresh_token', refresh_token: String(body.refresh_token) };
    expect((await grant(sandbox, form, basic())).status).toBe(200);
    expect(await grant(sandbox, { ...form, client_id: easy })).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
    const access = { ...form, refresh_token: String(body.access_token) };
    expect(await grant(sandbox, access, basic())).toEqual(
      refusal('invalid_grant', 'expired_grant'),
    );
  });
});
