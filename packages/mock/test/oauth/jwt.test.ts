import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readClaims, grant, refusal, userInfo } from './browser.ts';
import { findAnswer, leaseDesk, startOAuth, tokenForm } from './oauth-server.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
const tomas = 'B1A7C3D2-6E5F-4098-A7B6-C5D4E3F20193';
const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** A JWT such as clients make, for a server; other claims, or another header, may be given. */
function jwt(url: string, claims: object = {}, header: object = { alg: 'RS256', typ: 'JWT' }) {
  const iat = at.now() / 1000;
  const usual = {
    iss: leaseDesk.id,
    sub: mara,
    aud: new URL(url).host,
    iat,
    exp: iat + 3600,
    scope: 'signature impersonation',
  };
  const signed = [header, { ...usual, ...claims }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), keys.privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

function ask(url: string, assertion: string, headers?: Record<string, string>) {
  return grant(url, { grant_type, assertion }, headers);
}

/** A server that knows the public key of the application. */
function withKey() {
  return at.run({ oauth: { clients: [{ id: leaseDesk.id, publicKey }] } });
}

/** The same JWT with an invalid signature. */
function spoil(text: string): string {
  return `${text.slice(0, text.lastIndexOf('.'))}.bm8gcmVhbCBzaWduYXR1cmU`;
}

describe('a JWT', () => {
  it('brings an access token for its user, its scopes, and for an hour', async () => {
    const { status, body } = await ask(at.open, jwt(at.open));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...findAnswer('/oauth/token', 'post', 200, 'forJwt'),
      access_token: expect.any(String),
      scope: 'signature impersonation',
    });
    const iat = at.now() / 1000;
    expect(readClaims(body.access_token)).toMatchObject({
      iss: at.open,
      sub: mara,
      client_id: leaseDesk.id,
      scp: ['signature', 'impersonation'],
      iat,
      exp: iat + 3600,
    });
    expect((await userInfo(at.open, body.access_token)).status).toBe(200);
    at.pass(3600);
    expect((await userInfo(at.open, body.access_token)).status).toBe(401);
  });

  it('of the spec is always good', async () => {
    const strict = await at.run({ oauth: { clients: [], withoutConsent: [mara] } });
    for (const url of [at.open, strict])
      expect(await grant(url, tokenForm('jwt'))).toEqual({
        status: 200,
        body: findAnswer('/oauth/token', 'post', 200, 'forJwt'),
      });
  });

  it('without a user brings a token of the application itself', async () => {
    const { body } = await ask(at.open, jwt(at.open, { sub: undefined }));
    expect(readClaims(body.access_token)).not.toHaveProperty('sub');
  });

  it('is taken whatever old token comes along in the header', async () => {
    const { status } = await ask(at.closed, jwt(at.closed), { authorization: 'Bearer old' });
    expect(status).toBe(200);
  });

  it.each([
    'account-d.docusign.com',
    'account.docusign.com',
    'https://account-d.docusign.com/',
    '127.0.0.1',
  ])('may be for %s', async (aud) => {
    expect((await ask(at.open, jwt(at.open, { aud }))).status).toBe(200);
  });

  it('may be from a clock that is ahead', async () => {
    const iat = at.now() / 1000 + 86_400;
    expect((await ask(at.open, jwt(at.open, { iat, exp: iat + 60 }))).status).toBe(200);
  });

  it('may live longer than its token, which works for an hour', async () => {
    const iat = at.now() / 1000;
    const { status, body } = await ask(at.open, jwt(at.open, { iat, exp: iat + 4000 }));
    expect([status, body.expires_in]).toEqual([200, 3600]);
  });

  it('of a user without consent gets consent_required, and nothing else', async () => {
    const url = await at.run({ oauth: { withoutConsent: [tomas] } });
    const answer = { status: 400, body: findAnswer('/oauth/token', 'post', 400, 'noConsent') };
    for (const sub of [tomas, tomas.toLowerCase()])
      expect(await ask(url, jwt(url, { sub }))).toEqual(answer);
    expect((await ask(url, jwt(url))).status).toBe(200);
  });

  it.each([
    ['issuer_not_found', { iss: '00000000-0000-4000-8000-000000000001' }],
    ['issuer_not_found', { iss: undefined }],
    ['user_not_found', { sub: '00000000-0000-0000-0000-000000000000' }],
    ['invalid_subject', { sub: 'mara.lindqvist@harbour.example' }],
    ['invalid_subject', { sub: 7 }],
    ['invalid_audience', { aud: 'account.docusign.example' }],
    ['invalid_audience', { aud: undefined }],
    ['expired_grant', { iat: 1_000_000_000, exp: 1_000_003_600 }],
  ])('is refused with %s for %j', async (reason, claims) => {
    expect(await ask(at.closed, jwt(at.closed, claims))).toEqual(refusal('invalid_grant', reason));
  });

  it.each([
    ['invalid_request', { exp: undefined }],
    ['invalid_request', { iat: 'now' }],
    ['invalid_request', { iat: 2_000_000_000, exp: 2_000_000_000 }],
    ['invalid_scope', { scope: 'signature sign' }],
    ['invalid_scope', { scope: undefined }],
    ['invalid_scope', { scope: ['signature'] }],
  ])('is refused with %s for %j', async (error, claims) => {
    expect(await ask(at.open, jwt(at.open, claims))).toEqual(refusal(error, expect.any(String)));
  });

  it('whose claims are a list is an invalid request', async () => {
    const [head = '', , signature = ''] = jwt(at.open).split('.');
    const list = Buffer.from('[{}]').toString('base64url');
    expect(await ask(at.open, [head, list, signature].join('.'))).toEqual(
      refusal('invalid_request', expect.stringContaining('must be an object')),
    );
  });

  it.each(['nonsense', 'a.b', 'a.b.c', 'e30.W10.c', 'bnVsbA.e30.c', 'e30.e30.', 'e30.e30.c.d'])(
    'that cannot be read is an invalid request: %s',
    async (assertion) => {
      const answer = await ask(at.open, assertion);
      expect(answer).toMatchObject({ status: 400 });
      expect(['invalid_request', 'invalid_grant']).toContain(answer.body.error);
    },
  );

  it.each<[string, (parts: string[]) => string]>([
    ['a fourth part', (parts) => [...parts, 'more'].join('.')],
    ['an empty fourth part', (parts) => [...parts, ''].join('.')],
    ['an empty part before it', (parts) => ['', ...parts].join('.')],
    ['an empty head', (parts) => ['', ...parts.slice(1)].join('.')],
    ['padding', (parts) => `${parts.join('.')}==`],
    ['a line break', (parts) => parts.join('.\n')],
    ['the alphabet of Base64', (parts) => `${parts.join('.')}+/`],
  ])('that is written in another way is an invalid request: with %s', async (_, spell) => {
    expect(await ask(at.open, spell(jwt(at.open).split('.')))).toEqual(
      refusal('invalid_request', expect.stringContaining('base64url')),
    );
  });
});

describe('the signature of a JWT', () => {
  const noKey = refusal('invalid_grant', 'no_valid_keys_or_signatures');

  it('is checked where the server has the key', async () => {
    const url = await withKey();
    expect((await ask(url, jwt(url))).status).toBe(200);
    expect(await ask(url, spoil(jwt(url)))).toEqual(noKey);
  });

  it('may be any where it has none', async () => {
    expect((await ask(at.open, spoil(jwt(at.open)))).status).toBe(200);
  });

  it.each(['none', 'HS256', 'PS256', undefined])('is refused where it is %s', async (alg) => {
    const url = await withKey();
    for (const server of [url, at.open])
      expect(await ask(server, jwt(server, {}, { alg }))).toEqual(noKey);
  });

  it('needs a key that can be read', async () => {
    const clients = [{ id: leaseDesk.id, publicKey: 'my key' }];
    await expect(startOAuth({ oauth: { clients }, clock: at.now })).rejects.toThrow(
      `the publicKey of the OAuth client ${leaseDesk.id} is no public RSA key`,
    );
  });
});
