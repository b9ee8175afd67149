/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CurrencyFeatureSetPrice } from './currencyFeatureSetPrice.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FeatureSet as Type } from '@countersign/types/esign-v2/schemas/featureSet';
export const FeatureSet: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currencyFeatureSetPrices": zod.array(CurrencyFeatureSetPrice).optional(),
    "envelopeFee": zod.string().optional(),
    "featureSetId": zod.string().optional(),
    "fixedFee": zod.string().optional(),
    "is21CFRPart11": formats.booleanString.optional(),
    "isActive": formats.booleanString.optional(),
    "isEnabled": formats.booleanString.optional(),
    "name": zod.string().optional(),
    "seatFee": zod.string().optional()
}));
