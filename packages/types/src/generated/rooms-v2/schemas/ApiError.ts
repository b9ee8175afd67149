// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response of the Rooms API. */
export interface ApiError {
    /** The upper-case code of the error, for use by programs. */
    errorCode: string;
    /** A short, readable description of the error. */
    message: string;
    /**
     * The ID of this error in the logs of the service. Include it when you report a problem.
     *
     * Format: guid
     */
    referenceId?: string | undefined;
}
