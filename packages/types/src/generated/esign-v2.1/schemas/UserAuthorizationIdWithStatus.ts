// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result for one authorization of a deletion. */
export interface UserAuthorizationIdWithStatus {
    /**
     * The ID that the authorization got when it was created.
     *
     * Format: guid
     */
    authorizationId?: string | undefined;
    /** The reason why this authorization was not processed. */
    errorMessage?: string | undefined;
    /**
     * Specifies whether this authorization was processed without an error.
     *
     * Format: boolean-string
     */
    success?: ("true" | "false") | undefined;
}
