/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingDiscount } from './billingDiscount.js';
import { BillingPrice } from './billingPrice.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingCharge as Type } from '@countersign/types/esign-v2.1/schemas/billingCharge';
export const BillingCharge: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowedQuantity": zod.string().optional(),
    "blocked": formats.booleanString.optional(),
    "chargeName": zod.string().optional(),
    "chargeType": zod.string().optional(),
    "chargeUnitOfMeasure": zod.string().optional(),
    "discounts": zod.array(BillingDiscount).optional(),
    "firstEffectiveDate": formats.dateTime.optional(),
    "includedQuantity": zod.string().optional(),
    "incrementalQuantity": formats.integerString.optional(),
    "lastEffectiveDate": formats.dateTime.optional(),
    "prices": zod.array(BillingPrice).optional(),
    "unitPrice": zod.string().optional(),
    "usedQuantity": formats.integerString.optional()
}));
