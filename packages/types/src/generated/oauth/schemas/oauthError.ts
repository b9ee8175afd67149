// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What went wrong, in the shape that OAuth 2.0 gives to errors. */
export interface OauthError {
    /** The kind of error, such as `invalid_request`, `invalid_grant` or `consent_required`. */
    error: string;
    /**
     * The finer reason, where there is one; with `invalid_grant` a code again, such as
     * `expired_client_token` for an authorization code that is spent or too old.
     */
    error_description?: string | undefined;
}
