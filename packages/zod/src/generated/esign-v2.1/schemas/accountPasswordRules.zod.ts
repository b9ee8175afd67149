/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountMinimumPasswordLength } from './accountMinimumPasswordLength.zod.js';
import { AccountPasswordExpirePasswordDays } from './accountPasswordExpirePasswordDays.zod.js';
import { AccountPasswordLockoutDurationMinutes } from './accountPasswordLockoutDurationMinutes.zod.js';
import { AccountPasswordLockoutDurationType } from './accountPasswordLockoutDurationType.zod.js';
import { AccountPasswordMinimumPasswordAgeDays } from './accountPasswordMinimumPasswordAgeDays.zod.js';
import { AccountPasswordQuestionsRequired } from './accountPasswordQuestionsRequired.zod.js';
import { AccountPasswordStrengthType } from './accountPasswordStrengthType.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordRules'];
export const accountPasswordRulesExpirePasswordDaysRegExp = new RegExp('^\\d+$');
export const accountPasswordRulesLockoutDurationMinutesRegExp = new RegExp('^\\d+$');
export const accountPasswordRulesMinimumPasswordAgeDaysRegExp = new RegExp('^\\d+$');
export const accountPasswordRulesMinimumPasswordLengthRegExp = new RegExp('^\\d+$');
export const accountPasswordRulesQuestionsRequiredRegExp = new RegExp('^\\d+$');
export const AccountPasswordRules: zod.ZodType<Type, Type> = zod.object({
    "expirePassword": zod.enum(['true', 'false']).optional(),
    "expirePasswordDays": zod.stringFormat('integer-string', accountPasswordRulesExpirePasswordDaysRegExp).optional(),
    "expirePasswordDaysMetadata": AccountPasswordExpirePasswordDays.optional(),
    "lockoutDurationMinutes": zod.stringFormat('integer-string', accountPasswordRulesLockoutDurationMinutesRegExp).optional(),
    "lockoutDurationMinutesMetadata": AccountPasswordLockoutDurationMinutes.optional(),
    "lockoutDurationType": zod.enum(['minutes', 'hours', 'days']).optional(),
    "lockoutDurationTypeMetadata": AccountPasswordLockoutDurationType.optional(),
    "minimumPasswordAgeDays": zod.stringFormat('integer-string', accountPasswordRulesMinimumPasswordAgeDaysRegExp).optional(),
    "minimumPasswordAgeDaysMetadata": AccountPasswordMinimumPasswordAgeDays.optional(),
    "minimumPasswordLength": zod.stringFormat('integer-string', accountPasswordRulesMinimumPasswordLengthRegExp).optional(),
    "minimumPasswordLengthMetadata": AccountMinimumPasswordLength.optional(),
    "passwordIncludeDigit": zod.enum(['true', 'false']).optional(),
    "passwordIncludeDigitOrSpecialCharacter": zod.enum(['true', 'false']).optional(),
    "passwordIncludeLowerCase": zod.enum(['true', 'false']).optional(),
    "passwordIncludeSpecialCharacter": zod.enum(['true', 'false']).optional(),
    "passwordIncludeUpperCase": zod.enum(['true', 'false']).optional(),
    "passwordStrengthType": zod.enum(['basic', 'medium', 'strong', 'custom']).optional(),
    "passwordStrengthTypeMetadata": AccountPasswordStrengthType.optional(),
    "questionsRequired": zod.stringFormat('integer-string', accountPasswordRulesQuestionsRequiredRegExp).optional(),
    "questionsRequiredMetadata": AccountPasswordQuestionsRequired.optional()
});
