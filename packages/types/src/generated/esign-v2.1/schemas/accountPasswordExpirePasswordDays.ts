// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The range of values that the password lifetime can have. */
export interface AccountPasswordExpirePasswordDays {
    /**
     * The longest password lifetime that can be set, in days.
     *
     * Format: integer-string
     */
    maximumDays?: string | undefined;
    /**
     * The shortest password lifetime that can be set, in days.
     *
     * Format: integer-string
     */
    minimumDays?: string | undefined;
}
