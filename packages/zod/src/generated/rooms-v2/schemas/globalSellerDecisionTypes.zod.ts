/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SellerDecisionType } from './sellerDecisionType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalSellerDecisionTypes'];
export const GlobalSellerDecisionTypes: zod.ZodType<Type, Type> = zod.object({
    "sellerDecisionTypes": zod.array(SellerDecisionType).optional()
});
