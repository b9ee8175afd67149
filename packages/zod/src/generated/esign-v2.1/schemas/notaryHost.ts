/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthenticationStatus } from './authenticationStatus.js';
import { DocumentVisibility } from './documentVisibility.js';
import { FeatureAvailableMetadata } from './featureAvailableMetadata.js';
import { IdCheckInformationInput } from './idCheckInformationInput.js';
import { PropertyMetadata } from './propertyMetadata.js';
import { RecipientAttachment } from './recipientAttachment.js';
import { RecipientEmailNotification } from './recipientEmailNotification.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import { RecipientStatus } from './recipientStatus.js';
import { RecipientType } from './recipientType.js';
import { SocialAuthentication } from './socialAuthentication.js';
import { Tabs } from './tabs.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NotaryHost as Type } from '@countersign/types/esign-v2.1/schemas/notaryHost';
export const NotaryHost: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clientUserId": zod.string().max(100).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "designatorId": zod.string().optional(),
    "designatorIdGuid": formats.guid.optional(),
    "documentVisibility": zod.array(DocumentVisibility).optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "recipientAttachments": zod.array(RecipientAttachment).optional(),
    "recipientFeatureMetadata": zod.array(FeatureAvailableMetadata).optional(),
    "recipientId": zod.string().optional(),
    "recipientIdGuid": formats.guid.optional(),
    "recipientType": RecipientType.optional(),
    "recipientTypeMetadata": PropertyMetadata.optional(),
    "roleName": zod.string().optional(),
    "templateLocked": formats.booleanString.optional(),
    "templateRequired": formats.booleanString.optional(),
    "userId": formats.guid.optional(),
    "bulkSendV2Recipient": formats.booleanString.optional(),
    "documentTemplateId": zod.string().optional(),
    "webFormRecipientViewId": zod.string().optional(),
    "email": zod.string().max(100).optional(),
    "emailMetadata": PropertyMetadata.optional(),
    "name": zod.string().max(100).optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupIdMetadata": PropertyMetadata.optional(),
    "signingGroupName": zod.string().optional(),
    "signingGroupUsers": zod.array(UserInfo).optional(),
    "allowSystemOverrideForLockedRecipient": formats.booleanString.optional(),
    "deliveryMethod": zod.string().optional(),
    "deliveryMethodMetadata": PropertyMetadata.optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "faxNumber": zod.string().optional(),
    "faxNumberMetadata": PropertyMetadata.optional(),
    "inheritEmailNotificationConfiguration": formats.booleanString.optional(),
    "note": zod.string().max(1000).optional(),
    "noteMetadata": PropertyMetadata.optional(),
    "routingOrder": formats.integerString.optional(),
    "routingOrderMetadata": PropertyMetadata.optional(),
    "suppressEmails": formats.booleanString.optional(),
    "accessCode": zod.string().max(50).optional(),
    "accessCodeMetadata": PropertyMetadata.optional(),
    "addAccessCodeToEmail": formats.booleanString.optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckConfigurationNameMetadata": PropertyMetadata.optional(),
    "idCheckInformationInput": IdCheckInformationInput.optional(),
    "identityVerification": RecipientIdentityVerification.optional(),
    "lockedRecipientPhoneAuthEditable": formats.booleanString.optional(),
    "lockedRecipientSmsEditable": formats.booleanString.optional(),
    "phoneAuthentication": RecipientPhoneAuthentication.optional(),
    "requireIdLookup": formats.booleanString.optional(),
    "requireIdLookupMetadata": PropertyMetadata.optional(),
    "smsAuthentication": RecipientSMSAuthentication.optional(),
    "socialAuthentications": zod.array(SocialAuthentication).optional(),
    "samlAuthentication": RecipientSAMLAuthentication.optional(),
    "tabs": Tabs.optional(),
    "autoRespondedReason": zod.string().optional(),
    "completedCount": formats.integerString.optional(),
    "declinedDateTime": formats.dateTime.optional(),
    "declinedReason": zod.string().optional(),
    "deliveredDateTime": formats.dateTime.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "recipientAuthenticationStatus": AuthenticationStatus.optional(),
    "sentDateTime": formats.dateTime.optional(),
    "signedDateTime": formats.dateTime.optional(),
    "status": RecipientStatus.optional(),
    "statusCode": zod.string().optional(),
    "totalTabCount": formats.integerString.optional(),
    "proofFile": zod.looseObject({
        "hasIdentityAttempts": formats.booleanString.optional(),
        "isInProofFile": formats.booleanString.optional()
    }).optional(),
    "hostRecipientId": zod.string().optional()
}));
