/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandEmailContent'];
export const BrandEmailContent: zod.ZodType<Type, Type> = zod.object({
    "content": zod.string().optional(),
    "emailContentType": zod.string().optional(),
    "emailToLink": zod.string().optional(),
    "linkText": zod.string().optional()
});
