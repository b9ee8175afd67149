/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingDiscount } from './billingDiscount.zod.js';
import { BillingPrice } from './billingPrice.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingCharge'];
export const billingChargeIncrementalQuantityRegExp = new RegExp('^\\d+$');
export const billingChargeUsedQuantityRegExp = new RegExp('^\\d+$');
export const BillingCharge: zod.ZodType<Type, Type> = zod.object({
    "allowedQuantity": zod.string().optional(),
    "blocked": zod.enum(['true', 'false']).optional(),
    "chargeName": zod.string().optional(),
    "chargeType": zod.string().optional(),
    "chargeUnitOfMeasure": zod.string().optional(),
    "discounts": zod.array(BillingDiscount).optional(),
    "firstEffectiveDate": zod.iso.datetime({ "offset": true }).optional(),
    "includedQuantity": zod.string().optional(),
    "incrementalQuantity": zod.stringFormat('integer-string', billingChargeIncrementalQuantityRegExp).optional(),
    "lastEffectiveDate": zod.iso.datetime({ "offset": true }).optional(),
    "prices": zod.array(BillingPrice).optional(),
    "unitPrice": zod.string().optional(),
    "usedQuantity": zod.stringFormat('integer-string', billingChargeUsedQuantityRegExp).optional()
});
