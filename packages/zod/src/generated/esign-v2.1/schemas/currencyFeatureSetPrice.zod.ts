/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['currencyFeatureSetPrice'];
export const CurrencyFeatureSetPrice: zod.ZodType<Type, Type> = zod.object({
    "currencyCode": zod.string().optional(),
    "currencySymbol": zod.string().optional(),
    "envelopeFee": zod.string().optional(),
    "fixedFee": zod.string().optional(),
    "seatFee": zod.string().optional()
});
