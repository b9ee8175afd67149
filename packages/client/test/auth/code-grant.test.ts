import {
  codeGrant,
  LoginRefusedError,
  LoginRequiredError,
  OAuthError,
  StateMismatchError,
  TokenAnswerError,
  memoryStore,
} from '@countersign/client/auth';
import { CountersignError, createClient, NetworkError } from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { describe, expect, it } from 'vitest';
import { app } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();
const path = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

describe('the beginning of a login', () => {
  it('is an address with all that the service wants', async () => {
    const { url, state } = await at.session().begin();
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(`${at.server.url}/oauth/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      scope: 'signature extended',
      client_id: app.clientId,
      redirect_uri: app.redirectUri,
      state,
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('says what the caller wants to be asked', async () => {
    const session = at.session({ scopes: ['signature', 'dtr.rooms.read'] });
    const { url } = await session.begin({
      prompt: 'login',
      loginHint: 'mara+1@harbour.example',
      uiLocales: ['sv', 'en'],
    });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      scope: 'signature dtr.rooms.read',
      prompt: 'login',
      login_hint: 'mara+1@harbour.example',
      ui_locales: 'sv en',
    });
  });

  it('has a state and a verifier of its own each time', async () => {
    const session = at.session();
    const logins = await Promise.all(Array.from({ length: 50 }, () => session.begin()));
    const secrets = logins.flatMap(({ state, codeVerifier }) => [state, codeVerifier]);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43,128}$/);
  });

  it('wants the address of the service as scheme and host', () => {
    for (const authUrl of ['account-d.docusign.com', 'https://account-d.docusign.com/oauth', ''])
      expect(() => at.session({ authUrl })).toThrow('authUrl must be a scheme and host');
  });

  it.each(['authUrl', 'clientId', 'redirectUri'])('says that %s is missing', (option) => {
    const { url: authUrl } = at.server;
    const { clientId, redirectUri } = app;
    const options = { authUrl, clientId, redirectUri, [option]: undefined };
    const make = () => codeGrant(options);
    expect(make).toThrow(CountersignError);
    expect(make).toThrow(new RegExp(`^${option} `));
  });
});

describe('the end of a login', () => {
  it('gives a token that calls can be made with', async () => {
    const session = await at.loggedIn();
    const client = createClient({ baseUrl: `${at.server.url}/restapi`, token: session });
    const token = await session.token();
    expect(await envelopeLocksGet(client, { path })).toEqual({ lockedByApp: token });
  });

  it('reckons the end of the token from its receipt', async () => {
    const store = memoryStore();
    await at.loggedIn({ store });
    expect(store.get()).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      tokenType: 'Bearer',
      scope: 'signature extended',
      receivedAt: at.now(),
      expiresAt: at.now() + 28_800_000,
    });
  });

  it('proves a confidential client by HTTP Basic, and by PKCE too', async () => {
    await at.loggedIn();
    const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
    expect(at.server.requests).toEqual([
      {
        authorization: `Basic ${basic}`,
        form: {
          grant_type: 'authorization_code',
          code: expect.any(String),
          code_verifier: expect.any(String),
        },
      },
    ]);
  });

  it('proves a public client by PKCE alone, when it refreshes by its name', async () => {
    const session = await at.loggedIn({ clientId: app.publicClientId, clientSecret: undefined });
    at.pass(451);
    await session.token();
    const [exchange, refresh] = at.server.requests;
    expect(exchange?.authorization).toBeUndefined();
    expect(exchange?.form).toMatchObject({ client_id: app.publicClientId });
    expect(refresh).toEqual({
      authorization: undefined,
      form: {
        grant_type: 'refresh_token',
        client_id: app.publicClientId,
        refresh_token: expect.any(String),
      },
    });
  });

  it('takes the callback as an address, as a server sees it, and as its query', async () => {
    for (const form of [
      (url: URL) => url,
      ({ href }: URL) => href,
      ({ pathname, search }: URL) => `${pathname}${search}`,
      ({ searchParams }: URL) => searchParams,
    ]) {
      const session = at.session();
      const { url } = await session.begin();
      await session.finish(form(new URL(await at.server.browse(url))));
      expect(await session.token()).toMatch(/^access-/);
    }
  });

  it('works in another process, with what the caller kept', async () => {
    const { url, state, codeVerifier } = await at.session().begin();
    const callback = await at.server.browse(url);
    const elsewhere = at.session();
    await elsewhere.finish(callback, { state, codeVerifier });
    expect(await elsewhere.token()).toMatch(/^access-/);
  });

  it('is refused by the service where the verifier is not the one', async () => {
    const session = at.session();
    const { url, state } = await session.begin();
    const callback = await at.server.browse(url);
    const codeVerifier = 'x'.repeat(43);
    await expect(session.finish(callback, { state, codeVerifier })).rejects.toMatchObject({
      name: 'OAuthError',
      error: 'invalid_grant',
      description: 'unauthorized_client',
    });
  });

  it('can be tried again where the service could not be reached', async () => {
    const session = at.session({ fetch: brokenOnce() });
    const { url, ...login } = await session.begin();
    const callback = await at.server.browse(url);
    await expect(session.finish(callback, login)).rejects.toThrow(NetworkError);
    await session.finish(callback, login);
    expect(await session.token()).toMatch(/^access-/);
  });
});

describe('a callback that does not belong', () => {
  it('is refused for its state, and no code is exchanged', async () => {
    const [mara, somebody] = [at.session(), at.session()];
    await mara.begin();
    const { url } = await somebody.begin();
    const callback = await at.server.browse(url);
    await expect(mara.finish(callback)).rejects.toThrow(StateMismatchError);
    const stateless = callback.replace(/state=[^&]+&/, '');
    expect(stateless).not.toBe(callback);
    await expect(mara.finish(stateless)).rejects.toThrow(StateMismatchError);
    expect(at.server.requests).toEqual([]);
  });

  it('is refused where no login was begun, or it has ended', async () => {
    const session = at.session();
    const { url } = await session.begin();
    const callback = await at.server.browse(url);
    await expect(at.session().finish(callback)).rejects.toThrow('no login was started here');
    await session.finish(callback);
    await expect(session.finish(callback)).rejects.toThrow(StateMismatchError);
  });

  it('does not end the login that it does not belong to', async () => {
    const session = at.session();
    const { url } = await session.begin();
    await expect(session.finish('/callback?code=1&state=guessed')).rejects.toThrow(
      StateMismatchError,
    );
    await expect(session.finish('/callback?error=access_denied')).rejects.toThrow(
      LoginRefusedError,
    );
    await session.finish(await at.server.browse(url));
    expect(await session.token()).toMatch(/^access-/);
  });
});

describe('a login that is refused', () => {
  it('says so, by the words of the service and with what to do', async () => {
    const session = at.session();
    const { state } = await session.begin();
    const query = new URLSearchParams({
      state,
      error: 'access_denied',
      error_description: 'No\n!',
    });
    const error: unknown = await session.finish(query).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LoginRefusedError);
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({
      error: 'access_denied',
      description: 'No\n!',
      message:
        'the login ended without a code (access_denied, No !): the user denied access; explain what the scopes are for, and let the user try again',
    });
    expect(at.server.requests).toEqual([]);
  });

  it('says what to do where the secret is wrong', async () => {
    const session = at.session({ clientSecret: 'wrong' });
    const { url } = await session.begin();
    await expect(session.finish(await at.server.browse(url))).rejects.toThrow(
      'no token was issued (invalid_client): the integration key is unknown or its secret is wrong',
    );
  });

  it('is told from an answer that holds no token', async () => {
    for (const body of [
      '<html>welcome</html>',
      '{"access_token":"half',
      {},
      { access_token: 'with space', token_type: 'Bearer', expires_in: 1 },
      { access_token: 'half', token_type: 'mac', expires_in: 1 },
      { access_token: 'half', token_type: 'Bearer' },
    ]) {
      const session = at.session();
      const { url } = await session.begin();
      const callback = await at.server.browse(url);
      at.server.settings.reply = { status: 200, body };
      const error: unknown = await session.finish(callback).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TokenAnswerError);
      expect(String(error)).not.toMatch(/half|with space/);
    }
  });
});

describe('a session without a login', () => {
  it('says where to log in, and takes what comes of it', async () => {
    const session = at.session();
    const error = await loginRequired(session.token());
    expect(error.message).toMatch(/^there is no token that could be renewed; start over/);
    await session.finish(await at.server.browse(error.loginUrl));
    expect(await session.token()).toMatch(/^access-/);
  });

  it('sends all of its calls to the same login', async () => {
    const session = at.session();
    const { url } = await session.begin();
    const errors = await Promise.all([1, 2, 3].map(() => loginRequired(session.token())));
    expect(new Set(errors.map(({ loginUrl }) => loginUrl))).toEqual(new Set([url]));
  });

  it('gives what another process needs to end the login', async () => {
    const { loginUrl, login } = await loginRequired(at.session().token());
    const elsewhere = at.session();
    await elsewhere.finish(await at.server.browse(loginUrl), login);
    expect(await elsewhere.token()).toMatch(/^access-/);
  });
});

async function loginRequired(token: Promise<string>): Promise<LoginRequiredError> {
  const error: unknown = await token.catch((reason: unknown) => reason);
  if (error instanceof LoginRequiredError) return error;
  throw new Error('no LoginRequiredError', { cause: error });
}

/** A fetch whose first connection fails. */
function brokenOnce(): typeof fetch {
  let isBroken = true;
  return (...request) => {
    if (!isBroken) return fetch(...request);
    isBroken = false;
    return fetch('http://127.0.0.1:9/');
  };
}
