/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['referralInformation'];
export const referralInformationIncludedSeatsRegExp = new RegExp('^\\d+$');
export const referralInformationSaleDiscountPeriodsRegExp = new RegExp('^\\d+$');
export const ReferralInformation: zod.ZodType<Type, Type> = zod.object({
    "advertisementId": zod.string().optional(),
    "enableSupport": zod.enum(['true', 'false']).optional(),
    "externalOrgId": zod.string().optional(),
    "groupMemberId": zod.string().optional(),
    "idType": zod.string().optional(),
    "includedSeats": zod.stringFormat('integer-string', referralInformationIncludedSeatsRegExp).optional(),
    "industry": zod.string().optional(),
    "planStartMonth": zod.string().optional(),
    "promoCode": zod.string().optional(),
    "publisherId": zod.string().optional(),
    "referralCode": zod.string().optional(),
    "referrerName": zod.string().optional(),
    "saleDiscountAmount": zod.string().optional(),
    "saleDiscountFixedAmount": zod.string().optional(),
    "saleDiscountPercent": zod.string().optional(),
    "saleDiscountPeriods": zod.stringFormat('integer-string', referralInformationSaleDiscountPeriodsRegExp).optional(),
    "saleDiscountSeatPriceOverride": zod.string().optional(),
    "shopperId": zod.string().optional()
});
