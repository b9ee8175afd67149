/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['BrandLogoIds'];
export const BrandLogoIds: zod.ZodType<Type, Type> = zod.object({
    "emailLogoId": zod.string().optional(),
    "primaryLogoId": zod.string().optional(),
    "secondaryLogoId": zod.string().optional()
});
