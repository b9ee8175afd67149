/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPayment } from './billingPayment.js';
import { fast } from '../../../fast/fast.js';
import type { BillingPaymentResponse as Type } from '@countersign/types/esign-v2/schemas/billingPaymentResponse';
export const BillingPaymentResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "billingPayments": zod.array(BillingPayment).optional()
}));
