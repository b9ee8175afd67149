// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The interval after which people have to agree again. */
export interface ClickwrapScheduledReacceptance {
    /**
     * The number of days (365 at most), weeks (52), months (12) or years (1).
     *
     * Format: int32
     */
    recurrenceInterval?: number | undefined;
    /** The unit of the interval. */
    recurrenceIntervalType?: ("days" | "weeks" | "months" | "years" | (string & {})) | undefined;
    /**
     * The date and time from which the intervals are counted.
     *
     * Format: date-time
     */
    startDateTime?: string | undefined;
}
