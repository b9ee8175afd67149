// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An access token and its properties. */
export interface TokenResponse {
    /**
     * The access token, which each request must contain in its Authorization header after the token
     * type.
     */
    access_token: string;
    /** The prefix of the token in the Authorization header, usually `Bearer`. */
    token_type: string;
    /**
     * The token to get the next access token without the user. It is valid for 30 days. With the
     * scope `extended`, each refresh restarts this period. The JWT grant does not return one.
     */
    refresh_token?: string | undefined;
    /**
     * The lifetime of the access token in seconds: 28800 after the code and refresh grants, 3600
     * after the JWT grant.
     *
     * Format: int32
     */
    expires_in: number;
    /** The scopes of the token, separated by spaces. */
    scope?: string | undefined;
}
