/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPaymentItem as Type } from '@countersign/types/esign-v2.1/schemas/billingPaymentItem';
export const BillingPaymentItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "amount": zod.string().optional(),
    "description": zod.string().optional(),
    "paymentDate": formats.dateTime.optional(),
    "paymentId": zod.string().optional(),
    "paymentNumber": zod.string().optional()
}));
