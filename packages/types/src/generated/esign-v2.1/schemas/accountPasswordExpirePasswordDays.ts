// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bounds within which the life of a password may be set. */
export interface AccountPasswordExpirePasswordDays {
    /**
     * The longest life of a password in days.
     *
     * Format: integer-string
     */
    maximumDays?: string | undefined;
    /**
     * The shortest life of a password in days.
     *
     * Format: integer-string
     */
    minimumDays?: string | undefined;
}
