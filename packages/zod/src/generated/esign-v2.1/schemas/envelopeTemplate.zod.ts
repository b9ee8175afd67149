/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.zod.js';
import { CustomFields } from './customFields.zod.js';
import { Document } from './document.zod.js';
import { EmailSettings } from './emailSettings.zod.js';
import { EnvelopeDocument } from './envelopeDocument.zod.js';
import { EnvelopeMetadata } from './envelopeMetadata.zod.js';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import { Folder } from './folder.zod.js';
import { LockInformation } from './lockInformation.zod.js';
import { Notification } from './notification.zod.js';
import { PowerForm } from './powerForm.zod.js';
import { PurgeState } from './purgeState.zod.js';
import { Recipients } from './recipients.zod.js';
import { UserInfo } from './userInfo.zod.js';
import { Workflow } from './workflow.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeTemplate'];
export const envelopeTemplateEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplateEmailSubjectMax = 100;
export const envelopeTemplateEmailBlurbMax = 10000;
export const envelopeTemplateBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplateVoidedReasonMax = 200;
export const envelopeTemplateExpireAfterRegExp = new RegExp('^\\d+$');
export const envelopeTemplateTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplateFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplatePageCountRegExp = new RegExp('^\\d+$');
export const EnvelopeTemplate: zod.ZodType<Type, Type> = zod.object({
    "envelopeId": zod.stringFormat('guid', envelopeTemplateEnvelopeIdRegExp).optional(),
    "envelopeUri": zod.string().optional(),
    "attachmentsUri": zod.string().optional(),
    "certificateUri": zod.string().optional(),
    "customFieldsUri": zod.string().optional(),
    "documentsCombinedUri": zod.string().optional(),
    "documentsUri": zod.string().optional(),
    "notificationUri": zod.string().optional(),
    "recipientsUri": zod.string().optional(),
    "templatesUri": zod.string().optional(),
    "emailSubject": zod.string().max(envelopeTemplateEmailSubjectMax).optional(),
    "emailBlurb": zod.string().max(envelopeTemplateEmailBlurbMax).optional(),
    "messageLock": zod.enum(['true', 'false']).optional(),
    "emailSettings": EmailSettings.optional(),
    "brandId": zod.stringFormat('guid', envelopeTemplateBrandIdRegExp).optional(),
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
    "voidedReason": zod.string().max(envelopeTemplateVoidedReasonMax).optional(),
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "initialSentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "sentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "deliveredDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "completedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "declinedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "voidedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "deletedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "lastModifiedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "statusDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "statusChangedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "expireEnabled": zod.enum(['true', 'false']).optional(),
    "expireAfter": zod.stringFormat('integer-string', envelopeTemplateExpireAfterRegExp).optional(),
    "expireDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "purgeState": PurgeState.optional(),
    "purgeRequestDate": zod.iso.datetime({ "offset": true }).optional(),
    "purgeCompletedDate": zod.iso.datetime({ "offset": true }).optional(),
    "folders": zod.array(Folder).optional(),
    "powerForm": PowerForm.optional(),
    "workflow": Workflow.optional(),
    "envelopeMetadata": EnvelopeMetadata.optional(),
    "envelopeCustomMetadata": zod.object({
        "envelopeCustomMetadataDetails": zod.array(zod.object({
            "name": zod.string().optional(),
            "value": zod.string().optional(),
            "originalValue": zod.string().optional(),
            "errorDetails": zod.object({
                "errorCode": zod.string(),
                "message": zod.string()
            }).optional()
        })).optional()
    }).optional(),
    "documents": zod.array(Document).optional(),
    "password": zod.string().optional(),
    "templateId": zod.stringFormat('guid', envelopeTemplateTemplateIdRegExp).optional(),
    "status": EnvelopeStatus.optional(),
    "autoMatch": zod.enum(['true', 'false']).optional(),
    "autoMatchSpecifiedByUser": zod.enum(['true', 'false']).optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "description": zod.string().optional(),
    "favoritedByMe": zod.enum(['true', 'false']).optional(),
    "folderId": zod.stringFormat('guid', envelopeTemplateFolderIdRegExp).optional(),
    "folderIds": zod.array(zod.string()).optional(),
    "folderName": zod.string().optional(),
    "lastModified": zod.iso.datetime({ "offset": true }).optional(),
    "lastModifiedBy": UserInfo.optional(),
    "lastUsed": zod.iso.datetime({ "offset": true }).optional(),
    "name": zod.string().optional(),
    "newPassword": zod.string().optional(),
    "owner": UserInfo.optional(),
    "pageCount": zod.stringFormat('integer-string', envelopeTemplatePageCountRegExp).optional(),
    "passwordProtected": zod.enum(['true', 'false']).optional(),
    "powerForms": zod.array(PowerForm).optional(),
    "shared": zod.enum(['true', 'false']).optional(),
    "uri": zod.string().optional(),
    "isAceGenTemplate": zod.enum(['true', 'false']).optional(),
    "isDocGenTemplate": zod.enum(['true', 'false']).optional()
});
