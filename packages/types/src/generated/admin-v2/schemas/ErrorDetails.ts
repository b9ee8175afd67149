// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The error of a failed request to the organization API. */
export interface ErrorDetails {
    /** The error code, for evaluation by programs. */
    error: string;
    /** A short, readable description of the error. */
    error_description?: string | undefined;
}
