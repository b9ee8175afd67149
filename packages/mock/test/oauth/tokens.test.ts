import { describe, expect, it } from 'vitest';
import { basic, readClaims, codeFrom, exchange, grant, refusal, userInfo } from './browser.ts';
import { findAnswer, otherClient } from './oauth-server.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();
const day = 86_400;

function refresh(token: unknown, headers = basic(), url = at.open) {
  return grant(url, { grant_type: 'refresh_token', refresh_token: String(token) }, headers);
}

/** The first refresh token of a login. */
async function first(scope: string, url = at.open): Promise<unknown> {
  return (await exchange(url, await codeFrom(url, { scope }))).body.refresh_token;
}

describe('a refresh token', () => {
  it('brings tokens with the same scopes, more than once', async () => {
    const token = await first('signature dtr.rooms.read');
    for (const _ of [1, 2])
      expect(await refresh(token)).toMatchObject({
        status: 200,
        body: { token_type: 'Bearer', expires_in: 28_800, scope: 'signature dtr.rooms.read' },
      });
  });

  it('lives thirty days, with extended from each refresh on', async () => {
    const plain = await first('signature');
    const extended = await first('signature extended');
    at.pass(20 * day);
    const later = [(await refresh(plain)).body, (await refresh(extended)).body];
    at.pass(10 * day);
    expect(await refresh(plain)).toEqual(refusal('invalid_grant', 'expired_grant'));
    expect(await refresh(later[0]?.refresh_token)).toEqual(
      refusal('invalid_grant', 'expired_grant'),
    );
    expect((await refresh(later[1]?.refresh_token)).status).toBe(200);
  });

  it('is good only for its application', async () => {
    const token = await first('signature', at.closed);
    expect(await refresh(token, basic(otherClient, 'any'), at.closed)).toEqual(
      refusal('invalid_grant', 'unauthorized_client'),
    );
  });

  it.each(['nonsense', 'eyJ0eXAiOiJNVCJ9.e30.x'])('such as %j is refused', async (token) => {
    expect(await refresh(token)).toEqual(refusal('invalid_grant', 'expired_grant'));
  });

  it('is another thing than a code and an access token', async () => {
    const { body } = await exchange(at.open, await codeFrom(at.open));
    expect((await refresh(body.access_token)).status).toBe(400);
    expect((await refresh(await codeFrom(at.open))).status).toBe(400);
    expect((await exchange(at.open, String(body.refresh_token))).status).toBe(400);
    expect((await userInfo(at.open, body.refresh_token)).status).toBe(401);
  });
});

describe('a request for tokens', () => {
  it.each([
    [{ grant_type: 'password', username: 'mara', password: 'x' }, 'invalid_grant'],
    [{ grant_type: 'authorization_code' }, 'invalid_request'],
    [{ grant_type: 'refresh_token', refresh_token: '' }, 'invalid_request'],
    [{ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer' }, 'invalid_request'],
  ])('%j is refused with %s', async (form, error) => {
    expect(await grant(at.open, form, basic())).toEqual(refusal(error, expect.any(String)));
  });
});

describe('an access token', () => {
  it('leads to the user, with all addresses on the server that answered', async () => {
    const { body: tokens } = await exchange(at.open, await codeFrom(at.open));
    const { status, body } = await userInfo(at.open, tokens.access_token);
    expect(status).toBe(200);
    const example = JSON.stringify(findAnswer('/oauth/userinfo', 'get', 200, 'oneAccount'));
    expect(body).toEqual(JSON.parse(example.replaceAll('http://127.0.0.1:4010', at.open)));
  });

  it('that is not ours is nobody’s business', async () => {
    expect((await userInfo(at.open, 'any-token')).status).toBe(200);
  });

  it('of ours ends, and cannot be changed', async () => {
    const { access_token } = (await exchange(at.open, await codeFrom(at.open))).body;
    const [head, , signature] = String(access_token).split('.');
    const claims = Buffer.from(JSON.stringify({ ...readClaims(access_token), exp: 9e9 }));
    const changed = `${head}.${claims.toString('base64url')}.${signature}`;
    expect((await userInfo(at.open, changed)).body).toMatchObject({
      error_description: expect.stringContaining('modified'),
    });
    at.pass(28_800);
    expect(await userInfo(at.open, access_token)).toMatchObject({
      status: 401,
      body: { error_description: expect.stringContaining('expired') },
    });
  });
});
