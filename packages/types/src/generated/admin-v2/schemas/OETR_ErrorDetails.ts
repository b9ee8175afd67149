// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The error of one part of an export. */
export interface OETRErrorDetails {
    /** The error code, for evaluation by programs. */
    error?: string | undefined;
    /** A readable description of the error. */
    error_description?: string | undefined;
}
