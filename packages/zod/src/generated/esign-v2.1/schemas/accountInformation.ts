/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSettingsInformation } from './accountSettingsInformation.js';
import { BrandsResponse } from './brandsResponse.js';
import { PaymentMethod } from './paymentMethod.js';
import { RecipientDomain } from './recipientDomain.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountInformation as Type } from '@countersign/types/esign-v2.1/schemas/accountInformation';
export const AccountInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountIdGuid": formats.guid.optional(),
    "accountName": zod.string().optional(),
    "accountSettings": AccountSettingsInformation.optional(),
    "allowTransactionRooms": formats.booleanString.optional(),
    "billingPeriodDaysRemaining": formats.integerString.optional(),
    "billingPeriodEndDate": formats.dateTime.optional(),
    "billingPeriodEnvelopesAllowed": zod.string().optional(),
    "billingPeriodEnvelopesSent": formats.integerString.optional(),
    "billingPeriodStartDate": formats.dateTime.optional(),
    "billingProfile": zod.string().optional(),
    "canUpgrade": formats.booleanString.optional(),
    "connectPermission": zod.string().optional(),
    "createdDate": formats.dateTime.optional(),
    "currencyCode": zod.string().optional(),
    "currentPlanId": zod.string().optional(),
    "displayApplianceStartUrl": zod.string().optional(),
    "displayApplianceUrl": zod.string().optional(),
    "distributorCode": zod.string().optional(),
    "docuSignLandingUrl": zod.string().optional(),
    "dssValues": zod.record(zod.string(), zod.string()).optional(),
    "envelopeSendingBlocked": formats.booleanString.optional(),
    "envelopeUnitPrice": zod.string().optional(),
    "externalAccountId": zod.string().optional(),
    "forgottenPasswordQuestionsCount": formats.integerString.optional(),
    "isDowngrade": formats.booleanString.optional(),
    "paymentMethod": PaymentMethod.optional(),
    "planClassification": zod.string().optional(),
    "planEndDate": formats.dateTime.optional(),
    "planName": zod.string().optional(),
    "planStartDate": formats.dateTime.optional(),
    "recipientDomains": zod.array(RecipientDomain).optional(),
    "seatsAllowed": zod.string().optional(),
    "seatsInUse": formats.integerString.optional(),
    "status21CFRPart11": zod.string().optional(),
    "suspensionDate": formats.dateTime.optional(),
    "suspensionStatus": zod.string().optional(),
    "useDisplayAppliance": zod.boolean().optional(),
    "brands": BrandsResponse.optional(),
    "freeEnvelopeSendsRemainingForAdvancedDocGen": zod.number().optional(),
    "isFreeToTrialEligible": formats.booleanString.optional()
}));
