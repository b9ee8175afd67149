// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The time at which a page of agreements was read, and the greatest length of a page. */
export interface ResponseMetadata {
    /**
     * The ID of the request. Include it when you report a problem.
     *
     * Format: guid
     */
    request_id: string;
    /**
     * The date and time when the response was written.
     *
     * Format: date-time
     */
    response_timestamp: string;
    /**
     * The time that the service took for the request, in milliseconds.
     *
     * Format: int32
     */
    response_duration_ms: number;
    /**
     * The maximum number of agreements on the page.
     *
     * Format: int32
     */
    page_limit?: (number | null) | undefined;
    /** The token of the next page. It is omitted on the last page. */
    page_token_next?: (string | null) | undefined;
}
