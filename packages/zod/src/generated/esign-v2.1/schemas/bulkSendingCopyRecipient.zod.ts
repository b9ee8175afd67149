/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyTab } from './bulkSendingCopyTab.zod.js';
import { IdCheckInformationInput } from './idCheckInformationInput.zod.js';
import { RecipientEmailNotification } from './recipientEmailNotification.zod.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.zod.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.zod.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.zod.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.zod.js';
import { SocialAuthentication } from './socialAuthentication.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingCopyRecipient'];
export const bulkSendingCopyRecipientAccessCodeMax = 50;
export const bulkSendingCopyRecipientClientUserIdMax = 100;
export const bulkSendingCopyRecipientEmailMax = 100;
export const bulkSendingCopyRecipientNameMax = 100;
export const bulkSendingCopyRecipientNoteMax = 1000;
export const bulkSendingCopyRecipientRecipientSignatureProvidersMax = 1;
export const BulkSendingCopyRecipient: zod.ZodType<Type, Type> = zod.object({
    "accessCode": zod.string().max(bulkSendingCopyRecipientAccessCodeMax).optional(),
    "clientUserId": zod.string().max(bulkSendingCopyRecipientClientUserIdMax).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "deliveryMethod": zod.string().optional(),
    "email": zod.string().max(bulkSendingCopyRecipientEmailMax).optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "faxNumber": zod.string().optional(),
    "hostEmail": zod.string().optional(),
    "hostName": zod.string().optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckInformationInput": IdCheckInformationInput.optional(),
    "identificationMethod": zod.string().optional(),
    "name": zod.string().max(bulkSendingCopyRecipientNameMax).optional(),
    "note": zod.string().max(bulkSendingCopyRecipientNoteMax).optional(),
    "phoneAuthentication": RecipientPhoneAuthentication.optional(),
    "recipientId": zod.string().optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).max(bulkSendingCopyRecipientRecipientSignatureProvidersMax).optional(),
    "roleName": zod.string().optional(),
    "signerName": zod.string().optional(),
    "signingGroupId": zod.string().optional(),
    "smsAuthentication": RecipientSMSAuthentication.optional(),
    "socialAuthentications": zod.array(SocialAuthentication).optional(),
    "tabs": zod.array(BulkSendingCopyTab).optional(),
    "identityVerification": RecipientIdentityVerification.optional()
});
