/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPaymentItem'];
export const BillingPaymentItem: zod.ZodType<Type, Type> = zod.object({
    "amount": zod.string().optional(),
    "description": zod.string().optional(),
    "paymentDate": zod.iso.datetime({ "offset": true }).optional(),
    "paymentId": zod.string().optional(),
    "paymentNumber": zod.string().optional()
});
