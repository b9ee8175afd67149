/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyTab } from './bulkSendingCopyTab.js';
import { IdCheckInformationInput } from './idCheckInformationInput.js';
import { RecipientEmailNotification } from './recipientEmailNotification.js';
import { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import { SocialAuthentication } from './socialAuthentication.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendingCopyRecipient as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingCopyRecipient';
export const BulkSendingCopyRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessCode": zod.string().max(50).optional(),
    "clientUserId": zod.string().max(100).optional(),
    "customFields": zod.array(zod.string()).optional(),
    "deliveryMethod": zod.string().optional(),
    "email": zod.string().max(100).optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "faxNumber": zod.string().optional(),
    "hostEmail": zod.string().optional(),
    "hostName": zod.string().optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckInformationInput": IdCheckInformationInput.optional(),
    "identificationMethod": zod.string().optional(),
    "name": zod.string().max(100).optional(),
    "note": zod.string().max(1000).optional(),
    "phoneAuthentication": RecipientPhoneAuthentication.optional(),
    "recipientId": zod.string().optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).optional(),
    "recipientType": zod.enum(['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness']).optional(),
    "roleName": zod.string().optional(),
    "signerName": zod.string().optional(),
    "signingGroupId": zod.string().optional(),
    "smsAuthentication": RecipientSMSAuthentication.optional(),
    "socialAuthentications": zod.array(SocialAuthentication).optional(),
    "tabs": zod.array(BulkSendingCopyTab).optional(),
    "identityVerification": RecipientIdentityVerification.optional()
}));
