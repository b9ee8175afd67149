// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response about upload jobs, in the form of RFC 9457. */
export interface ErrDetails {
    /** The kind of the problem as a URI, usually `about:blank`. */
    type: string;
    /** The kind of the problem in a few words. */
    title: string;
    /**
     * The HTTP status of the response.
     *
     * Format: int32
     */
    status: number;
    /** A readable description of this problem. */
    detail?: string | undefined;
    /** The path of the request. */
    instance?: string | undefined;
    /**
     * The date and time of the problem.
     *
     * Format: date-time
     */
    timestamp?: string | undefined;
    /** The path of the request, as `instance` has it. */
    path?: string | undefined;
}
