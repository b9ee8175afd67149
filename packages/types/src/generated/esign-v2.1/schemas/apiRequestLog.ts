// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The log of one call of the API. */
export interface ApiRequestLog {
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The operation and what it was called with, in a few words. */
    description?: string | undefined;
    /**
     * The GUID by which the log is downloaded.
     *
     * Format: guid
     */
    requestLogId?: string | undefined;
    /** The status of the response, such as `Created` or `BadRequest`. */
    status?: string | undefined;
}
