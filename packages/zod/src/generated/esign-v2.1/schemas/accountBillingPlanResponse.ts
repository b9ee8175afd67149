/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.js';
import { AccountBillingPlan } from './accountBillingPlan.js';
import { BillingEntityInformationResponse } from './billingEntityInformationResponse.js';
import { BillingPlan } from './billingPlan.js';
import { CreditCardInformation } from './creditCardInformation.js';
import { DirectDebitProcessorInformation } from './directDebitProcessorInformation.js';
import { DowngradePlanUpdateResponse } from './downgradePlanUpdateResponse.js';
import { DowngradeRequestInformation } from './downgradeRequestInformation.js';
import { PaymentMethod } from './paymentMethod.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import { ReferralInformation } from './referralInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountBillingPlanResponse as Type } from '@countersign/types/esign-v2.1/schemas/accountBillingPlanResponse';
export const AccountBillingPlanResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingAddress": AccountAddress.optional(),
    "billingAddressIsCreditCardAddress": formats.booleanString.optional(),
    "creditCardInformation": CreditCardInformation.optional(),
    "paymentProcessorInformation": PaymentProcessorInformation.optional(),
    "referralInformation": ReferralInformation.optional(),
    "successorPlans": zod.array(BillingPlan).optional(),
    "billingPlan": AccountBillingPlan.optional(),
    "directDebitProcessorInformation": DirectDebitProcessorInformation.optional(),
    "downgradePlanInformation": DowngradePlanUpdateResponse.optional(),
    "downgradeRequestInformation": DowngradeRequestInformation.optional(),
    "entityInformation": BillingEntityInformationResponse.optional(),
    "paymentMethod": PaymentMethod.optional(),
    "taxExemptId": zod.string().optional()
}));
