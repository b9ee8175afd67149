/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordStrengthTypeOption'];
export const accountPasswordStrengthTypeOptionMinimumLengthRegExp = new RegExp('^\\d+$');
export const AccountPasswordStrengthTypeOption: zod.ZodType<Type, Type> = zod.object({
    "minimumLength": zod.stringFormat('integer-string', accountPasswordStrengthTypeOptionMinimumLengthRegExp).optional(),
    "name": zod.string().optional(),
    "passwordIncludeDigit": zod.enum(['true', 'false']).optional(),
    "passwordIncludeDigitOrSpecialCharacter": zod.enum(['true', 'false']).optional(),
    "passwordIncludeLowerCase": zod.enum(['true', 'false']).optional(),
    "passwordIncludeSpecialCharacter": zod.enum(['true', 'false']).optional(),
    "passwordIncludeUpperCase": zod.enum(['true', 'false']).optional()
});
