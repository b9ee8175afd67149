/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { PaymentOption } from './paymentOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentSignerValues as Type } from '@countersign/types/esign-v2/schemas/paymentSignerValues';
export const PaymentSignerValues: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "paymentOption": PaymentOption.optional()
}));
