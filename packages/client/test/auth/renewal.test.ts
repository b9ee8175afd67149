import {
  LoginRequiredError,
  memoryStore,
  type CodeGrantOptions,
  type TokenSet,
  type TokenStore,
} from '@countersign/client/auth';
import { createClient, NetworkError, ServerError, UnauthorizedError } from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { describe, expect, it } from 'vitest';
import { app } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();
const path = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };
const refused = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'expired_grant' },
};

describe('a token', () => {
  it('is used while the threshold is left of it, and renewed after', async () => {
    const session = await at.loggedIn();
    const first = await session.token();
    at.pass(450);
    expect(await session.token()).toBe(first);
    at.pass(1);
    expect(await session.token()).not.toBe(first);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('is renewed at the threshold that the caller sets', async () => {
    const session = await at.loggedIn({ threshold: 60_000 });
    const first = await session.token();
    at.pass(479);
    expect(await session.token()).toBe(first);
    at.pass(0.1);
    expect(await session.token()).not.toBe(first);
  });

  it('is renewed once, however many calls wait for it', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: session });
    const calls = Array.from({ length: 100 }, () => envelopeLocksGet(client, { path }));
    const answers = await Promise.all(calls);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
    const token = await session.token();
    expect(new Set(answers.map(({ lockedByApp }) => lockedByApp))).toEqual(new Set([token]));
  });

  it('that lives shorter than the threshold is not renewed before each call', async () => {
    at.server.settings.expiresIn = 600;
    const session = await at.loggedIn();
    const first = await session.token();
    at.pass(5);
    expect(await session.token()).toBe(first);
    expect(at.grants()).toEqual(['authorization_code']);
  });

  it('is used to its end where there is no refresh token', async () => {
    const store = memoryStore({
      accessToken: 'mine',
      tokenType: 'Bearer',
      expiresAt: at.now() + 28_800_000,
    });
    const session = at.session({ store });
    at.pass(479);
    expect(await session.token()).toBe('mine');
    at.pass(1);
    await expect(session.token()).rejects.toThrow(LoginRequiredError);
    expect(at.server.requests).toEqual([]);
  });
});

describe('a refresh token', () => {
  it('is kept where the answer brings no other', async () => {
    const store = memoryStore();
    const session = await at.loggedIn({ store });
    const before = await store.get();
    at.pass(451);
    await session.token();
    const after = await store.get();
    expect(after?.refreshToken).toBe(before?.refreshToken);
    expect(after?.expiresAt).toBe(at.now() + 28_800_000);
  });

  it('is replaced where the answer brings another', async () => {
    at.server.settings.rotates = true;
    const session = await at.loggedIn();
    for (let round = 0; round < 3; round += 1) {
      at.pass(451);
      await session.token();
    }
    const shown = at.server.requests.slice(1).map(({ form }) => form.refresh_token);
    expect(new Set(shown).size).toBe(3);
  });
});

describe('a renewal that is refused', () => {
  it('says to start over, with the address of a login that works', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    at.server.revokeRefreshTokens();
    const error = await failure(session.token());
    expect(error).toMatchObject({
      name: 'LoginRequiredError',
      message: expect.stringMatching(/invalid_grant, expired_grant.*start over.*loginUrl/),
      cause: { name: 'OAuthError', error: 'invalid_grant', cause: { name: 'BadRequestError' } },
    });
    if (!(error instanceof LoginRequiredError)) throw error;
    const { searchParams } = new URL(error.loginUrl);
    expect(searchParams.get('redirect_uri')).toBe(app.redirectUri);
    expect(searchParams.get('state')).toBe(error.login.state);
    await session.finish(await at.server.browse(error.loginUrl));
    expect(await session.token()).toMatch(/^access-/);
  });

  it('reaches every call that waits', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    at.server.settings.reply = refused;
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: session });
    const calls = Array.from({ length: 20 }, () => failure(envelopeLocksGet(client, { path })));
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(LoginRequiredError);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('for a refresh token is not tried again', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    at.server.settings.reply = refused;
    await expect(session.token()).rejects.toThrow(LoginRequiredError);
    await expect(session.token()).rejects.toThrow(LoginRequiredError);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('for a wrong secret leaves the tokens alone', async () => {
    const store = memoryStore();
    await at.loggedIn({ store });
    at.pass(451);
    const wrong = at.session({ store, clientSecret: 'wrong' });
    await expect(wrong.token()).rejects.toThrow(LoginRequiredError);
    expect(await at.session({ store }).token()).toMatch(/^access-/);
  });

  it('is also one that brings a token below the threshold', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    at.server.settings.expiresIn = 1799;
    await expect(session.token()).rejects.toMatchObject({
      name: 'LoginRequiredError',
      message: expect.stringContaining(
        'is valid for 1799 seconds, less than the threshold of 1800',
      ),
    });
    await expect(session.token()).rejects.toThrow('there is no token that could be renewed');
  });

  it('is none where it brings just the threshold', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    at.server.settings.expiresIn = 1800;
    expect(await session.token()).toMatch(/^access-/);
  });
});

describe('a renewal without an answer', () => {
  it('leaves a token that is still good in use, and is tried again later', async () => {
    const session = await at.loggedIn();
    const first = await session.token();
    at.pass(451);
    at.server.settings.isDown = true;
    expect(await session.token()).toBe(first);
    expect(await session.token()).toBe(first);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
    at.server.settings.isDown = false;
    at.pass(1);
    expect(await session.token()).not.toBe(first);
  });

  it('is told as what it is where the token has ended', async () => {
    const session = await at.loggedIn();
    at.pass(480);
    at.server.settings.isDown = true;
    await expect(session.token()).rejects.toThrow(NetworkError);
    at.server.settings.isDown = false;
    at.server.settings.reply = { status: 503, body: { error: 'server_error' } };
    await expect(session.token()).rejects.toThrow(ServerError);
    at.server.settings.reply = undefined;
    expect(await session.token()).toMatch(/^access-/);
  });
});

