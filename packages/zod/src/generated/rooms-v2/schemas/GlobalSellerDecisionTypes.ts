/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SellerDecisionType } from './SellerDecisionType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalSellerDecisionTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalSellerDecisionTypes';
export const GlobalSellerDecisionTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "sellerDecisionTypes": zod.array(SellerDecisionType).optional()
}));
