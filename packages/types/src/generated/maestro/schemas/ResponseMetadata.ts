// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The time of a response, and the request that it answers. */
export interface ResponseMetadata {
    /**
     * The date and time when the response was written.
     *
     * Format: date-time
     */
    response_timestamp?: string | undefined;
    /**
     * The time that the service took for the request, in milliseconds.
     *
     * Format: int32
     */
    response_duration_ms?: number | undefined;
    /**
     * The ID of the request. Include it when you report a problem.
     *
     * Format: guid
     */
    request_id?: string | undefined;
}
