/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordExpirePasswordDays'];
export const accountPasswordExpirePasswordDaysMaximumDaysRegExp = new RegExp('^\\d+$');
export const accountPasswordExpirePasswordDaysMinimumDaysRegExp = new RegExp('^\\d+$');
export const AccountPasswordExpirePasswordDays: zod.ZodType<Type, Type> = zod.object({
    "maximumDays": zod.stringFormat('integer-string', accountPasswordExpirePasswordDaysMaximumDaysRegExp).optional(),
    "minimumDays": zod.stringFormat('integer-string', accountPasswordExpirePasswordDaysMinimumDaysRegExp).optional()
});
