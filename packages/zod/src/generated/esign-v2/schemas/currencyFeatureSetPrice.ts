/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CurrencyFeatureSetPrice as Type } from '@countersign/types/esign-v2/schemas/currencyFeatureSetPrice';
export const CurrencyFeatureSetPrice: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currencyCode": zod.string().optional(),
    "currencySymbol": zod.string().optional(),
    "envelopeFee": zod.string().optional(),
    "fixedFee": zod.string().optional(),
    "seatFee": zod.string().optional()
}));
