// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What went wrong with one part of an export. */
export interface OETRErrorDetails {
    /** The code of what went wrong, for programs to act on. */
    error?: string | undefined;
    /** What went wrong in a sentence for people. */
    error_description?: string | undefined;
}
