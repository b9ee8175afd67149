// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The error of one part of an import of account settings. */
export interface OASIRRErrorDetails {
    /** The error code of this part, for evaluation by programs. */
    error?: string | undefined;
    /** A sentence that explains why this part failed. */
    error_description?: string | undefined;
}
