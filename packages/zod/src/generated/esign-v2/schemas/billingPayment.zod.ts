/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPayment'];
export const BillingPayment: zod.ZodType<Type, Type> = zod.object({
    "amount": zod.string().optional(),
    "invoiceId": zod.string().optional(),
    "paymentId": zod.string().optional()
});
