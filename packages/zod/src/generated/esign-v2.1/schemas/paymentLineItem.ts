/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { PaymentLineItem as Type } from '@countersign/types/esign-v2.1/schemas/paymentLineItem';
export const PaymentLineItem: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "amountReference": zod.string().optional(),
    "description": zod.string().optional(),
    "itemCode": zod.string().optional(),
    "name": zod.string().optional()
}));
