/** An access token and what belongs to it. Plain data: it survives JSON. Keep it where nobody reads. */
export interface TokenSet {
  readonly accessToken: string;
  /** `Bearer`, in the service's spelling. */
  readonly tokenType: string;
  /** Absent after the JWT grant. */
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
  /** The tokens that were kept last; undefined where there are none. */
  get(): TokenSet | undefined | Promise<TokenSet | undefined>;
  /** Keeps the tokens, or forgets them where there are none. */
  set(tokens: TokenSet | undefined): void | Promise<void>;
  /**
   * Does the work while nobody else who has the same place in use does theirs. Only a store of
   * several processes needs it: a refresh token may work once, and without this two of them may
   * show it at once, of which one then asks for a login.
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
