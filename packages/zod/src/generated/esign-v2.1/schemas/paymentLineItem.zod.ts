/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['paymentLineItem'];
export const PaymentLineItem: zod.ZodType<Type, Type> = zod.object({
    "amountReference": zod.string().optional(),
    "description": zod.string().optional(),
    "itemCode": zod.string().optional(),
    "name": zod.string().optional()
});
