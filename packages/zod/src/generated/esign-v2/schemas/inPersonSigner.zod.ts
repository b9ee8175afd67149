/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthenticationStatus } from './authenticationStatus.zod.js';
import { DocumentVisibility } from './documentVisibility.zod.js';
import { FeatureAvailableMetadata } from './featureAvailableMetadata.zod.js';
import { IdCheckInformationInput } from './idCheckInformationInput.zod.js';
import { NotaryHost } from './notaryHost.zod.js';
import { OfflineAttributes } from './offlineAttributes.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientAttachment } from './recipientAttachment.zod.js';
import { RecipientEmailNotification } from './recipientEmailNotification.zod.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.zod.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.zod.js';
import { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.zod.js';
import { RecipientSignatureInformation } from './recipientSignatureInformation.zod.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.zod.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.zod.js';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { SocialAuthentication } from './socialAuthentication.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['inPersonSigner'];
export const inPersonSignerClientUserIdMax = 100;
export const inPersonSignerDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerEmailMax = 100;
export const inPersonSignerNameMax = 100;
export const inPersonSignerNoteMax = 1000;
export const inPersonSignerRoutingOrderRegExp = new RegExp('^\\d+$');
export const inPersonSignerAccessCodeMax = 50;
export const inPersonSignerCompletedCountRegExp = new RegExp('^\\d+$');
export const inPersonSignerTotalTabCountRegExp = new RegExp('^\\d+$');
export const inPersonSignerHostEmailMax = 100;
export const inPersonSignerHostNameMax = 100;
export const inPersonSignerSignerEmailMax = 100;
export const inPersonSignerSignerNameMax = 100;
export const InPersonSigner: zod.ZodType<Type, Type> = zod.object({
    "clientUserId": zod.string().max(inPersonSignerClientUserIdMax).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "designatorId": zod.string().optional(),
    "designatorIdGuid": zod.stringFormat('guid', inPersonSignerDesignatorIdGuidRegExp).optional(),
    "documentVisibility": zod.array(DocumentVisibility).optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "recipientAttachments": zod.array(RecipientAttachment).optional(),
    "recipientFeatureMetadata": zod.array(FeatureAvailableMetadata).optional(),
    "recipientId": zod.string().optional(),
    "recipientIdGuid": zod.stringFormat('guid', inPersonSignerRecipientIdGuidRegExp).optional(),
    "recipientType": RecipientType.optional(),
    "recipientTypeMetadata": PropertyMetadata.optional(),
    "roleName": zod.string().optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "userId": zod.stringFormat('guid', inPersonSignerUserIdRegExp).optional(),
    "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
    "documentTemplateId": zod.string().optional(),
    "webFormRecipientViewId": zod.string().optional(),
    "email": zod.string().max(inPersonSignerEmailMax).optional(),
    "emailMetadata": PropertyMetadata.optional(),
    "name": zod.string().max(inPersonSignerNameMax).optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupIdMetadata": PropertyMetadata.optional(),
    "signingGroupName": zod.string().optional(),
    "signingGroupUsers": zod.array(UserInfo).optional(),
    "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
    "deliveryMethod": zod.string().optional(),
    "deliveryMethodMetadata": PropertyMetadata.optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "faxNumber": zod.string().optional(),
    "faxNumberMetadata": PropertyMetadata.optional(),
    "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
    "note": zod.string().max(inPersonSignerNoteMax).optional(),
    "noteMetadata": PropertyMetadata.optional(),
    "routingOrder": zod.stringFormat('integer-string', inPersonSignerRoutingOrderRegExp).optional(),
    "routingOrderMetadata": PropertyMetadata.optional(),
    "suppressEmails": zod.enum(['true', 'false']).optional(),
    "accessCode": zod.string().max(inPersonSignerAccessCodeMax).optional(),
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
    "autoNavigation": zod.enum(['true', 'false']).optional(),
    "canSignOffline": zod.enum(['true', 'false']).optional(),
    "creationReason": zod.string().optional(),
    "defaultRecipient": zod.enum(['true', 'false']).optional(),
    "notaryId": zod.string().optional(),
    "recipientSuppliesTabs": zod.enum(['true', 'false']).optional(),
    "requireSignerCertificate": zod.string().optional(),
    "requireSignOnPaper": zod.enum(['true', 'false']).optional(),
    "requireUploadSignature": zod.enum(['true', 'false']).optional(),
    "signatureInfo": RecipientSignatureInformation.optional(),
    "signInEachLocation": zod.enum(['true', 'false']).optional(),
    "signInEachLocationMetadata": PropertyMetadata.optional(),
    "offlineAttributes": OfflineAttributes.optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).optional(),
    "excludedDocuments": zod.array(zod.string()).optional(),
    "tabs": Tabs.optional(),
    "signingGroupType": zod.string().optional(),
    "autoRespondedReason": zod.string().optional(),
    "completedCount": zod.stringFormat('integer-string', inPersonSignerCompletedCountRegExp).optional(),
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
    "totalTabCount": zod.stringFormat('integer-string', inPersonSignerTotalTabCountRegExp).optional(),
    "proofFile": zod.object({
        "hasIdentityAttempts": zod.enum(['true', 'false']).optional(),
        "isInProofFile": zod.enum(['true', 'false']).optional()
    }).optional(),
    "hostEmail": zod.string().max(inPersonSignerHostEmailMax).optional(),
    "hostEmailMetadata": PropertyMetadata.optional(),
    "hostName": zod.string().max(inPersonSignerHostNameMax).optional(),
    "hostNameMetadata": PropertyMetadata.optional(),
    "inPersonSigningType": zod.enum(['inPersonSigner', 'notary']).optional(),
    "inPersonSigningTypeMetadata": PropertyMetadata.optional(),
    "notaryHost": NotaryHost.optional(),
    "signerEmail": zod.string().max(inPersonSignerSignerEmailMax).optional(),
    "signerEmailMetadata": PropertyMetadata.optional(),
    "signerFirstName": zod.string().optional(),
    "signerFirstNameMetadata": PropertyMetadata.optional(),
    "signerLastName": zod.string().optional(),
    "signerLastNameMetadata": PropertyMetadata.optional(),
    "signerName": zod.string().max(inPersonSignerSignerNameMax).optional(),
    "signerNameMetadata": PropertyMetadata.optional()
});
