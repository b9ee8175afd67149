// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bounds within which the least age of a password may be set. */
export interface AccountPasswordMinimumPasswordAgeDays {
    /**
     * The highest least age in days.
     *
     * Format: integer-string
     */
    maximumAge?: string | undefined;
    /**
     * The lowest least age in days.
     *
     * Format: integer-string
     */
    minimumAge?: string | undefined;
}
