/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthenticationStatus } from './authenticationStatus.zod.js';
import { ConsentDetails } from './consentDetails.zod.js';
import { DelegationInfo } from './delegationInfo.zod.js';
import { DocumentVisibility } from './documentVisibility.zod.js';
import { FeatureAvailableMetadata } from './featureAvailableMetadata.zod.js';
import { IdCheckInformationInput } from './idCheckInformationInput.zod.js';
import { OfflineAttributes } from './offlineAttributes.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientAdditionalNotification } from './recipientAdditionalNotification.zod.js';
import { RecipientAttachment } from './recipientAttachment.zod.js';
import { RecipientEmailNotification } from './recipientEmailNotification.zod.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.zod.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.zod.js';
import { RecipientPhoneNumber } from './recipientPhoneNumber.zod.js';
import { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.zod.js';
import { RecipientSignatureInformation } from './recipientSignatureInformation.zod.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.zod.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.zod.js';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { SocialAuthentication } from './socialAuthentication.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['AuthorizedSignatory'];
export const authorizedSignatoryClientUserIdMax = 100;
export const authorizedSignatoryDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const authorizedSignatoryRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const authorizedSignatoryUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const authorizedSignatoryEmailMax = 100;
export const authorizedSignatoryNameMax = 100;
export const authorizedSignatoryFullNameMax = 100;
export const authorizedSignatoryNoteMax = 1000;
export const authorizedSignatoryRoutingOrderRegExp = new RegExp('^\\d+$');
export const authorizedSignatoryAccessCodeMax = 50;
export const authorizedSignatoryDelegatedByUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const authorizedSignatoryDelegatedByUserIdRegExpOne = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const authorizedSignatoryCompletedCountRegExp = new RegExp('^\\d+$');
export const authorizedSignatoryTotalTabCountRegExp = new RegExp('^\\d+$');
export const AuthorizedSignatory: zod.ZodType<Type, Type> = zod.object({
    "clientUserId": zod.string().max(authorizedSignatoryClientUserIdMax).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "designatorId": zod.string().optional(),
    "designatorIdGuid": zod.stringFormat('guid', authorizedSignatoryDesignatorIdGuidRegExp).optional(),
    "documentVisibility": zod.array(DocumentVisibility).optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "recipientAttachments": zod.array(RecipientAttachment).optional(),
    "recipientFeatureMetadata": zod.array(FeatureAvailableMetadata).optional(),
    "recipientId": zod.string().optional(),
    "recipientIdGuid": zod.stringFormat('guid', authorizedSignatoryRecipientIdGuidRegExp).optional(),
    "recipientType": RecipientType.optional(),
    "recipientTypeMetadata": PropertyMetadata.optional(),
    "roleName": zod.string().optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "userId": zod.stringFormat('guid', authorizedSignatoryUserIdRegExp).optional(),
    "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
    "documentTemplateId": zod.string().optional(),
    "webFormRecipientViewId": zod.string().optional(),
    "email": zod.string().max(authorizedSignatoryEmailMax).optional(),
    "emailMetadata": PropertyMetadata.optional(),
    "name": zod.string().max(authorizedSignatoryNameMax).optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupIdMetadata": PropertyMetadata.optional(),
    "signingGroupName": zod.string().optional(),
    "signingGroupUsers": zod.array(UserInfo).optional(),
    "additionalNotifications": zod.array(RecipientAdditionalNotification).optional(),
    "emailRecipientPostSigningURL": zod.string().optional(),
    "firstName": zod.string().optional(),
    "firstNameMetadata": PropertyMetadata.optional(),
    "fullName": zod.string().max(authorizedSignatoryFullNameMax).optional(),
    "fullNameMetadata": PropertyMetadata.optional(),
    "lastName": zod.string().optional(),
    "lastNameMetadata": PropertyMetadata.optional(),
    "phoneNumber": RecipientPhoneNumber.optional(),
    "consentDetailsList": zod.array(ConsentDetails).optional(),
    "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
    "deliveryMethod": zod.string().optional(),
    "deliveryMethodMetadata": PropertyMetadata.optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "faxNumber": zod.string().optional(),
    "faxNumberMetadata": PropertyMetadata.optional(),
    "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
    "note": zod.string().max(authorizedSignatoryNoteMax).optional(),
    "noteMetadata": PropertyMetadata.optional(),
    "routingOrder": zod.stringFormat('integer-string', authorizedSignatoryRoutingOrderRegExp).optional(),
    "routingOrderMetadata": PropertyMetadata.optional(),
    "suppressEmails": zod.enum(['true', 'false']).optional(),
    "accessCode": zod.string().max(authorizedSignatoryAccessCodeMax).optional(),
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
    "bulkRecipientsUri": zod.string().optional(),
    "delegatedBy": zod.object({
        "Email": zod.string().optional(),
        "Name": zod.string().optional(),
        "UserAuthorizationId": zod.string().optional(),
        "UserId": zod.stringFormat('guid', authorizedSignatoryDelegatedByUserIdRegExp).optional(),
        "email": zod.string().optional(),
        "name": zod.string().optional(),
        "userAuthorizationId": zod.string().optional(),
        "userId": zod.stringFormat('guid', authorizedSignatoryDelegatedByUserIdRegExpOne).optional()
    }).optional(),
    "delegatedTo": zod.array(DelegationInfo).optional(),
    "isBulkRecipient": zod.enum(['true', 'false']).optional(),
    "isBulkRecipientMetadata": PropertyMetadata.optional(),
    "notarySignerEmailSent": zod.enum(['true', 'false']).optional(),
    "agentCanEditEmail": zod.enum(['true', 'false']).optional(),
    "agentCanEditName": zod.enum(['true', 'false']).optional(),
    "excludedDocuments": zod.array(zod.string()).optional(),
    "tabs": Tabs.optional(),
    "signingGroupType": zod.string().optional(),
    "autoRespondedReason": zod.string().optional(),
    "completedCount": zod.stringFormat('integer-string', authorizedSignatoryCompletedCountRegExp).optional(),
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
    "totalTabCount": zod.stringFormat('integer-string', authorizedSignatoryTotalTabCountRegExp).optional(),
    "proofFile": zod.object({
        "hasIdentityAttempts": zod.enum(['true', 'false']).optional(),
        "isInProofFile": zod.enum(['true', 'false']).optional()
    }).optional()
});
