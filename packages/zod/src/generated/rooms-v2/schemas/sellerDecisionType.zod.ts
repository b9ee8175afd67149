/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['SellerDecisionType'];
export const SellerDecisionType: zod.ZodType<Type, Type> = zod.object({
    "sellerDecisionTypeId": zod.string().optional(),
    "name": zod.string().optional()
});
