/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingDiscount'];
export const billingDiscountBeginQuantityRegExp = new RegExp('^\\d+$');
export const BillingDiscount: zod.ZodType<Type, Type> = zod.object({
    "beginQuantity": zod.stringFormat('integer-string', billingDiscountBeginQuantityRegExp).optional(),
    "discount": zod.string().optional(),
    "endQuantity": zod.string().optional()
});
