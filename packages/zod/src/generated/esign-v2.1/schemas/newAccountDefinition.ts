/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountAddress } from './accountAddress.js';
import { AccountSettingsInformation } from './accountSettingsInformation.js';
import { CreditCardInformation } from './creditCardInformation.js';
import { DirectDebitProcessorInformation } from './directDebitProcessorInformation.js';
import { PaymentMethod } from './paymentMethod.js';
import { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import { PlanInformation } from './planInformation.js';
import { ReferralInformation } from './referralInformation.js';
import { SocialAccountInformation } from './socialAccountInformation.js';
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewAccountDefinition as Type } from '@countersign/types/esign-v2.1/schemas/newAccountDefinition';
export const NewAccountDefinition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
    "enablePreAuth": formats.booleanString.optional(),
    "paymentProcessor": zod.string().optional(),
    "processPayment": formats.booleanString.optional()
}));
