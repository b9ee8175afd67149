/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AppStoreProduct } from './appStoreProduct.js';
import { CurrencyPlanPrice } from './currencyPlanPrice.js';
import { FeatureSet } from './featureSet.js';
import { PaymentMethod } from './paymentMethod.js';
import { SeatDiscount } from './seatDiscount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPlan as Type } from '@countersign/types/esign-v2.1/schemas/billingPlan';
export const BillingPlan: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "appStoreProducts": zod.array(AppStoreProduct).optional(),
    "currencyPlanPrices": zod.array(CurrencyPlanPrice).optional(),
    "paymentCycle": zod.enum(['Monthly', 'Annually']).optional(),
    "paymentMethod": PaymentMethod.optional(),
    "enableSupport": formats.booleanString.optional(),
    "includedSeats": formats.integerString.optional(),
    "otherDiscountPercent": zod.string().optional(),
    "planClassification": zod.string().optional(),
    "planFeatureSets": zod.array(FeatureSet).optional(),
    "planId": zod.string().optional(),
    "planName": zod.string().optional(),
    "seatDiscounts": zod.array(SeatDiscount).optional(),
    "perSeatPrice": zod.string().optional(),
    "supportIncidentFee": zod.string().optional(),
    "supportPlanFee": zod.string().optional()
}));
