import { inspect } from 'node:util';
import { jwtGrant, LoginRequiredError, memoryStore, staticToken } from '@countersign/client/auth';
import { createClient, UnauthorizedError } from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { describe, expect, it } from 'vitest';
import { app, keys, users } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();
const pem = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

/** All that a log could get to see of a thing. */
function shown(thing: unknown): string {
  const seen = [inspect(thing, { depth: Infinity, showHidden: true }), JSON.stringify(thing)];
  for (let error = thing; error instanceof Error; error = error.cause)
    seen.push(`${error}`, error.stack ?? '', JSON.stringify(error));
  return seen.join('\n');
}

describe('what is printed', () => {
  it('of a session and its client is nothing that is secret', async () => {
    const store = memoryStore();
    const session = await at.loggedIn({ store });
    const { state, codeVerifier } = await session.begin();
    const tokens = await store.get();
    const client = createClient({ baseUrl: at.server.url, token: session });
    const seen = shown([session, client, store]);
    for (const secret of [
      tokens?.accessToken,
      tokens?.refreshToken,
      app.clientSecret,
      Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64'),
      state,
      codeVerifier,
    ]) {
      expect(secret).toBeTruthy();
      expect(seen).not.toContain(secret);
    }
  });

  it('of a session with a key is nothing of the key', async () => {
    const session = jwtGrant({
      authUrl: at.server.url,
      clientId: app.clientId,
      userId: users.tomas,
      privateKey: pem,
      redirectUri: app.redirectUri,
    });
    const error: unknown = await session.token().catch((reason: unknown) => reason);
    const assertion = at.server.requests[0]?.form.assertion;
    expect(assertion).toBeTruthy();
    for (const seen of [shown(session), shown(error)]) {
      for (const line of pem.split('\n').slice(1, -2)) expect(seen).not.toContain(line);
      expect(seen).not.toContain(assertion);
    }
  });

  it('of an error is neither a token nor a secret, nor what a login hangs on', async () => {
    const store = memoryStore();
    const session = await at.loggedIn({ store });
    const { accessToken, refreshToken } = (await store.get()) ?? {};
    at.pass(480);
    at.server.settings.isDown = true;
    const lost: unknown = await session.token().catch((reason: unknown) => reason);
    at.server.settings.isDown = false;
    at.server.revokeRefreshTokens();
    const over: unknown = await session.token().catch((reason: unknown) => reason);
    if (!(over instanceof LoginRequiredError)) throw over;
    const { state, codeVerifier } = over.login;
    const callback = new URL(await at.server.browse(over.loginUrl));
    const code = callback.searchParams.get('code');
    const other = at.session({ clientSecret: `${app.clientSecret}!` });
    const unproved: unknown = await other
      .finish(callback, over.login)
      .catch((reason: unknown) => reason);
    const strange: unknown = await at
      .session()
      .finish(callback, { state: 'other', codeVerifier })
      .catch((reason: unknown) => reason);
    const secrets = [accessToken, refreshToken, app.clientSecret, state, codeVerifier, code];
    for (const error of [lost, over, unproved, strange]) {
      expect(error).toBeInstanceOf(Error);
      for (const secret of secrets) {
        expect(secret).toBeTruthy();
        expect(shown(error)).not.toContain(secret);
      }
    }
  });
});

describe('a static token', () => {
  const path = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

  it('goes with every call, and is not sent again when it is refused', async () => {
    const token = await (await at.loggedIn()).token();
    const baseUrl = `${at.server.url}/restapi`;
    const client = createClient({ baseUrl, token: staticToken(token) });
    expect(await envelopeLocksGet(client, { path })).toEqual({ lockedByApp: token });
    at.server.revoke(token);
    await expect(envelopeLocksGet(client, { path })).rejects.toThrow(UnauthorizedError);
  });

  it('is shown neither where it is printed nor where it cannot be one', () => {
    expect(shown(staticToken('door-opener'))).not.toContain('door-opener');
    for (const token of ['', 'door-opener\n', 'door opener', 'dör-opener'])
      expect(() => staticToken(token)).toThrow(/^the token is empty, or holds a character/);
  });
});
