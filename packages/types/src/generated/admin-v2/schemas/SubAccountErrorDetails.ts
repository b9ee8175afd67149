// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The reason why the last attempt to create or clone an account failed. */
export interface SubAccountErrorDetails {
    /** The code of the error, for programs. */
    readonly error?: string | undefined;
    /** A sentence that explains the error. */
    readonly errorDescription?: string | undefined;
    /** Indicates whether the cause is in the service, and not in the request. */
    readonly isSystemError?: boolean | undefined;
}
