/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingDiscount as Type } from '@countersign/types/esign-v2.1/schemas/billingDiscount';
export const BillingDiscount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "beginQuantity": formats.integerString.optional(),
    "discount": zod.string().optional(),
    "endQuantity": zod.string().optional()
}));
