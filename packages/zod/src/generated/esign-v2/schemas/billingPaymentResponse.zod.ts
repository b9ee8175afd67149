/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPayment } from './billingPayment.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPaymentResponse'];
export const BillingPaymentResponse: zod.ZodType<Type, Type> = zod.object({
    "billingPayments": zod.array(BillingPayment).optional()
});
