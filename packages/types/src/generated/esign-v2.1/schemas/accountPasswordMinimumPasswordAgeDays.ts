// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The range of values that the minimum password age can have. */
export interface AccountPasswordMinimumPasswordAgeDays {
    /**
     * The highest value that can be set as the minimum password age, in days.
     *
     * Format: integer-string
     */
    maximumAge?: string | undefined;
    /**
     * The lowest value that can be set as the minimum password age, in days.
     *
     * Format: integer-string
     */
    minimumAge?: string | undefined;
}
