/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddOn } from './addOn.zod.js';
import { FeatureSet } from './featureSet.zod.js';
import { PaymentMethod } from './paymentMethod.zod.js';
import { SeatDiscount } from './seatDiscount.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['accountBillingPlan'];
export const accountBillingPlanIncrementalSeatsRegExp = new RegExp('^\\d+$');
export const accountBillingPlanIncludedSeatsRegExp = new RegExp('^\\d+$');
export const AccountBillingPlan: zod.ZodType<Type, Type> = zod.object({
    "addOns": zod.array(AddOn).optional(),
    "appStoreReceiptExpirationDate": zod.iso.datetime({ "offset": true }).optional(),
    "appStoreReceiptPurchaseDate": zod.iso.datetime({ "offset": true }).optional(),
    "canCancelRenewal": zod.enum(['true', 'false']).optional(),
    "canUpgrade": zod.enum(['true', 'false']).optional(),
    "currencyCode": zod.string().optional(),
    "incrementalSeats": zod.stringFormat('integer-string', accountBillingPlanIncrementalSeatsRegExp).optional(),
    "isDowngrade": zod.enum(['true', 'false']).optional(),
    "notificationType": zod.string().optional(),
    "paymentCycle": zod.string().optional(),
    "paymentMethod": PaymentMethod.optional(),
    "renewalStatus": zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade']).optional(),
    "enableSupport": zod.enum(['true', 'false']).optional(),
    "includedSeats": zod.stringFormat('integer-string', accountBillingPlanIncludedSeatsRegExp).optional(),
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
