/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.js';
import { AppStoreReceipt } from './appStoreReceipt.js';
import { CreditCardInformation } from './creditCardInformation.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import { PlanInformation } from './planInformation.js';
import { ReferralInformation } from './referralInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPlanInformation as Type } from '@countersign/types/esign-v2/schemas/billingPlanInformation';
export const BillingPlanInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingAddress": AccountAddress.optional(),
    "creditCardInformation": CreditCardInformation.optional(),
    "downgradeReason": zod.string().optional(),
    "enableSupport": formats.booleanString.optional(),
    "includedSeats": formats.integerString.optional(),
    "incrementalSeats": formats.integerString.optional(),
    "paymentProcessorInformation": PaymentProcessorInformation.optional(),
    "planInformation": PlanInformation.optional(),
    "referralInformation": ReferralInformation.optional(),
    "renewalStatus": zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade']).optional(),
    "saleDiscountAmount": zod.string().optional(),
    "saleDiscountFixedAmount": zod.string().optional(),
    "saleDiscountPercent": zod.string().optional(),
    "saleDiscountPeriods": formats.integerString.optional(),
    "saleDiscountSeatPriceOverride": zod.string().optional(),
    "appStoreReceipt": AppStoreReceipt.optional()
}));
