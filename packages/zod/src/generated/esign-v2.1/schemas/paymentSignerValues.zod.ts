/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaymentOption } from './paymentOption.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['paymentSignerValues'];
export const PaymentSignerValues: zod.ZodType<Type, Type> = zod.object({
    "paymentOption": PaymentOption.optional()
});
