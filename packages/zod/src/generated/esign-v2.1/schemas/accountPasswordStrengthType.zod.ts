/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountPasswordStrengthTypeOption } from './accountPasswordStrengthTypeOption.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordStrengthType'];
export const AccountPasswordStrengthType: zod.ZodType<Type, Type> = zod.object({
    "options": zod.array(AccountPasswordStrengthTypeOption).optional()
});
