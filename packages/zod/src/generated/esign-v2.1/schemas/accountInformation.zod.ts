/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSettingsInformation } from './accountSettingsInformation.zod.js';
import { BrandsResponse } from './brandsResponse.zod.js';
import { PaymentMethod } from './paymentMethod.zod.js';
import { RecipientDomain } from './recipientDomain.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountInformation'];
export const accountInformationAccountIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const accountInformationBillingPeriodDaysRemainingRegExp = new RegExp('^\\d+$');
export const accountInformationBillingPeriodEnvelopesSentRegExp = new RegExp('^\\d+$');
export const accountInformationForgottenPasswordQuestionsCountRegExp = new RegExp('^\\d+$');
export const accountInformationSeatsInUseRegExp = new RegExp('^\\d+$');
export const AccountInformation: zod.ZodType<Type, Type> = zod.object({
    "accountIdGuid": zod.stringFormat('guid', accountInformationAccountIdGuidRegExp).optional(),
    "accountName": zod.string().optional(),
    "accountSettings": AccountSettingsInformation.optional(),
    "allowTransactionRooms": zod.enum(['true', 'false']).optional(),
    "billingPeriodDaysRemaining": zod.stringFormat('integer-string', accountInformationBillingPeriodDaysRemainingRegExp).optional(),
    "billingPeriodEndDate": zod.iso.datetime({ "offset": true }).optional(),
    "billingPeriodEnvelopesAllowed": zod.string().optional(),
    "billingPeriodEnvelopesSent": zod.stringFormat('integer-string', accountInformationBillingPeriodEnvelopesSentRegExp).optional(),
    "billingPeriodStartDate": zod.iso.datetime({ "offset": true }).optional(),
    "billingProfile": zod.string().optional(),
    "canUpgrade": zod.enum(['true', 'false']).optional(),
    "connectPermission": zod.string().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "currencyCode": zod.string().optional(),
    "currentPlanId": zod.string().optional(),
    "displayApplianceStartUrl": zod.string().optional(),
    "displayApplianceUrl": zod.string().optional(),
    "distributorCode": zod.string().optional(),
    "docuSignLandingUrl": zod.string().optional(),
    "dssValues": zod.record(zod.string(), zod.string()).optional(),
    "envelopeSendingBlocked": zod.enum(['true', 'false']).optional(),
    "envelopeUnitPrice": zod.string().optional(),
    "externalAccountId": zod.string().optional(),
    "forgottenPasswordQuestionsCount": zod.stringFormat('integer-string', accountInformationForgottenPasswordQuestionsCountRegExp).optional(),
    "isDowngrade": zod.enum(['true', 'false']).optional(),
    "paymentMethod": PaymentMethod.optional(),
    "planClassification": zod.string().optional(),
    "planEndDate": zod.iso.datetime({ "offset": true }).optional(),
    "planName": zod.string().optional(),
    "planStartDate": zod.iso.datetime({ "offset": true }).optional(),
    "recipientDomains": zod.array(RecipientDomain).optional(),
    "seatsAllowed": zod.string().optional(),
    "seatsInUse": zod.stringFormat('integer-string', accountInformationSeatsInUseRegExp).optional(),
    "status21CFRPart11": zod.string().optional(),
    "suspensionDate": zod.iso.datetime({ "offset": true }).optional(),
    "suspensionStatus": zod.string().optional(),
    "useDisplayAppliance": zod.boolean().optional(),
    "brands": BrandsResponse.optional(),
    "freeEnvelopeSendsRemainingForAdvancedDocGen": zod.number().optional(),
    "isFreeToTrialEligible": zod.enum(['true', 'false']).optional()
});
