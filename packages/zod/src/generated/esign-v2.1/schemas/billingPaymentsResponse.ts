/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPaymentItem } from './billingPaymentItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingPaymentsResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingPaymentsResponse';
export const BillingPaymentsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingPayments": zod.array(BillingPaymentItem).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
