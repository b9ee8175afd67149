// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response of the Workspaces API. */
export interface ErrorDetails {
    /** A short, readable description of the error. */
    message: string | null;
    /** The upper-case code of the error, for use by programs. */
    error_code: string | null;
}
