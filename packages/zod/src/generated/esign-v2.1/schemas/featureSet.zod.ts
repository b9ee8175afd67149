/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CurrencyFeatureSetPrice } from './currencyFeatureSetPrice.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['featureSet'];
export const FeatureSet: zod.ZodType<Type, Type> = zod.object({
    "currencyFeatureSetPrices": zod.array(CurrencyFeatureSetPrice).optional(),
    "envelopeFee": zod.string().optional(),
    "featureSetId": zod.string().optional(),
    "fixedFee": zod.string().optional(),
    "is21CFRPart11": zod.enum(['true', 'false']).optional(),
    "isActive": zod.enum(['true', 'false']).optional(),
    "isEnabled": zod.enum(['true', 'false']).optional(),
    "name": zod.string().optional(),
    "seatFee": zod.string().optional()
});
