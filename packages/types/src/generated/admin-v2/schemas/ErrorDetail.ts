// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The error of a failed request to an operation of version 2.1. */
export interface ErrorDetail {
    /** A short, readable description of what is wrong. */
    errorMessage?: string | undefined;
    /**
     * The ID of this error in the logs of the service. Quote it in a support request.
     *
     * Format: guid
     */
    referenceId?: string | undefined;
}
