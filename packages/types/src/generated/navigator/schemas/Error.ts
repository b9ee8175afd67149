// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response about agreements. */
export interface Error {
    /** A short, readable description of the error. */
    error: string;
    /** The HTTP status as text. */
    code: string;
    /**
     * The date and time of the error.
     *
     * Format: date-time
     */
    timestamp: string;
}
