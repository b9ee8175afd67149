// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that names a token. */
export interface TokenToRevoke {
    /** The token that becomes useless. */
    token?: string | undefined;
}
