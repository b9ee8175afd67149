import type { OAuthTokenBody, OAuthUserInfo200Response } from '@countersign/types/oauth/oauth';
import { createClient, type Area } from '../client.js';
import { createAreaClients, type AreaClients } from '../generated/clients.js';
import { environments } from '../generated/environments.js';
import type { Logger } from '../logging.js';
import type { CallOptions, ClientOptions, TokenSource } from '../options.js';
import { findAccount, type Account } from './account.js';
import { checkScopes } from './check-scopes.js';
import { AuthService, type AuthServiceOptions } from './auth-service.js';
import { TokenKeeper } from './token-keeper.js';
import { requireOption } from './require-option.js';
import { memoryStore, type TokenSet, type TokenStore } from './token-store.js';
import { unlessAborted } from './unless-aborted.js';

/** Options of every session. */
export interface SessionOptions extends AuthServiceOptions {
  /** The integration key of the application. */
  readonly clientId: string;
  /** The scopes to request from the user. */
  readonly scopes?: readonly string[] | undefined;
  /** The store of tokens; by default in memory, for this session. */
  readonly store?: TokenStore | undefined;
  /**
   * Milliseconds that a token must have left before a call, or else it is renewed first. 30 minutes
   * by default; for tokens that live less than twice as long, half of their life.
   */
  readonly threshold?: number | undefined;
  /**
   * Receives a warning before a call for which the session lacks a scope, once for each operation,
   * from the clients of `clients`; `console` by default.
   */
  readonly logger?: Pick<Logger, 'warn'> | undefined;
}

/** Options of a session's `clients`. */
export interface ClientsOptions extends Omit<CallOptions, 'token'> {
  readonly accountId?: string | undefined;
}

/** A client for each area, and the account that they are for. */
export interface Clients extends AreaClients {
  readonly account: Account;
}

/** The threshold by default, in milliseconds. */
export const halfAnHour = 30 * 60_000;

/**
 * Acts for one user: provides tokens for a client, and finds the user's accounts. Printing it
 * reveals none of its secrets.
 */
export abstract class Session implements TokenSource {
  readonly #service: AuthService;
  readonly #keeper: TokenKeeper;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor(options: SessionOptions) {
    const { clientId, store = memoryStore(), threshold = halfAnHour, now = Date.now } = options;
    this.#logger = options.logger ?? console;
    requireOption('clientId', clientId, 'the integration key of the application');
    this.#service = new AuthService(options);
    const renew = (held: TokenSet | undefined) => this.renew(held);
    this.#keeper = new TokenKeeper({ store, threshold, now, renew });
  }

  /**
   * Returns the access token for one more call, and renews it first if too little of its life is
   * left.
   * @param signal ends the wait of this caller only
   * @throws the reason of the signal; OAuthError and its subclasses; the errors of a call if the
   * service did not answer and no valid token is left
   */
  async token(signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    return unlessAborted(this.#accessToken(), signal);
  }

  /** Called by the client when the service refused a token: true where another can be had. */
  async refused(token: string): Promise<boolean> {
    const held = await this.#keeper.refused(token);
    return (held !== undefined && held.accessToken !== token) || this.isRenewable(held);
  }

  /** Requests the user, and the accounts that the user belongs to. */
  async userInfo(): Promise<OAuthUserInfo200Response> {
    return this.#service.userInfo(this);
  }

  /**
   * Requests the address for calls to an account. It is requested each time, since accounts move;
   * keep the answer for as long as the client lives.
   * @param accountId the user's default account if omitted
   * @throws UnknownAccountError, with the accounts that exist
   */
  async account(accountId?: string): Promise<Account> {
    return findAccount(await this.userInfo(), accountId);
  }

  /**
   * Creates a client for each area, at the area's address in the environment of the session, for
   * one account of the user. An operation of another area does not compile with it.
   * @param options the options of each client, and the account: the user's default one if omitted
   * @throws UnknownAccountError, with the accounts that exist
   */
  async clients({ accountId: wanted, ...options }: ClientsOptions = {}): Promise<Clients> {
    const account = await this.account(wanted);
    const { accountId, organizationId, baseUrl } = account;
    const given: Omit<ClientOptions, 'baseUrl'> = {
      token: this,
      path: { accountId, organizationId },
      ...options,
    };
    const use = options.use ?? [];
    const create = (area: Area) => {
      const check = checkScopes(this.scopes, area === 'esign' ? 'signature' : '', this.#logger);
      return createClient({ ...given, baseUrl: addressOf(area), use: [check, ...use] });
    };
    const { addresses } = this.service;
    const addressOf = (area: Area): string => {
      if (area === 'esign') return baseUrl;
      // Click is at the site of the account, as eSignature is.
      if (addresses !== undefined && area !== 'click') return addresses[area];
      // A sandbox has all areas at the host of the account.
      const { pathname } = new URL(environments.demo[area]);
      return new URL(pathname, baseUrl).href;
    };
    return { account, ...createAreaClients(create) };
  }

  /** Gets new tokens; undefined where only a login can. */
  protected abstract renew(held: TokenSet | undefined): Promise<TokenSet | undefined>;

  /** Reports whether these tokens can be renewed without a login. */
  protected abstract isRenewable(held: TokenSet | undefined): boolean;

  /**
   * Returns the error to throw if there is no token: by default, the reason why the renewal failed.
   */
  protected abstract failure(cause: unknown): Promise<unknown>;

  /** The scopes for which the session asks. */
  protected abstract get scopes(): readonly string[];

  protected get service(): AuthService {
    return this.#service;
  }

  /** Asks for tokens with something else than those that are held, and keeps them. */
  protected async start(form: OAuthTokenBody, headers?: Record<string, string>): Promise<void> {
    await this.#keeper.replace(await this.#service.grant(form, headers));
  }

  async #accessToken(): Promise<string> {
    const tokens = await this.#keeper.current().catch(async (error: unknown) => {
      throw await this.failure(error);
    });
    if (tokens === undefined) throw await this.failure(undefined);
    return tokens.accessToken;
  }
}
