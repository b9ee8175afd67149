// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What a client shows to get a token. Which fields it needs depends on the grant:
 *
 * - `authorization_code`: `code`; with PKCE also `code_verifier` and, from a public client,
 *   `client_id`.
 * - `refresh_token`: `refresh_token`; from a public client also `client_id`.
 * - `urn:ietf:params:oauth:grant-type:jwt-bearer`: `assertion` and nothing else.
 */
export interface TokenRequest {
    /** What the client has in hand. */
    grant_type: "authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer";
    /** The authorization code of the redirect. It works once and for about two minutes. */
    code?: string | undefined;
    /** The refresh token that came with an earlier access token. */
    refresh_token?: string | undefined;
    /**
     * A JWT signed with RS256 by the key of the application. `iss` is the integration key, `sub` the
     * user, `aud` the host of the authentication service without a scheme, `scope` the scopes with
     * spaces between them; `exp` is at most an hour after `iat`. Without `sub`, the token is that of
     * the application itself, which only the organization area takes.
     */
    assertion?: string | undefined;
    /**
     * The integration key, where no Authorization header carries it.
     *
     * Format: guid
     */
    client_id?: string | undefined;
    /** The secret key, where no Authorization header carries it. */
    client_secret?: string | undefined;
    /** For PKCE, the text whose hash was sent as `code_challenge`. */
    code_verifier?: string | undefined;
}
