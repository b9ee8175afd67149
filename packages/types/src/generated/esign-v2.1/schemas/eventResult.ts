// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result of an identity check and its date and time. */
export interface EventResult {
    /**
     * The date and time of the check.
     *
     * Format: date-time
     */
    eventTimestamp?: string | undefined;
    /** A readable description of why the check failed. */
    failureDescription?: string | undefined;
    /** The result of the check, such as `Passed` or `Failed`. */
    status?: string | undefined;
    /**
     * The failure code of the company that performed the check, such as `MANUAL_REVIEW_STARTED` if a
     * person will review the result.
     */
    vendorFailureStatusCode?: string | undefined;
}
