// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error of OAuth 2, where a token for a name and a password is issued or revoked. */
export interface OauthErr {
    /** The error in a word of OAuth 2, such as `invalid_request`. */
    error: string;
    /** A sentence about the error. */
    error_description: string;
}
