import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import {
  ConsentRequiredError,
  jwtGrant,
  memoryStore,
  OAuthError,
  PrivateKeyError,
  type JwtGrantOptions,
} from '@countersign/client/auth';
import { createClient } from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { describe, expect, it } from 'vitest';
import { app, keys, readJwt, users } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();
const path = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };
const pkcs1 = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const pkcs8 = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

function session(options: Partial<JwtGrantOptions> = {}) {
  return jwtGrant({
    authUrl: at.server.url,
    clientId: app.clientId,
    userId: users.mara,
    privateKey: pkcs1,
    now: at.now,
    ...options,
  });
}

describe('the JWT grant', () => {
  it('signs what the service wants to know', async () => {
    expect(await session().token()).toMatch(/^access-/);
    const [request] = at.server.requests;
    expect(request?.authorization).toBeUndefined();
    expect(request?.form).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: expect.any(String),
    });
    expect(readJwt(request?.form.assertion ?? '')).toEqual({
      header: { alg: 'RS256', typ: 'JWT' },
      isSigned: true,
      claims: {
        iss: app.clientId,
        sub: users.mara,
        aud: new URL(at.server.url).host,
        iat: at.now() / 1000,
        exp: at.now() / 1000 + 3600,
        scope: 'signature impersonation',
      },
    });
  });

  it('takes scopes, a shorter life, and no user', async () => {
    const options = { scopes: ['user_read'], lifetime: 60_000, userId: undefined };
    await expect(session(options).token()).rejects.toThrow('no user has this ID');
    const { claims } = readJwt(at.server.requests[0]?.form.assertion ?? '');
    expect(claims).toMatchObject({ scope: 'user_read', exp: at.now() / 1000 + 60 });
    expect(claims).not.toHaveProperty('sub');
    for (const lifetime of [3_600_001, 0, Number.NaN])
      expect(() => session({ lifetime })).toThrow('lifetime must be');
  });

  it('gets another token when half an hour of the hour is over, once for all calls', async () => {
    at.server.settings.expiresIn = 3600;
    const jwt = session();
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: jwt });
    const calls = () => Promise.all([1, 2, 3].map(() => envelopeLocksGet(client, { path })));
    await calls();
    at.pass(30);
    await calls();
    expect(at.grants()).toHaveLength(1);
    at.pass(0.1);
    await calls();
    expect(at.grants()).toHaveLength(2);
  });

  it('gets another token when the service refuses one', async () => {
    const jwt = session();
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: jwt });
    at.server.revoke(await jwt.token());
    await envelopeLocksGet(client, { path });
    expect(at.grants()).toHaveLength(2);
  });

  it('keeps its tokens where it is told', async () => {
    const store = memoryStore();
    const token = await session({ store }).token();
    expect(await session({ store }).token()).toBe(token);
    expect(at.grants()).toHaveLength(1);
  });

  it('does not wait for ever for a service that gives tokens of no length', async () => {
    at.server.settings.expiresIn = 0;
    expect(await session().token()).toMatch(/^access-/);
    expect(at.grants()).toHaveLength(1);
  });
});

