// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What went wrong with a call to the organization area. */
export interface ErrorDetails {
    /** The code of the condition, for programs to act on. */
    error: string;
    /** A short sentence for people. */
    error_description?: string | undefined;
}
