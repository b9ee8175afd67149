/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingPrice'];
export const billingPriceBeginQuantityRegExp = new RegExp('^\\d+$');
export const BillingPrice: zod.ZodType<Type, Type> = zod.object({
    "beginQuantity": zod.stringFormat('integer-string', billingPriceBeginQuantityRegExp).optional(),
    "endQuantity": zod.string().optional(),
    "unitPrice": zod.string().optional()
});
