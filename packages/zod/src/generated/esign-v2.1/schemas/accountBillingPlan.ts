/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddOn } from './addOn.js';
import { DowngradePlanUpdateResponse } from './downgradePlanUpdateResponse.js';
import { FeatureSet } from './featureSet.js';
import { PaymentMethod } from './paymentMethod.js';
import { SeatDiscount } from './seatDiscount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountBillingPlan as Type } from '@countersign/types/esign-v2.1/schemas/accountBillingPlan';
export const AccountBillingPlan: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "addOns": zod.array(AddOn).optional(),
    "appStoreReceiptExpirationDate": formats.dateTime.optional(),
    "appStoreReceiptPurchaseDate": formats.dateTime.optional(),
    "canCancelRenewal": formats.booleanString.optional(),
    "canUpgrade": formats.booleanString.optional(),
    "currencyCode": zod.string().optional(),
    "incrementalSeats": formats.integerString.optional(),
    "isDowngrade": formats.booleanString.optional(),
    "notificationType": zod.string().optional(),
    "paymentCycle": zod.string().optional(),
    "paymentMethod": PaymentMethod.optional(),
    "renewalStatus": zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade']).optional(),
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
    "supportPlanFee": zod.string().optional(),
    "downgradePlanInformation": DowngradePlanUpdateResponse.optional(),
    "planStartDate": formats.dateTime.optional(),
    "productId": zod.string().optional(),
    "renewalDate": formats.dateTime.optional(),
    "subscriptionStartDate": formats.dateTime.optional(),
    "taxExemptId": zod.string().optional()
}));
