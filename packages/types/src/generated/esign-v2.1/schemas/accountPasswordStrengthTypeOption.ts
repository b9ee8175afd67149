// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A set of password rules under a name. */
export interface AccountPasswordStrengthTypeOption {
    /**
     * How many characters the set demands at least.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
    /** The value of `passwordStrengthType` that chooses the set. */
    name?: string | undefined;
    /**
     * Whether the set demands a digit.
     *
     * Format: boolean-string
     */
    passwordIncludeDigit?: ("true" | "false") | undefined;
    /**
     * Whether the set demands a digit or a special character, either of them.
     *
     * Format: boolean-string
     */
    passwordIncludeDigitOrSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Whether the set demands a small letter.
     *
     * Format: boolean-string
     */
    passwordIncludeLowerCase?: ("true" | "false") | undefined;
    /**
     * Whether the set demands a special character.
     *
     * Format: boolean-string
     */
    passwordIncludeSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Whether the set demands a capital letter.
     *
     * Format: boolean-string
     */
    passwordIncludeUpperCase?: ("true" | "false") | undefined;
}
