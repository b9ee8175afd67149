/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.zod.js';
import { CustomFields } from './customFields.zod.js';
import { Document } from './document.zod.js';
import { EmailSettings } from './emailSettings.zod.js';
import { EnvelopeDocument } from './envelopeDocument.zod.js';
import { EventNotification } from './eventNotification.zod.js';
import { LockInformation } from './lockInformation.zod.js';
import { Notification } from './notification.zod.js';
import { PurgeState } from './purgeState.zod.js';
import { Recipients } from './recipients.zod.js';
import { TemplateRole } from './templateRole.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const envelopeDefinitionTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDefinitionEmailSubjectMax = 100;

export const envelopeDefinitionEmailBlurbMax = 10000;

export const envelopeDefinitionBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDefinitionVoidedReasonMax = 200;

export const envelopeDefinitionExpireAfterRegExp = new RegExp('^\\d+$');
export const envelopeDefinitionEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDefinition = zod.object({
  "status": zod.enum(['created', 'sent']).optional(),
  "documents": zod.array(Document).optional(),
  "attachments": zod.array(Attachment).optional(),
  "templateId": zod.stringFormat('guid', envelopeDefinitionTemplateIdRegExp).optional(),
  "templateRoles": zod.array(TemplateRole).optional(),
  "eventNotification": EventNotification.optional(),
  "eventNotifications": zod.array(EventNotification).optional(),
  "accessibility": zod.string().optional(),
  "allowRecipientRecursion": zod.enum(['true', 'false']).optional(),
  "password": zod.string().optional(),
  "emailSubject": zod.string().max(envelopeDefinitionEmailSubjectMax).optional(),
  "emailBlurb": zod.string().max(envelopeDefinitionEmailBlurbMax).optional(),
  "messageLock": zod.enum(['true', 'false']).optional(),
  "emailSettings": EmailSettings.optional(),
  "brandId": zod.stringFormat('guid', envelopeDefinitionBrandIdRegExp).optional(),
  "brandLock": zod.enum(['true', 'false']).optional(),
  "notification": Notification.optional(),
  "sender": UserInfo.optional(),
  "recipients": Recipients.optional(),
  "recipientsLock": zod.enum(['true', 'false']).optional(),
  "customFields": CustomFields.optional(),
  "envelopeDocuments": zod.array(EnvelopeDocument).optional(),
  "envelopeAttachments": zod.array(Attachment).optional(),
  "documentBase64": zod.string().optional(),
  "accessControlListBase64": zod.string().optional(),
  "allowComments": zod.enum(['true', 'false']).optional(),
  "allowMarkup": zod.enum(['true', 'false']).optional(),
  "allowReassign": zod.enum(['true', 'false']).optional(),
  "allowViewHistory": zod.enum(['true', 'false']).optional(),
  "anySigner": zod.string().optional(),
  "asynchronous": zod.enum(['true', 'false']).optional(),
  "authoritativeCopy": zod.enum(['true', 'false']).optional(),
  "authoritativeCopyDefault": zod.enum(['true', 'false']).optional(),
  "autoNavigation": zod.enum(['true', 'false']).optional(),
  "burnDefaultTabData": zod.enum(['true', 'false']).optional(),
  "copyRecipientData": zod.enum(['true', 'false']).optional(),
  "disableResponsiveDocument": zod.enum(['true', 'false']).optional(),
  "enableWetSign": zod.enum(['true', 'false']).optional(),
  "enforceSignerVisibility": zod.enum(['true', 'false']).optional(),
  "envelopeIdStamping": zod.enum(['true', 'false']).optional(),
  "envelopeLocation": zod.string().optional(),
  "externalEnvelopeId": zod.string().optional(),
  "hasComments": zod.enum(['true', 'false']).optional(),
  "hasFormDataChanged": zod.enum(['true', 'false']).optional(),
  "hasWavFile": zod.enum(['true', 'false']).optional(),
  "holder": zod.string().optional(),
  "is21CFRPart11": zod.enum(['true', 'false']).optional(),
  "isDynamicEnvelope": zod.enum(['true', 'false']).optional(),
  "isSignatureProviderEnvelope": zod.enum(['true', 'false']).optional(),
  "isTicketRelatedEnvelope": zod.enum(['true', 'false']).optional(),
  "location": zod.string().optional(),
  "lockInformation": LockInformation.optional(),
  "signerCanSignOnMobile": zod.enum(['true', 'false']).optional(),
  "signingLocation": zod.string().optional(),
  "transactionId": zod.string().optional(),
  "useDisclosure": zod.enum(['true', 'false']).optional(),
  "uSigState": zod.string().optional(),
  "voidedReason": zod.string().max(envelopeDefinitionVoidedReasonMax).optional(),
  "createdDateTime": zod.iso.datetime({"offset":true}).optional(),
  "initialSentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "completedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "voidedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deletedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "lastModifiedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "statusDateTime": zod.iso.datetime({"offset":true}).optional(),
  "statusChangedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "expireEnabled": zod.enum(['true', 'false']).optional(),
  "expireAfter": zod.stringFormat('integer-string', envelopeDefinitionExpireAfterRegExp).optional(),
  "expireDateTime": zod.iso.datetime({"offset":true}).optional(),
  "purgeState": PurgeState.optional(),
  "purgeRequestDate": zod.iso.datetime({"offset":true}).optional(),
  "purgeCompletedDate": zod.iso.datetime({"offset":true}).optional(),
  "envelopeId": zod.stringFormat('guid', envelopeDefinitionEnvelopeIdRegExp).optional(),
  "envelopeUri": zod.string().optional(),
  "attachmentsUri": zod.string().optional(),
  "certificateUri": zod.string().optional(),
  "customFieldsUri": zod.string().optional(),
  "documentsCombinedUri": zod.string().optional(),
  "documentsUri": zod.string().optional(),
  "notificationUri": zod.string().optional(),
  "recipientsUri": zod.string().optional(),
  "templatesUri": zod.string().optional()
});

export type EnvelopeDefinition = zod.input<typeof EnvelopeDefinition>;
export type EnvelopeDefinitionOutput = zod.output<typeof EnvelopeDefinition>;
