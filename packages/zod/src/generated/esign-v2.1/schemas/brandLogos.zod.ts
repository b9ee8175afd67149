/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandLogos'];
export const BrandLogos: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string().optional(),
    "primary": zod.string().optional(),
    "secondary": zod.string().optional()
});
