/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ReferralInformation as Type } from '@countersign/types/esign-v2.1/schemas/referralInformation';
export const ReferralInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "advertisementId": zod.string().optional(),
    "enableSupport": formats.booleanString.optional(),
    "externalOrgId": zod.string().optional(),
    "groupMemberId": zod.string().optional(),
    "idType": zod.string().optional(),
    "includedSeats": formats.integerString.optional(),
    "industry": zod.string().optional(),
    "planStartMonth": zod.string().optional(),
    "promoCode": zod.string().optional(),
    "publisherId": zod.string().optional(),
    "referralCode": zod.string().optional(),
    "referrerName": zod.string().optional(),
    "saleDiscountAmount": zod.string().optional(),
    "saleDiscountFixedAmount": zod.string().optional(),
    "saleDiscountPercent": zod.string().optional(),
    "saleDiscountPeriods": formats.integerString.optional(),
    "saleDiscountSeatPriceOverride": zod.string().optional(),
    "shopperId": zod.string().optional()
}));
