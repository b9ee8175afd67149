/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordMinimumPasswordAgeDays'];
export const accountPasswordMinimumPasswordAgeDaysMaximumAgeRegExp = new RegExp('^\\d+$');
export const accountPasswordMinimumPasswordAgeDaysMinimumAgeRegExp = new RegExp('^\\d+$');
export const AccountPasswordMinimumPasswordAgeDays: zod.ZodType<Type, Type> = zod.object({
    "maximumAge": zod.stringFormat('integer-string', accountPasswordMinimumPasswordAgeDaysMaximumAgeRegExp).optional(),
    "minimumAge": zod.stringFormat('integer-string', accountPasswordMinimumPasswordAgeDaysMinimumAgeRegExp).optional()
});
