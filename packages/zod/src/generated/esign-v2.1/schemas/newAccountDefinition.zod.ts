/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.zod.js';
import { AccountSettingsInformation } from './accountSettingsInformation.zod.js';
import { CreditCardInformation } from './creditCardInformation.zod.js';
import { DirectDebitProcessorInformation } from './directDebitProcessorInformation.zod.js';
import { PaymentMethod } from './paymentMethod.zod.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.zod.js';
import { PlanInformation } from './planInformation.zod.js';
import { ReferralInformation } from './referralInformation.zod.js';
import { SocialAccountInformation } from './socialAccountInformation.zod.js';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['newAccountDefinition'];
export const NewAccountDefinition: zod.ZodType<Type, Type> = zod.object({
    "accountName": zod.string(),
    "accountSettings": AccountSettingsInformation.optional(),
    "addressInformation": AccountAddress.optional(),
    "creditCardInformation": CreditCardInformation.optional(),
    "directDebitProcessorInformation": DirectDebitProcessorInformation.optional(),
    "distributorCode": zod.string().optional(),
    "distributorPassword": zod.string().optional(),
    "envelopePartitionId": zod.string().optional(),
    "initialUser": UserInformation,
    "paymentMethod": PaymentMethod.optional(),
    "paymentProcessorInformation": PaymentProcessorInformation.optional(),
    "planInformation": PlanInformation.optional(),
    "referralInformation": ReferralInformation.optional(),
    "socialAccountInformation": SocialAccountInformation.optional(),
    "taxExemptId": zod.string().optional(),
    "enablePreAuth": zod.enum(['true', 'false']).optional(),
    "paymentProcessor": zod.string().optional(),
    "processPayment": zod.enum(['true', 'false']).optional()
});
