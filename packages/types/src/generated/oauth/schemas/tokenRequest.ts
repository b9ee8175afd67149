// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The request of a client for a token. The required fields depend on the grant:
 *
 * - `authorization_code`: `code`. With PKCE also `code_verifier` and, from a public client,
 * `client_id`.
 * - `refresh_token`: `refresh_token`. From a public client also `client_id`.
 * - `urn:ietf:params:oauth:grant-type:jwt-bearer`: only `assertion`.
 */
export interface TokenRequest {
    /**
     * The type of the grant: `authorization_code`, `refresh_token` or
     * `urn:ietf:params:oauth:grant-type:jwt-bearer`.
     */
    grant_type: "authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer";
    /**
     * The authorization code of the redirect. It can be used once and is valid for about two
     * minutes.
     */
    code?: string | undefined;
    /** The refresh token that was returned with an earlier access token. */
    refresh_token?: string | undefined;
    /**
     * A JWT signed with RS256 and the private key of the application. `iss` is the integration key,
     * `sub` the user, `aud` the host of the authentication service without a scheme, and `scope` the
     * scopes separated by spaces. A token does not last longer if `exp` is more than an hour after
     * `iat`. Without `sub`, the token is issued to the application itself, and only the organization
     * API accepts it.
     */
    assertion?: string | undefined;
    /**
     * The integration key, if the Authorization header does not contain it.
     *
     * Format: guid
     */
    client_id?: string | undefined;
    /** The secret key, if the Authorization header does not contain it. */
    client_secret?: string | undefined;
    /** The PKCE code verifier, whose hash was sent as `code_challenge`. */
    code_verifier?: string | undefined;
}
