import type {
  OAuthAuthorizeQueryParams,
  OAuthTokenBody,
  OAuthUserInfo200Response,
} from '@countersign/types/oauth/oauth';
import { createClient, type Client } from '../client.js';
import { CountersignError } from '../errors/countersign-error.js';
import { ParseError } from '../errors/parse-error.js';
import { ServiceError } from '../errors/service-error.js';
import { environments, type Addresses } from '../generated/environments.js';
import { oAuthAuthorize, oAuthToken, oAuthUserInfo } from '../generated/oauth/oauth.js';
import type { CallOptions, TokenSource } from '../options.js';
import { OAuthError } from './errors/oauth-error.js';
import { TokenAnswerError } from './errors/token-answer-error.js';
import { readTokenSet } from './token-answer.js';
import type { TokenSet } from './token-store.js';

/** Options for reaching the authentication service. */
export interface AuthServiceOptions extends Pick<
  CallOptions,
  'fetch' | 'attemptTimeout' | 'timeout' | 'retry' | 'hooks'
> {
  /** The environment: `demo` for developer accounts, or `production`. Instead of `authUrl`. */
  readonly environment?: 'demo' | 'production' | undefined;
  /** Scheme and host of the authentication service, such as that of a sandbox. Instead of `environment`. */
  readonly authUrl?: string | undefined;
  /** The clock, in milliseconds since 1970; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
}

/**
 * The address of the authentication service.
 * @throws CountersignError where neither or both of the options are given
 */
function findAuthUrl(environment: string | undefined, authUrl: string | undefined): string {
  if (environment === undefined) return authUrl ?? '';
  if (authUrl !== undefined)
    throw new CountersignError('give either environment or authUrl, not both');
  if (environment !== 'demo' && environment !== 'production')
    throw new CountersignError(`environment must be demo or production, not ${environment}`);
  return environments[environment].oauth;
}

/** The three operations of the authentication service, for sessions. */
export class AuthService {
  readonly #client: Client;
  readonly #authUrl: string;
  readonly #now: () => number;

  constructor({ environment, authUrl: given, now = Date.now, ...options }: AuthServiceOptions) {
    const authUrl = findAuthUrl(environment, given);
    if (!/^https?:\/\/[^/]+\/?$/.test(authUrl))
      throw new CountersignError(
        `authUrl must be a scheme and host, such as http://127.0.0.1:4020 of a sandbox, but is ${authUrl || 'empty'}; for the service give environment instead: demo or production`,
      );
    this.#authUrl = authUrl;
    this.#now = now;
    const { fetch, attemptTimeout, timeout, retry, hooks } = options;
    this.#client = createClient({ baseUrl: authUrl, fetch, attemptTimeout, timeout, retry, hooks });
  }

  /**
   * The addresses of the areas of the real service; undefined for a sandbox, which has them all at
   * one.
   */
  get addresses(): Addresses | undefined {
    const origin = new URL(this.#authUrl).origin;
    return Object.values(environments).find(({ oauth }) => oauth === origin);
  }

  /** The host of the service, with its port if it has one. */
  get host(): string {
    return new URL(this.#authUrl).host;
  }

  /** An address for the browser. */
  authorizeUrl(query: OAuthAuthorizeQueryParams): string {
    const url = new URL(oAuthAuthorize.descriptor.path, this.#authUrl);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url.href;
  }

  /**
   * Gets tokens.
   * @throws OAuthError where the service refuses; TokenAnswerError; the errors of a call
   */
  async grant(form: OAuthTokenBody, headers?: Readonly<Record<string, string>>): Promise<TokenSet> {
    try {
      return readTokenSet(await oAuthToken(this.#client, { body: form }, { headers }), this.#now());
    } catch (error) {
      if (error instanceof ServiceError && [400, 401, 403].includes(error.status)) {
        const { code, reason, status } = error;
        throw new OAuthError({ error: code, description: reason, status, cause: error });
      }
      // It holds the text of the answer, and that may hold tokens.
      if (error instanceof ParseError)
        throw new TokenAnswerError(`it cannot be read (status ${error.status})`);
      throw error;
    }
  }

  /** Requests the user of a token, and the accounts that the user belongs to. */
  async userInfo(token: TokenSource): Promise<OAuthUserInfo200Response> {
    return oAuthUserInfo(this.#client, {}, { token });
  }
}
