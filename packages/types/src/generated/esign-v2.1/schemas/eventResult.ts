// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How one check came out, and when it was made. */
export interface EventResult {
    /**
     * When the check was made.
     *
     * Format: date-time
     */
    eventTimestamp?: string | undefined;
    /** Why the check failed, in words for people. */
    failureDescription?: string | undefined;
    /** Whether the check was passed or failed, such as `Passed` or `Failed`. */
    status?: string | undefined;
    /**
     * Why the check failed in the code of the company that made it, such as
     * `MANUAL_REVIEW_STARTED` when a person is to look at it again.
     */
    vendorFailureStatusCode?: string | undefined;
}
