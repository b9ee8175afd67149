// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A named set of password rules. */
export interface AccountPasswordStrengthTypeOption {
    /**
     * The minimum number of characters that the set requires.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
    /** The value of `passwordStrengthType` that selects this set. */
    name?: string | undefined;
    /**
     * Indicates whether the set requires a digit.
     *
     * Format: boolean-string
     */
    passwordIncludeDigit?: ("true" | "false") | undefined;
    /**
     * Indicates whether the set requires at least one digit or special character.
     *
     * Format: boolean-string
     */
    passwordIncludeDigitOrSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Indicates whether the set requires a lowercase letter.
     *
     * Format: boolean-string
     */
    passwordIncludeLowerCase?: ("true" | "false") | undefined;
    /**
     * Indicates whether the set requires a special character.
     *
     * Format: boolean-string
     */
    passwordIncludeSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Indicates whether the set requires an uppercase letter.
     *
     * Format: boolean-string
     */
    passwordIncludeUpperCase?: ("true" | "false") | undefined;
}
