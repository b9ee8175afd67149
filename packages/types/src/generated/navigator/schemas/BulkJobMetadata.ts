// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** When a response about an upload job was written, and for which request. */
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
