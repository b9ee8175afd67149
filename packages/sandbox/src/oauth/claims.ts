/** What an access token says. Times are in seconds since 1970. */
export interface Claims {
  /** The user ID; absent where it is the application itself. */
  sub?: string;
  /** The integration key in lower case. */
  clientId: string;
  scopes: readonly string[];
  exp: number;
}
