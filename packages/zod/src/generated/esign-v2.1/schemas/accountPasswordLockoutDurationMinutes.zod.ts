/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordLockoutDurationMinutes'];
export const accountPasswordLockoutDurationMinutesMaximumMinutesRegExp = new RegExp('^\\d+$');
export const accountPasswordLockoutDurationMinutesMinimumMinutesRegExp = new RegExp('^\\d+$');
export const AccountPasswordLockoutDurationMinutes: zod.ZodType<Type, Type> = zod.object({
    "maximumMinutes": zod.stringFormat('integer-string', accountPasswordLockoutDurationMinutesMaximumMinutesRegExp).optional(),
    "minimumMinutes": zod.stringFormat('integer-string', accountPasswordLockoutDurationMinutesMinimumMinutesRegExp).optional()
});