describe('a private key', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const big = generateKeyPairSync('rsa', { modulusLength: 4096 });

  it('may be PKCS#1, PKCS#8, both halves together, or on one line', async () => {
    for (const privateKey of [
      pkcs1,
      pkcs8,
      `${publicPem}\r\n${pkcs1.replaceAll('\n', '\r\n')}`,
      pkcs1.replaceAll('\n', String.raw`\n`),
    ])
      expect(await session({ privateKey }).token()).toMatch(/^access-/);
  });

  it('may be a CryptoKey for RS256', async () => {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const der = keys.privateKey.export({ type: 'pkcs8', format: 'der' });
    const key = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
    expect(await session({ privateKey: key }).token()).toMatch(/^access-/);
    const other = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' };
    const wrong = await crypto.subtle.importKey('pkcs8', der, other, false, ['sign']);
    expect(() => session({ privateKey: wrong })).toThrow(PrivateKeyError);
  });

  it('in PKCS#1 is wrapped as OpenSSL does, whatever its size', async () => {
    const privateKey = big.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    await expect(session({ privateKey }).token()).rejects.toThrow(
      'the key does not belong to the application',
    );
  });

  it('that is something else is refused at once, and nothing of it is shown', () => {
    const encrypted = { format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const;
    for (const [privateKey, message] of [
      ['', 'there is no key in the text'],
      ['MIIEpAIBAAKCAQEA', 'there is no key in the text'],
      [publicPem, 'it is a PUBLIC KEY'],
      [ec.export({ type: 'sec1', format: 'pem' }).toString(), 'it is a EC PRIVATE KEY'],
      [keys.privateKey.export({ type: 'pkcs8', ...encrypted }).toString(), 'it is encrypted'],
      [keys.privateKey.export({ type: 'pkcs1', ...encrypted }).toString(), 'it is encrypted'],
      [pkcs1.replace('MII', '!!!'), 'is no Base64'],
    ] as const)
      expect(() => session({ privateKey })).toThrow(message);
  });

  it.each([
    ['is missing', undefined],
    ['is null', null],
    ['is the bytes of a file', Buffer.from(pkcs1)],
  ])('that %s is refused at once', (_what, privateKey) => {
    const { url: authUrl } = at.server;
    // @ts-expect-error -- what a caller without types would pass
    const make = () => jwtGrant({ authUrl, clientId: app.clientId, privateKey });
    expect(make).toThrow(PrivateKeyError);
    expect(make).toThrow('give the PEM text, or a CryptoKey');
  });

  it('that is broken, or not RSA, is refused with the first token', async () => {
    const lines = pkcs1.split('\n');
    const torn = lines.toSpliced(3, 8).join('\n');
    const notRsa = createPrivateKey(ec.export({ type: 'sec1', format: 'pem' }))
      .export({ type: 'pkcs8', format: 'pem' })
      .toString();
    for (const privateKey of [torn, notRsa]) {
      const error: unknown = await session({ privateKey })
        .token()
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PrivateKeyError);
      expect(String(error)).not.toContain(lines[2]);
    }
  });
});

describe('a JWT that is refused', () => {
  it('says where to consent', async () => {
    const { redirectUri } = app;
    const error: unknown = await session({ userId: users.tomas, redirectUri })
      .token()
      .catch((reason: unknown) => reason);
    if (!(error instanceof ConsentRequiredError)) throw error;
    const { origin, pathname, searchParams } = new URL(error.consentUrl ?? '');
    expect(origin + pathname).toBe(`${at.server.url}/oauth/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      scope: 'signature impersonation',
      client_id: app.clientId,
      redirect_uri: redirectUri,
    });
    expect(error.message).toContain(error.consentUrl);
    expect(error).toBeInstanceOf(OAuthError);
    await expect(session({ userId: users.tomas }).token()).rejects.toMatchObject({
      name: 'ConsentRequiredError',
      consentUrl: undefined,
    });
  });

  it('can be one for which an administrator consents', () => {
    const url = session().consentUrl({ ...app, forOrganization: true, state: 's' });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: 'openid',
      admin_consent_scope: 'signature impersonation',
      state: 's',
    });
  });

  it('says what to look at', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const privateKey = other.export({ type: 'pkcs1', format: 'pem' }).toString();
    for (const [options, message] of [
      [{ clientId: users.mara }, 'issuer_not_found): the integration key is unknown'],
      [{ userId: app.clientId }, 'user_not_found): no user has this ID; check userId'],
      [{ privateKey }, 'no_valid_keys_or_signatures): the key does not belong to the application'],
    ] as const)
      await expect(session(options).token()).rejects.toThrow(message);
  });
});
