/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['appStoreProduct'];
export const AppStoreProduct: zod.ZodType<Type, Type> = zod.object({
    "marketPlace": zod.string().optional(),
    "productId": zod.string().optional()
});
