import { OAuthError } from './errors/oauth-error.js';
import { ShortTokenError } from './errors/short-token-error.js';
import type { TokenSet, TokenStore } from './token-store.js';

/** The parts of a keeper of tokens. */
export interface KeepingOptions {
  readonly store: TokenStore;
  /** Milliseconds that a token must have left. */
  readonly threshold: number;
  readonly now: () => number;
  /** Gets new tokens, or says by undefined that only a login can. */
  renew(held: TokenSet | undefined): Promise<TokenSet | undefined>;
}

/** Running renewals by store, so that sessions with the same store share them. */
const renewals = new WeakMap<TokenStore, Promise<TokenSet | undefined>>();

/** After a renewal that brought no answer, the time for which a token that is still good is used. */
const pause = 60_000;

/** Keeps the tokens of a session fresh: asked before each call, and told when one was refused. */
export class TokenKeeper {
  readonly #keeping: KeepingOptions;
  /** The access token that the service refused last. */
  #refused: string | undefined;
  /** The refresh token that brings nothing any more. */
  #over: string | undefined;
  #pausedUntil = 0;

  constructor(keeping: KeepingOptions) {
    this.#keeping = keeping;
  }

  /**
   * Tokens for one more call: those that are held, renewed first where less than the threshold is
   * left of them; undefined where only a login can help. However many ask, there is one renewal.
   */
  async current(): Promise<TokenSet | undefined> {
    const { store } = this.#keeping;
    const held = await store.get();
    if (this.#isFresh(held) || (this.#isGood(held) && this.#keeping.now() < this.#pausedUntil))
      return held;
    const running = renewals.get(store);
    if (running !== undefined) return running;
    const renew = () => this.#renewed();
    const begun = store.lock === undefined ? renew() : store.lock(renew);
    const renewal = begun.finally(() => renewals.delete(store));
    renewals.set(store, renewal);
    return renewal;
  }

  /** Notes that the service refused a token. A newer token in the store stays valid. */
  async refused(token: string): Promise<TokenSet | undefined> {
    const held = await this.#keeping.store.get();
    // The store is left alone: another process may be writing to it right now.
    if (held?.accessToken === token) this.#refused = token;
    return held;
  }

  /** Keeps tokens that a login brought. */
  async replace(tokens: TokenSet): Promise<void> {
    this.#over = undefined;
    await this.#keeping.store.set(tokens);
  }

  async #renewed(): Promise<TokenSet | undefined> {
    const { store, now, renew } = this.#keeping;
    const held = await store.get();
    // Between the caller's look and this one, another renewal may have ended.
    if (this.#isFresh(held)) return held;
    if (held?.refreshToken !== undefined && held.refreshToken === this.#over) return undefined;
    let renewed: TokenSet | undefined;
    try {
      renewed = await renew(held);
    } catch (error) {
      const others = await store.get();
      if (!isSame(held, others) && this.#isFresh(others)) return others;
      if (error instanceof OAuthError || error instanceof ShortTokenError) {
        const isOver = error instanceof ShortTokenError || error.error === 'invalid_grant';
        if (isOver) this.#over = held?.refreshToken;
        throw error;
      }
      if (!this.#isGood(held)) throw error;
      // A missing answer is not a refusal. A later call tries again, after a pause.
      this.#pausedUntil = now() + pause;
      return held;
    }
    const others = await store.get();
    // Another process, or a login that ended meanwhile, has written newer tokens.
    if (!isSame(held, others)) return others ?? renewed;
    if (renewed !== undefined) await store.set(renewed);
    // A token that cannot be renewed is used until it expires.
    return renewed ?? (this.#isGood(held) ? held : undefined);
  }

  /** Reports whether a token has enough time left. */
  #isFresh(tokens: TokenSet | undefined): boolean {
    if (tokens === undefined || !this.#isGood(tokens)) return false;
    const { expiresAt, receivedAt = -Infinity } = tokens;
    // A token that lives shorter than the threshold would be renewed before each call.
    const least = Math.min(this.#keeping.threshold, (expiresAt - receivedAt) / 2);
    return expiresAt - this.#keeping.now() >= least;
  }

  /** Reports whether a token is valid, as far as the client can know. */
  #isGood(tokens: TokenSet | undefined): boolean {
    return (
      tokens !== undefined &&
      tokens.expiresAt > this.#keeping.now() &&
      tokens.accessToken !== this.#refused
    );
  }
}

function isSame(one: TokenSet | undefined, other: TokenSet | undefined): boolean {
  return one?.accessToken === other?.accessToken;
}
