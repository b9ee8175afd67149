// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bounds within which the time of a lockout may be set. */
export interface AccountPasswordLockoutDurationMinutes {
    /**
     * The longest lockout in minutes.
     *
     * Format: integer-string
     */
    maximumMinutes?: string | undefined;
    /**
     * The shortest lockout in minutes.
     *
     * Format: integer-string
     */
    minimumMinutes?: string | undefined;
}
