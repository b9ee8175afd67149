/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordLockoutDurationType'];
export const AccountPasswordLockoutDurationType: zod.ZodType<Type, Type> = zod.object({
    "options": zod.array(zod.string()).optional()
});
