import { describe, expect, it } from 'vitest';
import {
  basic,
  challenge,
  readClaims,
  codeFrom,
  exchange,
  grant,
  refusal,
  userInfo,
  verifier,
} from './browser.ts';
import { findAnswer, leaseDesk, otherClient, tokenForm } from './oauth-server.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();

describe('a code', () => {
  it('brings tokens whose parts can be read', async () => {
    const { status, body } = await exchange(at.open, await codeFrom(at.open));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...findAnswer('/oauth/token', 'post', 200, 'withRefreshToken'),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      scope: 'signature extended',
    });
    const iat = at.now() / 1000;
    expect(readClaims(body.access_token)).toMatchObject({
      iss: at.open,
      sub: (await userInfo(at.open, body.access_token)).body.sub,
      client_id: leaseDesk.id,
      scp: ['signature', 'extended'],
      iat,
      exp: iat + 28_800,
    });
    expect(readClaims(body.refresh_token)).toMatchObject({ exp: iat + 30 * 86_400 });
  });

  it.each(['code', 'codeOfPublicClient', 'refresh'])(
    'of the spec is always good: %s',
    async (key) => {
      for (const url of [at.open, at.closed, at.open])
        expect(await grant(url, tokenForm(key))).toEqual({
          status: 200,
          body: findAnswer('/oauth/token', 'post', 200, 'withRefreshToken'),
        });
    },
  );

  it('works with the secret in the form', async () => {
    const more = { client_id: leaseDesk.id.toUpperCase(), client_secret: leaseDesk.secret };
    const { status } = await exchange(at.closed, await codeFrom(at.closed), more, {});
    expect(status).toBe(200);
  });

  it('works once, and for two minutes', async () => {
    const spent = findAnswer('/oauth/token', 'post', 400, 'codeSpent');
    const code = await codeFrom(at.open, { state: 'first' });
    expect((await exchange(at.open, code)).status).toBe(200);
    expect(await exchange(at.open, code)).toEqual({ status: 400, body: spent });
    at.pass(0.001);
    const [early, late] = [await codeFrom(at.open), await codeFrom(at.closed)];
    at.pass(119.999);
    expect((await exchange(at.open, early)).status).toBe(200);
    at.pass(0.001);
    expect(await exchange(at.closed, late)).toEqual({ status: 400, body: spent });
  });

  it('of two logins in the same moment works for both', async () => {
    const codes = [await codeFrom(at.open), await codeFrom(at.open)];
    const statuses = [];
    for (const code of [...codes, ...codes]) statuses.push((await exchange(at.open, code)).status);
    expect(statuses).toEqual([200, 200, 400, 400]);
  });

  it('works after a restart, and not at a server with another seed', async () => {
    const code = await codeFrom(at.open);
    expect((await exchange(await at.run({ seed: 'other' }), code)).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await exchange(await at.run(), code)).status).toBe(200);
  });

  it('gets the same answer at the same moment, time after time', async () => {
    const code = await codeFrom(at.open);
    expect(await codeFrom(at.open)).toBe(code);
    const { body } = await exchange(at.open, code);
    expect((await exchange(at.open, code)).body).toEqual(body);
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    [
      'one that was changed',
      (code: string) => code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['one with more at its end', (code: string) => `${code}.more`],
    ['one with an empty part at its end', (code: string) => `${code}.`],
    ['one with an empty part before it', (code: string) => `.${code}`],
    ['one with padding', (code: string) => `${code}=`],
    [
      'one with its head in small letters',
      (code: string) => code.replace(/^[^.]*/, (head) => head.toLowerCase()),
    ],
    ['one with other claims', (code: string) => code.replace('.', '.e30.')],
  ])('that is %s is refused', async (_, spoil) => {
    expect(await exchange(at.open, spoil(await codeFrom(at.open)))).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
  });

  it('of another application is refused, and stays good for its own', async () => {
    const code = await codeFrom(at.closed);
    expect(await exchange(at.closed, code, {}, basic(otherClient, 'any'))).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
    expect((await exchange(at.closed, code)).status).toBe(200);
  });

  it('is refused with a wrong secret, without the secret in the answer', async () => {
    const { status, body } = await exchange(
      at.closed,
      await codeFrom(at.closed),
      {},
      basic(leaseDesk.id, 'guess'),
    );
    expect({ status, body }).toEqual(refusal('invalid_grant', 'unauthorized_client'));
  });

  it.each([
    ['nobody', {}, {}],
    ['no secret', { client_id: leaseDesk.id }, {}],
    ['an empty secret', {}, basic(leaseDesk.id, '')],
    ['an unknown application', {}, basic('00000000-0000-4000-8000-000000000001')],
    ['half of a header', {}, { authorization: 'Basic bm8gY29sb24' }],
    ['a bearer token', {}, { authorization: 'Bearer any' }],
  ])('is refused from %s', async (_, more, headers) => {
    const response = await grant(
      at.closed,
      { grant_type: 'authorization_code', code: await codeFrom(at.closed), ...more },
      headers,
    );
    expect(response).toEqual(refusal('invalid_client', expect.any(String)));
  });

  it('is refused from two applications at once', async () => {
    const answer = await exchange(at.open, await codeFrom(at.open), { client_id: otherClient });
    expect(answer).toEqual(refusal('invalid_request', expect.stringContaining('client_id')));
  });
});

describe('a public client', () => {
  const form = { client_id: leaseDesk.id, code_verifier: verifier };
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };

  it('gets tokens with its verifier, and new ones by its name alone', async () => {
    const { status, body } = await exchange(at.open, await codeFrom(at.open, pkce), form, {});
    expect(status).toBe(200);
    const { client_id } = form;
    const refresh_token = String(body.refresh_token);
    const next = await grant(at.open, { grant_type: 'refresh_token', refresh_token, client_id });
    expect(next.status).toBe(200);
  });

  it('is refused with another verifier', async () => {
    const code = await codeFrom(at.open, pkce);
    const other = { ...form, code_verifier: verifier.toUpperCase() };
    expect(await exchange(at.open, code, other, {})).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
  });

  it('is refused without a verifier, also with a secret', async () => {
    const code = await codeFrom(at.open, pkce);
    expect(await exchange(at.open, code)).toEqual(
      refusal('invalid_request', expect.stringContaining('code_verifier')),
    );
  });

  it('is refused where its login had no challenge', async () => {
    expect(await exchange(at.open, await codeFrom(at.open), form, {})).toMatchObject(
      refusal('invalid_client', expect.any(String)),
    );
  });
});
