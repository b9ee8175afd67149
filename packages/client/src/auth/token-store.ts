/** An access token and the facts about it. Plain data: it survives JSON. Keep it secret. */
export interface TokenSet {
  readonly accessToken: string;
  /** `Bearer`, in the service's spelling. */
  readonly tokenType: string;
  /** The refresh token; undefined after the JWT grant, which returns none. */
  readonly refreshToken?: string | undefined;
  /**
   * The expiry of the access token, in milliseconds since 1970: the time of receipt plus
   * `expires_in`.
   */
  readonly expiresAt: number;
  /** The time of receipt, in milliseconds since 1970. */
  readonly receivedAt?: number | undefined;
  /** The granted scopes, separated by spaces. */
  readonly scope?: string | undefined;
}

/** Keeps the tokens of a session: those of one user, in one environment. */
export interface TokenStore {
  /** Returns the tokens that were stored last; undefined if there are none. */
  get(): TokenSet | undefined | Promise<TokenSet | undefined>;
  /** Stores the tokens, or deletes them if undefined. */
  set(tokens: TokenSet | undefined): void | Promise<void>;
  /**
   * Runs the work while no other session with the same store runs its own. Only a store that
   * several processes share needs it: a refresh token may work only once, and without this two
   * processes may use it at once, one of which then requires a login.
   */
  lock?<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Keeps tokens for as long as the program runs. */
export function memoryStore(tokens?: TokenSet): TokenStore {
  let held = tokens;
  return {
    get: () => held,
    set(next) {
      held = next;
    },
  };
}
