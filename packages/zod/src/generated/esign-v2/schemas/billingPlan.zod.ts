/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AppStoreProduct } from './appStoreProduct.zod.js';
import { CurrencyPlanPrice } from './currencyPlanPrice.zod.js';
import { FeatureSet } from './featureSet.zod.js';
import { PaymentMethod } from './paymentMethod.zod.js';
import { SeatDiscount } from './seatDiscount.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPlan'];
export const billingPlanIncludedSeatsRegExp = new RegExp('^\\d+$');
export const BillingPlan: zod.ZodType<Type, Type> = zod.object({
    "appStoreProducts": zod.array(AppStoreProduct).optional(),
    "currencyPlanPrices": zod.array(CurrencyPlanPrice).optional(),
    "paymentCycle": zod.enum(['Monthly', 'Annually']).optional(),
    "paymentMethod": PaymentMethod.optional(),
    "enableSupport": zod.enum(['true', 'false']).optional(),
    "includedSeats": zod.stringFormat('integer-string', billingPlanIncludedSeatsRegExp).optional(),
    "otherDiscountPercent": zod.string().optional(),
    "planClassification": zod.string().optional(),
    "planFeatureSets": zod.array(FeatureSet).optional(),
    "planId": zod.string().optional(),
    "planName": zod.string().optional(),
    "seatDiscounts": zod.array(SeatDiscount).optional(),
    "perSeatPrice": zod.string().optional(),
    "supportIncidentFee": zod.string().optional(),
    "supportPlanFee": zod.string().optional()
});
