// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An access token and what belongs to it. */
export interface TokenResponse {
    /** The token that each call carries in its Authorization header, after the token type. */
    access_token: string;
    /** The word that stands before the token in that header, as a rule `Bearer`. */
    token_type: string;
    /**
     * Gets the next access token without the user. It lasts 30 days, with the scope `extended`
     * counted anew from each refresh. The JWT grant gives none.
     */
    refresh_token?: string | undefined;
    /**
     * Seconds until the access token ends: 28800 after the code and refresh grants, 3600 after the
     * JWT grant.
     *
     * Format: int32
     */
    expires_in: number;
    /** What the token allows, as scopes with spaces between them. */
    scope?: string | undefined;
}
