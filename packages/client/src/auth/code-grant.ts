import { CountersignError } from '../errors/countersign-error.js';
import { base64 } from '../base64.js';
import { utf8 } from './utf8.js';
import { LoginRefusedError } from './errors/login-refused-error.js';
import { LoginRequiredError } from './errors/login-required-error.js';
import { OAuthError } from './errors/oauth-error.js';
import { ShortTokenError } from './errors/short-token-error.js';
import { StateMismatchError } from './errors/state-mismatch-error.js';
import { createChallenge, pendingLogin, type Login, type PendingLogin } from './login.js';
import { requireOption } from './require-option.js';
import { halfAnHour, Session, type SessionOptions } from './session.js';
import type { TokenSet } from './token-store.js';

/** Options of `codeGrant`. */
export interface CodeGrantOptions extends SessionOptions {
  /** The secret key of the application. Without one it is a public client, which PKCE protects alone. */
  readonly clientSecret?: string | undefined;
  /** The address to which the browser returns, exactly as it is registered for the application. */
  readonly redirectUri: string;
  /**
   * `signature` and `extended` by default, which is for eSignature alone. `extended` lets a refresh
   * token be renewed for ever. Operations of Rooms and Admin name the scopes that they need in their
   * documentation.
   */
  readonly scopes?: readonly string[] | undefined;
}

/** Options for one login. */
export interface BeginOptions {
  /** `login` asks for the password even where the user is still logged in. */
  readonly prompt?: 'login' | undefined;
  /** The e-mail address to fill in. */
  readonly loginHint?: string | undefined;
  /** Languages for the pages, as tags, the best first. */
  readonly uiLocales?: readonly string[] | undefined;
}

/** The code grant with PKCE, for a user in front of a browser. One object is for one user. */
export class CodeGrant extends Session {
  readonly #clientId: string;
  readonly #headers: Record<string, string> | undefined;
  readonly #redirectUri: string;
  readonly #scopes: readonly string[];
  readonly #threshold: number;
  #pending: Promise<Login> | undefined;

  /** `codeGrant` makes these. */
  constructor(options: CodeGrantOptions) {
    super(options);
    const { clientId, clientSecret, redirectUri, scopes, threshold = halfAnHour } = options;
    requireOption(
      'redirectUri',
      redirectUri,
      'the redirect URL that is registered for the application',
    );
    this.#clientId = clientId;
    this.#redirectUri = redirectUri;
    this.#scopes = scopes ?? ['signature', 'extended'];
    this.#threshold = threshold;
    if (clientSecret !== undefined)
      this.#headers = { authorization: `Basic ${base64(utf8(`${clientId}:${clientSecret}`))}` };
  }

  /**
   * Begins a login. This object remembers the last one; where another process may answer when the
   * browser comes back, keep `state` and `codeVerifier` in the user's own web session, never in the
   * address, and give them to `finish`.
   */
  async begin(options: BeginOptions = {}): Promise<Login> {
    this.#pending = this.#newLogin(options);
    return this.#pending;
  }

  /**
   * Ends a login: checks the state, exchanges the code and keeps the tokens.
   * @param callback the address to which the browser returned: all of it, the part that a server
   * sees (`/callback?code=...`), or its query
   * @param login the result of `begin`, if another object began the login
   * @throws StateMismatchError if another login ends; LoginRefusedError if the user or the service
   * refused; OAuthError if the code is not accepted
   */
  async finish(callback: string | URL | URLSearchParams, login?: PendingLogin): Promise<void> {
    const query =
      callback instanceof URLSearchParams
        ? callback
        : new URL(callback, this.#redirectUri).searchParams;
    const own = this.#pending;
    const pending = login ?? (await own);
    if (pending === undefined)
      throw new StateMismatchError(
        'no login was started here: call `begin`, or pass what it returned',
      );
    const state = query.get('state');
    const refusal = query.get('error');
    // A refusal may come without its state. It gives nothing away, and the login stays open.
    if (state !== pending.state && (state !== null || refusal === null))
      throw new StateMismatchError(
        'the state that came back is not that of this login: another one was begun since, or somebody else sent the browser here; begin anew',
      );
    if (state !== null && this.#pending === own) this.#pending = undefined;
    if (refusal !== null)
      throw new LoginRefusedError(refusal, query.get('error_description') ?? undefined);
    const code = query.get('code');
    if (code === null)
      throw new CountersignError(
        'the callback holds no code: give all of its address, or its query',
      );
    const { codeVerifier } = pending;
    await this.start(
      { ...this.#client, grant_type: 'authorization_code', code, code_verifier: codeVerifier },
      this.#headers,
    );
  }

  protected override async renew(held: TokenSet | undefined): Promise<TokenSet | undefined> {
    const refreshToken = held?.refreshToken;
    if (refreshToken === undefined) return undefined;
    const tokens = await this.service.grant(
      { ...this.#client, grant_type: 'refresh_token', refresh_token: refreshToken },
      this.#headers,
    );
    const lifetime = tokens.expiresAt - (tokens.receivedAt ?? 0);
    if (lifetime < this.#threshold) throw new ShortTokenError(lifetime, this.#threshold);
    // The service need not give another refresh token; the old one then stays good.
    return { refreshToken, ...tokens };
  }

  protected override get scopes(): readonly string[] {
    return this.#scopes;
  }

  protected override isRenewable(held: TokenSet | undefined): boolean {
    return held?.refreshToken !== undefined;
  }

  protected override async failure(cause: unknown): Promise<unknown> {
    const isOver =
      cause === undefined || cause instanceof OAuthError || cause instanceof ShortTokenError;
    if (!isOver) return cause;
    // One login for all calls that fail, or else the last one would undo the others.
    this.#pending ??= this.#newLogin({});
    return new LoginRequiredError(await this.#pending, cause);
  }

  /** The client ID in the body, which a public client sends in place of an Authorization header. */
  get #client(): { client_id?: string } {
    return this.#headers === undefined ? { client_id: this.#clientId } : {};
  }

  async #newLogin({ prompt, loginHint, uiLocales }: BeginOptions): Promise<Login> {
    const pending = pendingLogin();
    const url = this.service.authorizeUrl({
      response_type: 'code',
      scope: this.#scopes.join(' '),
      client_id: this.#clientId,
      redirect_uri: this.#redirectUri,
      state: pending.state,
      code_challenge: await createChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
      prompt,
      login_hint: loginHint,
      ui_locales: uiLocales?.join(' '),
    });
    return { url, ...pending };
  }
}

/** Creates a session for a user who logs in with the browser. */
export function codeGrant(options: CodeGrantOptions): CodeGrant {
  return new CodeGrant(options);
}
