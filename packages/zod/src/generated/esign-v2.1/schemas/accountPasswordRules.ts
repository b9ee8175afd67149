/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountMinimumPasswordLength } from './accountMinimumPasswordLength.js';
import { AccountPasswordExpirePasswordDays } from './accountPasswordExpirePasswordDays.js';
import { AccountPasswordLockoutDurationMinutes } from './accountPasswordLockoutDurationMinutes.js';
import { AccountPasswordLockoutDurationType } from './accountPasswordLockoutDurationType.js';
import { AccountPasswordMinimumPasswordAgeDays } from './accountPasswordMinimumPasswordAgeDays.js';
import { AccountPasswordQuestionsRequired } from './accountPasswordQuestionsRequired.js';
import { AccountPasswordStrengthType } from './accountPasswordStrengthType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountPasswordRules as Type } from '@countersign/types/esign-v2.1/schemas/accountPasswordRules';
export const AccountPasswordRules: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expirePassword": formats.booleanString.optional(),
    "expirePasswordDays": formats.integerString.optional(),
    "expirePasswordDaysMetadata": AccountPasswordExpirePasswordDays.optional(),
    "lockoutDurationMinutes": formats.integerString.optional(),
    "lockoutDurationMinutesMetadata": AccountPasswordLockoutDurationMinutes.optional(),
    "lockoutDurationType": zod.enum(['minutes', 'hours', 'days']).optional(),
    "lockoutDurationTypeMetadata": AccountPasswordLockoutDurationType.optional(),
    "minimumPasswordAgeDays": formats.integerString.optional(),
    "minimumPasswordAgeDaysMetadata": AccountPasswordMinimumPasswordAgeDays.optional(),
    "minimumPasswordLength": formats.integerString.optional(),
    "minimumPasswordLengthMetadata": AccountMinimumPasswordLength.optional(),
    "passwordIncludeDigit": formats.booleanString.optional(),
    "passwordIncludeDigitOrSpecialCharacter": formats.booleanString.optional(),
    "passwordIncludeLowerCase": formats.booleanString.optional(),
    "passwordIncludeSpecialCharacter": formats.booleanString.optional(),
    "passwordIncludeUpperCase": formats.booleanString.optional(),
    "passwordStrengthType": zod.enum(['basic', 'medium', 'strong', 'custom']).optional(),
    "passwordStrengthTypeMetadata": AccountPasswordStrengthType.optional(),
    "questionsRequired": formats.integerString.optional(),
    "questionsRequiredMetadata": AccountPasswordQuestionsRequired.optional()
}));
