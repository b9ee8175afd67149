/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthenticationStatus } from './authenticationStatus.zod.js';
import { DocumentVisibility } from './documentVisibility.zod.js';
import { FeatureAvailableMetadata } from './featureAvailableMetadata.zod.js';
import { IdCheckInformationInput } from './idCheckInformationInput.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientAttachment } from './recipientAttachment.zod.js';
import { RecipientEmailNotification } from './recipientEmailNotification.zod.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.zod.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.zod.js';
import { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.zod.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.zod.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.zod.js';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { SocialAuthentication } from './socialAuthentication.zod.js';
import { Tabs } from './tabs.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['sealSign'];
export const sealSignClientUserIdMax = 100;
export const sealSignDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const sealSignRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const sealSignUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const sealSignNoteMax = 1000;
export const sealSignRoutingOrderRegExp = new RegExp('^\\d+$');
export const sealSignAccessCodeMax = 50;
export const sealSignCompletedCountRegExp = new RegExp('^\\d+$');
export const sealSignTotalTabCountRegExp = new RegExp('^\\d+$');
export const sealSignNameMax = 100;
export const SealSign: zod.ZodType<Type, Type> = zod.object({
    "clientUserId": zod.string().max(sealSignClientUserIdMax).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "designatorId": zod.string().optional(),
    "designatorIdGuid": zod.stringFormat('guid', sealSignDesignatorIdGuidRegExp).optional(),
    "documentVisibility": zod.array(DocumentVisibility).optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "recipientAttachments": zod.array(RecipientAttachment).optional(),
    "recipientFeatureMetadata": zod.array(FeatureAvailableMetadata).optional(),
    "recipientId": zod.string().optional(),
    "recipientIdGuid": zod.stringFormat('guid', sealSignRecipientIdGuidRegExp).optional(),
    "recipientType": RecipientType.optional(),
    "recipientTypeMetadata": PropertyMetadata.optional(),
    "roleName": zod.string().optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "userId": zod.stringFormat('guid', sealSignUserIdRegExp).optional(),
    "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
    "documentTemplateId": zod.string().optional(),
    "webFormRecipientViewId": zod.string().optional(),
    "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
    "deliveryMethod": zod.string().optional(),
    "deliveryMethodMetadata": PropertyMetadata.optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "faxNumber": zod.string().optional(),
    "faxNumberMetadata": PropertyMetadata.optional(),
    "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
    "note": zod.string().max(sealSignNoteMax).optional(),
    "noteMetadata": PropertyMetadata.optional(),
    "routingOrder": zod.stringFormat('integer-string', sealSignRoutingOrderRegExp).optional(),
    "routingOrderMetadata": PropertyMetadata.optional(),
    "suppressEmails": zod.enum(['true', 'false']).optional(),
    "accessCode": zod.string().max(sealSignAccessCodeMax).optional(),
    "accessCodeMetadata": PropertyMetadata.optional(),
    "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckConfigurationNameMetadata": PropertyMetadata.optional(),
    "idCheckInformationInput": IdCheckInformationInput.optional(),
    "identityVerification": RecipientIdentityVerification.optional(),
    "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
    "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
    "phoneAuthentication": RecipientPhoneAuthentication.optional(),
    "requireIdLookup": zod.enum(['true', 'false']).optional(),
    "requireIdLookupMetadata": PropertyMetadata.optional(),
    "smsAuthentication": RecipientSMSAuthentication.optional(),
    "socialAuthentications": zod.array(SocialAuthentication).optional(),
    "samlAuthentication": RecipientSAMLAuthentication.optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).optional(),
    "tabs": Tabs.optional(),
    "autoRespondedReason": zod.string().optional(),
    "completedCount": zod.stringFormat('integer-string', sealSignCompletedCountRegExp).optional(),
    "declinedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "declinedReason": zod.string().optional(),
    "deliveredDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "recipientAuthenticationStatus": AuthenticationStatus.optional(),
    "sentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "signedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "status": RecipientStatus.optional(),
    "statusCode": zod.string().optional(),
    "totalTabCount": zod.stringFormat('integer-string', sealSignTotalTabCountRegExp).optional(),
    "proofFile": zod.object({
        "hasIdentityAttempts": zod.enum(['true', 'false']).optional(),
        "isInProofFile": zod.enum(['true', 'false']).optional()
    }).optional(),
    "name": zod.string().max(sealSignNameMax).optional()
});
