// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The range of values that the minimum password length can have. */
export interface AccountMinimumPasswordLength {
    /**
     * The highest value that can be set as the minimum password length, in characters.
     *
     * Format: integer-string
     */
    maximumLength?: string | undefined;
    /**
     * The lowest value that can be set as the minimum password length, in characters.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
}
