// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bounds within which the least length of a password may be set. */
export interface AccountMinimumPasswordLength {
    /**
     * The highest least length in characters.
     *
     * Format: integer-string
     */
    maximumLength?: string | undefined;
    /**
     * The lowest least length in characters.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
}
