/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPrice as Type } from '@countersign/types/esign-v2.1/schemas/billingPrice';
export const BillingPrice: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "beginQuantity": formats.integerString.optional(),
    "endQuantity": zod.string().optional(),
    "unitPrice": zod.string().optional()
}));
