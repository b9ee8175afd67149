/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DowngradePlanUpdateResponse as Type } from '@countersign/types/esign-v2.1/schemas/downgradePlanUpdateResponse';
export const DowngradePlanUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountPaymentMethod": zod.string().optional(),
    "discountApplied": zod.string().optional(),
    "downgradeEffectiveDate": formats.dateTime.optional(),
    "downgradePaymentCycle": zod.string().optional(),
    "downgradePlanId": zod.string().optional(),
    "downgradePlanName": zod.string().optional(),
    "downgradeRequestStatus": zod.string().optional(),
    "message": zod.string().optional(),
    "productId": zod.string().optional(),
    "promoCode": zod.string().optional(),
    "saleDiscount": zod.string().optional(),
    "saleDiscountPeriods": formats.integerString.optional(),
    "saleDiscountType": zod.string().optional()
}));
