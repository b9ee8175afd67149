/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandResourceUrls'];
export const BrandResourceUrls: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string().optional(),
    "sending": zod.string().optional(),
    "signing": zod.string().optional(),
    "signingCaptive": zod.string().optional()
});
