/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.zod.js';
import { AppStoreReceipt } from './appStoreReceipt.zod.js';
import { CreditCardInformation } from './creditCardInformation.zod.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.zod.js';
import { PlanInformation } from './planInformation.zod.js';
import { ReferralInformation } from './referralInformation.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPlanInformation'];
export const billingPlanInformationIncludedSeatsRegExp = new RegExp('^\\d+$');
export const billingPlanInformationIncrementalSeatsRegExp = new RegExp('^\\d+$');
export const billingPlanInformationSaleDiscountPeriodsRegExp = new RegExp('^\\d+$');
export const BillingPlanInformation: zod.ZodType<Type, Type> = zod.object({
    "appStoreReceipt": AppStoreReceipt.optional(),
    "billingAddress": AccountAddress.optional(),
    "creditCardInformation": CreditCardInformation.optional(),
    "downgradeReason": zod.string().optional(),
    "enableSupport": zod.enum(['true', 'false']).optional(),
    "includedSeats": zod.stringFormat('integer-string', billingPlanInformationIncludedSeatsRegExp).optional(),
    "incrementalSeats": zod.stringFormat('integer-string', billingPlanInformationIncrementalSeatsRegExp).optional(),
    "paymentProcessorInformation": PaymentProcessorInformation.optional(),
    "planInformation": PlanInformation.optional(),
    "referralInformation": ReferralInformation.optional(),
    "renewalStatus": zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade']).optional(),
    "saleDiscountAmount": zod.string().optional(),
    "saleDiscountFixedAmount": zod.string().optional(),
    "saleDiscountPercent": zod.string().optional(),
    "saleDiscountPeriods": zod.stringFormat('integer-string', billingPlanInformationSaleDiscountPeriodsRegExp).optional(),
    "saleDiscountSeatPriceOverride": zod.string().optional()
});
