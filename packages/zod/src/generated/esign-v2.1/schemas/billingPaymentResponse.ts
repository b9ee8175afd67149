/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPayment } from './billingPayment.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingPaymentResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingPaymentResponse';
export const BillingPaymentResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingPayments": zod.array(BillingPayment).optional()
}));
