// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The new instance of a workflow. */
export interface WorkflowInstanceInfo {
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
    /**
     * The ID of the instance, for later requests.
     *
     * Format: guid
     */
    instance_id?: string | undefined;
    /**
     * The address of the page on which the first person goes through the steps. It needs no
     * log-in, and works in an iframe. Treat it as a secret.
     *
     * Format: uri
     */
    instance_url?: string | undefined;
}