describe('a caller who gives up', () => {
  it('ends only their own wait', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    const { promise, resolve } = Promise.withResolvers<void>();
    at.server.settings.gate = promise;
    const controller = new AbortController();
    const impatient = failure(session.token(controller.signal));
    const patient = session.token();
    controller.abort(new Error('enough'));
    expect(await impatient).toEqual(new Error('enough'));
    resolve();
    expect(await patient).toMatch(/^access-/);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('before the call gets no token', async () => {
    const session = await at.loggedIn();
    await expect(session.token(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});

describe('a token that the service refuses', () => {
  it('is renewed, and the calls are sent again', async () => {
    const session = await at.loggedIn();
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: session });
    const first = await session.token();
    at.server.revoke(first);
    const calls = Array.from({ length: 20 }, () => envelopeLocksGet(client, { path }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ lockedByApp }) => lockedByApp)).size).toBe(1);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('is not renewed again for a call that had an older one', async () => {
    const session = await at.loggedIn();
    const first = await session.token();
    expect(await session.refused(first)).toBe(true);
    const second = await session.token();
    expect(await session.refused(first)).toBe(true);
    expect(await session.token()).toBe(second);
  });

  it('fails the call where no other can be had', async () => {
    const store = memoryStore({
      accessToken: 'unknown',
      tokenType: 'Bearer',
      expiresAt: at.now() + 28_800_000,
    });
    const session = at.session({ store });
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: session });
    await expect(envelopeLocksGet(client, { path })).rejects.toThrow(UnauthorizedError);
    await expect(envelopeLocksGet(client, { path })).rejects.toThrow(LoginRequiredError);
  });
});

describe('sessions', () => {
  it('that share a store share what is in it, and one renewal', async () => {
    at.server.settings.rotates = true;
    const store = slow(memoryStore());
    const one = await at.loggedIn({ store });
    const other = at.session({ store });
    expect(await other.token()).toBe(await one.token());
    at.pass(451);
    const sessions = [one, other, one, other];
    const tokens = await Promise.all(sessions.map((session) => session.token()));
    expect(new Set(tokens).size).toBe(1);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('take what another process renewed before them', async () => {
    const store = memoryStore();
    const session = await at.loggedIn({ store });
    at.pass(451);
    at.server.settings.reply = refused;
    const { promise, resolve } = Promise.withResolvers<void>();
    at.server.settings.gate = promise;
    const waiting = session.token();
    await expect.poll(() => at.grants().length).toBe(2);
    const others = { accessToken: 'theirs', tokenType: 'Bearer', expiresAt: at.now() + 28_800_000 };
    await store.set(others);
    resolve();
    expect(await waiting).toBe('theirs');
    expect(store.get()).toEqual(others);
  });

  it('of several processes renew one after the other where the store can lock', async () => {
    at.server.settings.rotates = true;
    const place = memoryStore();
    let last: Promise<unknown> = Promise.resolve();
    // Each process has an object of its own for the same place.
    const store = (): TokenStore => ({
      ...place,
      lock(work) {
        const done = last.then(work);
        last = done.catch(() => undefined);
        return done;
      },
    });
    const sessions = [await at.loggedIn({ store: store() })];
    for (let process = 0; process < 4; process += 1) sessions.push(at.session({ store: store() }));
    at.pass(451);
    const tokens = await Promise.all(sessions.map((session) => session.token()));
    expect(new Set(tokens).size).toBe(1);
    expect(at.grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('with stores of their own know nothing of each other', async () => {
    const [one, other] = [await at.loggedIn(), await at.loggedIn()];
    expect(await one.token()).not.toBe(await other.token());
    at.pass(451);
    const renewed = await Promise.all([one.token(), other.token()]);
    expect(new Set(renewed).size).toBe(2);
    expect(await Promise.all([one.token(), other.token()])).toEqual(renewed);
  });

  it('do not write over a login that ended while they renewed', async () => {
    const session = await at.loggedIn();
    at.pass(451);
    const { url } = await session.begin();
    const callback = await at.server.browse(url);
    const { promise, resolve } = Promise.withResolvers<void>();
    at.server.settings.gate = promise;
    const waiting = session.token();
    await expect.poll(() => at.grants().length).toBe(2);
    at.server.settings.gate = Promise.resolve();
    await session.finish(callback);
    const fromLogin = await session.token();
    resolve();
    expect(await waiting).toBe(fromLogin);
    expect(await session.token()).toBe(fromLogin);
  });

  it('survive a restart, from what their store kept', async () => {
    let file = '';
    const options: Partial<CodeGrantOptions> = {
      store: {
        get: (): TokenSet | undefined => (file === '' ? undefined : JSON.parse(file)),
        set(tokens) {
          file = tokens === undefined ? '' : JSON.stringify(tokens);
        },
      },
    };
    const token = await (await at.loggedIn(options)).token();
    expect(await at.session(options).token()).toBe(token);
  });
});

const later = () => new Promise((resolve) => setImmediate(resolve));

/** A store that takes its time, as one in a database does. */
function slow(store: TokenStore): TokenStore {
  return {
    get: () => later().then(() => store.get()),
    set: (tokens) => later().then(() => store.set(tokens)),
  };
}

function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}
