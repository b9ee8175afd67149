/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PlanInformation } from './planInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DowngradeBillingPlanInformation as Type } from '@countersign/types/esign-v2.1/schemas/downgradeBillingPlanInformation';
export const DowngradeBillingPlanInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "downgradeEventType": zod.string().optional(),
    "planInformation": PlanInformation.optional(),
    "promoCode": zod.string().optional(),
    "saleDiscount": zod.string().optional(),
    "saleDiscountPeriods": formats.integerString.optional(),
    "saleDiscountType": zod.string().optional()
}));
