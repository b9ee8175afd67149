// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountMinimumPasswordLength } from './accountMinimumPasswordLength.js';
import type { AccountPasswordExpirePasswordDays } from './accountPasswordExpirePasswordDays.js';
import type { AccountPasswordLockoutDurationMinutes } from './accountPasswordLockoutDurationMinutes.js';
import type { AccountPasswordLockoutDurationType } from './accountPasswordLockoutDurationType.js';
import type { AccountPasswordMinimumPasswordAgeDays } from './accountPasswordMinimumPasswordAgeDays.js';
import type { AccountPasswordQuestionsRequired } from './accountPasswordQuestionsRequired.js';
import type { AccountPasswordStrengthType } from './accountPasswordStrengthType.js';

/**
 * What the passwords of an account must look like, how long they hold, and when a user is locked
 * out. The companions say between which bounds each rule may be set.
 */
export interface AccountPasswordRules {
    /**
     * Whether passwords end after a number of days.
     *
     * Format: boolean-string
     */
    expirePassword?: ("true" | "false") | undefined;
    /**
     * After how many days a password ends.
     *
     * Format: integer-string
     */
    expirePasswordDays?: string | undefined;
    /** Between which bounds `expirePasswordDays` may be set. */
    expirePasswordDaysMetadata?: AccountPasswordExpirePasswordDays | undefined;
    /**
     * How long a user stays locked out after too many wrong passwords, in units of
     * `lockoutDurationType`.
     *
     * Format: integer-string
     */
    lockoutDurationMinutes?: string | undefined;
    /** Between which bounds `lockoutDurationMinutes` may be set. */
    lockoutDurationMinutesMetadata?: AccountPasswordLockoutDurationMinutes | undefined;
    /** The unit in which the time of a lockout is counted. */
    lockoutDurationType?: ("minutes" | "hours" | "days") | undefined;
    /** Which units `lockoutDurationType` may have. */
    lockoutDurationTypeMetadata?: AccountPasswordLockoutDurationType | undefined;
    /**
     * How many days a user must wait before changing a new password again.
     *
     * Format: integer-string
     */
    minimumPasswordAgeDays?: string | undefined;
    /** Between which bounds `minimumPasswordAgeDays` may be set. */
    minimumPasswordAgeDaysMetadata?: AccountPasswordMinimumPasswordAgeDays | undefined;
    /**
     * How many characters a password must have at least.
     *
     * Format: integer-string
     */
    minimumPasswordLength?: string | undefined;
    /** Between which bounds `minimumPasswordLength` may be set. */
    minimumPasswordLengthMetadata?: AccountMinimumPasswordLength | undefined;
    /**
     * Whether a password must have a digit.
     *
     * Format: boolean-string
     */
    passwordIncludeDigit?: ("true" | "false") | undefined;
    /**
     * Whether a password must have a digit or a special character, either of them.
     *
     * Format: boolean-string
     */
    passwordIncludeDigitOrSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Whether a password must have a small letter.
     *
     * Format: boolean-string
     */
    passwordIncludeLowerCase?: ("true" | "false") | undefined;
    /**
     * Whether a password must have a special character.
     *
     * Format: boolean-string
     */
    passwordIncludeSpecialCharacter?: ("true" | "false") | undefined;
    /**
     * Whether a password must have a capital letter.
     *
     * Format: boolean-string
     */
    passwordIncludeUpperCase?: ("true" | "false") | undefined;
    /** The set of rules that applies; with `custom`, the account sets each rule on its own. */
    passwordStrengthType?: ("basic" | "medium" | "strong" | "custom") | undefined;
    /** What each value of `passwordStrengthType` demands. */
    passwordStrengthTypeMetadata?: AccountPasswordStrengthType | undefined;
    /**
     * How many security questions a user who forgot the password must answer.
     *
     * Format: integer-string
     */
    questionsRequired?: string | undefined;
    /** Between which bounds `questionsRequired` may be set. */
    questionsRequiredMetadata?: AccountPasswordQuestionsRequired | undefined;
}
