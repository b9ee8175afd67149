// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response of the Monitor API. */
export interface MonitorError {
    /** A short, readable description of the error. */
    error: string;
}
