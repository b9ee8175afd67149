// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The time of a response about an upload job, and the request that it answers. */
export interface BulkJobMetadata {
    /**
     * The ID that the request has in the logs of the service.
     *
     * Format: guid
     */
    request_id?: string | undefined;
    /**
     * The moment at which the response was written.
     *
     * Format: date-time
     */
    response_timestamp?: string | undefined;
    /**
     * The time that the service took for it, in milliseconds.
     *
     * Format: int32
     */
    response_duration?: number | undefined;
}
