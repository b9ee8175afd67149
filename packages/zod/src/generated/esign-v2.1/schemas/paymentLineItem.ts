/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentLineItem as Type } from '@countersign/types/esign-v2.1/schemas/paymentLineItem';
export const PaymentLineItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "amountReference": zod.string().optional(),
    "description": zod.string().optional(),
    "itemCode": zod.string().optional(),
    "name": zod.string().optional()
}));
