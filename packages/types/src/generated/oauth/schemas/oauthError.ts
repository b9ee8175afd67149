// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error in the OAuth 2.0 format. */
export interface OauthError {
    /** The type of the error, such as `invalid_request`, `invalid_grant` or `consent_required`. */
    error: string;
    /**
     * The detailed reason, if available. With `invalid_grant`, it is also a code, such as
     * `expired_client_token` for an authorization code that was already used or has expired.
     */
    error_description?: string | undefined;
}
