/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountMinimumPasswordLength'];
export const accountMinimumPasswordLengthMaximumLengthRegExp = new RegExp('^\\d+$');
export const accountMinimumPasswordLengthMinimumLengthRegExp = new RegExp('^\\d+$');
export const AccountMinimumPasswordLength: zod.ZodType<Type, Type> = zod.object({
    "maximumLength": zod.stringFormat('integer-string', accountMinimumPasswordLengthMaximumLengthRegExp).optional(),
    "minimumLength": zod.stringFormat('integer-string', accountMinimumPasswordLengthMinimumLengthRegExp).optional()
});
