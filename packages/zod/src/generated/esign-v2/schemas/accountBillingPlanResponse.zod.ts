/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.zod.js';
import { AccountBillingPlan } from './accountBillingPlan.zod.js';
import { BillingPlan } from './billingPlan.zod.js';
import { CreditCardInformation } from './creditCardInformation.zod.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.zod.js';
import { ReferralInformation } from './referralInformation.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['accountBillingPlanResponse'];
export const AccountBillingPlanResponse: zod.ZodType<Type, Type> = zod.object({
    "billingAddress": AccountAddress.optional(),
    "billingAddressIsCreditCardAddress": zod.enum(['true', 'false']).optional(),
    "billingPlan": AccountBillingPlan.optional(),
    "creditCardInformation": CreditCardInformation.optional(),
    "paymentProcessorInformation": PaymentProcessorInformation.optional(),
    "referralInformation": ReferralInformation.optional(),
    "successorPlans": zod.array(BillingPlan).optional()
});
