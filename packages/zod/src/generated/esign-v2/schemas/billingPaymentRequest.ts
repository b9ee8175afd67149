/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { BillingPaymentRequest as Type } from '@countersign/types/esign-v2/schemas/billingPaymentRequest';
export const BillingPaymentRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "paymentAmount": zod.string()
}));
