// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error with a reference for support. */
export interface ErrorDetail {
    /** A readable description of the error. */
    errorMessage?: string | undefined;
    /** The ID of the failed request, which support asks for. */
    referenceId?: string | undefined;
}
