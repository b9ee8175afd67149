/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.zod.js';
import { CustomFields } from './customFields.zod.js';
import { EmailSettings } from './emailSettings.zod.js';
import { EnvelopeCustomMetadata } from './envelopeCustomMetadata.zod.js';
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
type Type = components['schemas']['envelope'];
export const envelopeEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeEmailSubjectMax = 100;
export const envelopeEmailBlurbMax = 10000;
export const envelopeBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeVoidedReasonMax = 200;
export const envelopeExpireAfterRegExp = new RegExp('^\\d+$');
export const Envelope: zod.ZodType<Type, Type> = zod.object({
    "status": EnvelopeStatus.optional(),
    "envelopeId": zod.stringFormat('guid', envelopeEnvelopeIdRegExp).optional(),
    "envelopeUri": zod.string().optional(),
    "attachmentsUri": zod.string().optional(),
    "certificateUri": zod.string().optional(),
    "customFieldsUri": zod.string().optional(),
    "documentsCombinedUri": zod.string().optional(),
    "documentsUri": zod.string().optional(),
    "notificationUri": zod.string().optional(),
    "recipientsUri": zod.string().optional(),
    "templatesUri": zod.string().optional(),
    "emailSubject": zod.string().max(envelopeEmailSubjectMax).optional(),
    "emailBlurb": zod.string().max(envelopeEmailBlurbMax).optional(),
    "messageLock": zod.enum(['true', 'false']).optional(),
    "emailSettings": EmailSettings.optional(),
    "brandId": zod.stringFormat('guid', envelopeBrandIdRegExp).optional(),
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
    "voidedReason": zod.string().max(envelopeVoidedReasonMax).optional(),
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
    "expireAfter": zod.stringFormat('integer-string', envelopeExpireAfterRegExp).optional(),
    "expireDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "purgeState": PurgeState.optional(),
    "purgeRequestDate": zod.iso.datetime({ "offset": true }).optional(),
    "purgeCompletedDate": zod.iso.datetime({ "offset": true }).optional(),
    "folders": zod.array(Folder).optional(),
    "powerForm": zod.lazy(() => PowerForm).optional(),
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
    }).optional()
});
