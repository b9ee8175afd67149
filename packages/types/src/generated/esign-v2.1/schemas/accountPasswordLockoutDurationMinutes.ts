// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The range of values that the lockout duration can have. */
export interface AccountPasswordLockoutDurationMinutes {
    /**
     * The longest lockout duration that can be set, in minutes.
     *
     * Format: integer-string
     */
    maximumMinutes?: string | undefined;
    /**
     * The shortest lockout duration that can be set, in minutes.
     *
     * Format: integer-string
     */
    minimumMinutes?: string | undefined;
}
