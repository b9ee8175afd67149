/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPaymentItem } from './billingPaymentItem.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPaymentsResponse'];
export const BillingPaymentsResponse: zod.ZodType<Type, Type> = zod.object({
    "billingPayments": zod.array(BillingPaymentItem).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
