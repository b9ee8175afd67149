// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountMinimumPasswordLength } from './accountMinimumPasswordLength.js';
import type { AccountPasswordExpirePasswordDays } from './accountPasswordExpirePasswordDays.js';
import type { AccountPasswordLockoutDurationMinutes } from './accountPasswordLockoutDurationMinutes.js';
import type { AccountPasswordLockoutDurationType } from './accountPasswordLockoutDurationType.js';
import type { AccountPasswordMinimumPasswordAgeDays } from './accountPasswordMinimumPasswordAgeDays.js';
import type { AccountPasswordQuestionsRequired } from './accountPasswordQuestionsRequired.js';
import type { AccountPasswordStrengthType } from './accountPasswordStrengthType.js';

/**
 * The rules for the passwords of an account: complexity, expiration and lockout. The `…Metadata`
 * fields give the range in which each rule can be set.
 */
export interface AccountPasswordRules {
    /**
     * Specifies whether passwords expire after a number of days.
     *
     * Format: boolean-string
     */
    expirePassword?: ("true" | "false") | undefined;
    /**
     * The number of days after which a password expires.
     *
     * Format: integer-string
     */
    expirePasswordDays?: string | undefined;
    /** Metadata about the range of allowed values for `expirePasswordDays`. */
    expirePasswordDaysMetadata?: AccountPasswordExpirePasswordDays | undefined;
    /**
     * The time that a user remains locked out after too many failed logins, in units of
     * `lockoutDurationType`.
     *
     * Format: integer-string
     */
    lockoutDurationMinutes?: string | undefined;
    /** Metadata about the range of allowed values for `lockoutDurationMinutes`. */
    lockoutDurationMinutesMetadata?: AccountPasswordLockoutDurationMinutes | undefined;
    /** The unit of the lockout duration. Possible values: `minutes`, `hours` or `days`. */
    lockoutDurationType?: ("minutes" | "hours" | "days" | (string & {})) | undefined;
    /** Metadata about the allowed values for `lockoutDurationType`. */
    lockoutDurationTypeMetadata?: AccountPasswordLockoutDurationType | undefined;
    /**
     * The number of days that a user must wait before changing a new password again.
     *
     * Format: integer-string
     */
    minimumPasswordAgeDays?: string | undefined;
    /** Metadata about the range of allowed values for `minimumPasswordAgeDays`. */
    minimumPasswordAgeDaysMetadata?: AccountPasswordMinimumPasswordAgeDays | undefined;
    /**
     * The minimum number of characters in a password.
     *
     * Format: integer-string
     */
    minimumPasswordLength?: string | undefined;
    /** Metadata about the range of allowed values for `minimumPasswordLength`. */
    minimumPasswordLengthMetadata?: AccountMinimumPasswordLength | undefined;
    /**
     * Specifies whether a password must contain a digit.
     *
     * Format: boolean-string
     */
    passwordIncludeDigit?: ("true" | "false") | undefined;
    /**
     * Specifies whether a password must contain at least one digit or special character.
     *
     * Format: boolean-string
     */
    passwordIncludeDigitOrSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Specifies whether a password must contain a lowercase letter.
     *
     * Format: boolean-string
     */
    passwordIncludeLowerCase?: ("true" | "false") | undefined;
    /**
     * Specifies whether a password must contain a special character.
     *
     * Format: boolean-string
     */
    passwordIncludeSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Specifies whether a password must contain an uppercase letter.
     *
     * Format: boolean-string
     */
    passwordIncludeUpperCase?: ("true" | "false") | undefined;
    /**
     * The set of password rules that applies: `basic`, `medium`, `strong` or `custom`. With
     * `custom`, the account sets each rule individually.
     */
    passwordStrengthType?: ("basic" | "medium" | "strong" | "custom" | (string & {})) | undefined;
    /** Metadata about the requirements of each value of `passwordStrengthType`. */
    passwordStrengthTypeMetadata?: AccountPasswordStrengthType | undefined;
    /**
     * The number of security questions that users must answer when they have forgotten their
     * password.
     *
     * Format: integer-string
     */
    questionsRequired?: string | undefined;
    /** Metadata about the range of allowed values for `questionsRequired`. */
    questionsRequiredMetadata?: AccountPasswordQuestionsRequired | undefined;
}
