/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.js';
import { CustomFields } from './customFields.js';
import { EmailSettings } from './emailSettings.js';
import { EnvelopeDocument } from './envelopeDocument.js';
import { EnvelopeMetadata } from './envelopeMetadata.js';
import { EnvelopeStatus } from './envelopeStatus.js';
import { Folder } from './folder.js';
import { LockInformation } from './lockInformation.js';
import { Notification } from './notification.js';
import { PowerForm } from './powerForm.js';
import { PurgeState } from './purgeState.js';
import { Recipients } from './recipients.js';
import { TemplateSummary } from './templateSummary.js';
import { UserInfo } from './userInfo.js';
import { Workflow } from './workflow.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Envelope as Type } from '@countersign/types/esign-v2.1/schemas/envelope';
export const Envelope: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": EnvelopeStatus.optional(),
    "hasFormDataChanges": formats.booleanString.optional(),
    "templates": zod.array(TemplateSummary).optional(),
    "envelopeId": formats.guid.optional(),
    "envelopeUri": zod.string().optional(),
    "attachmentsUri": zod.string().optional(),
    "certificateUri": zod.string().optional(),
    "customFieldsUri": zod.string().optional(),
    "documentsCombinedUri": zod.string().optional(),
    "documentsUri": zod.string().optional(),
    "notificationUri": zod.string().optional(),
    "recipientsUri": zod.string().optional(),
    "templatesUri": zod.string().optional(),
    "emailSubject": zod.string().max(100).optional(),
    "emailBlurb": zod.string().max(10000).optional(),
    "messageLock": formats.booleanString.optional(),
    "emailSettings": EmailSettings.optional(),
    "brandId": formats.guid.optional(),
    "brandLock": formats.booleanString.optional(),
    "notification": Notification.optional(),
    "sender": UserInfo.optional(),
    "recipients": Recipients.optional(),
    "recipientsLock": formats.booleanString.optional(),
    "customFields": CustomFields.optional(),
    "envelopeDocuments": zod.array(EnvelopeDocument).optional(),
    "envelopeAttachments": zod.array(Attachment).optional(),
    "documentBase64": formats.base64.optional(),
    "accessControlListBase64": formats.base64.optional(),
    "allowComments": formats.booleanString.optional(),
    "allowMarkup": formats.booleanString.optional(),
    "allowReassign": formats.booleanString.optional(),
    "allowViewHistory": formats.booleanString.optional(),
    "anySigner": zod.string().nullish(),
    "asynchronous": formats.booleanString.optional(),
    "authoritativeCopy": formats.booleanString.optional(),
    "authoritativeCopyDefault": formats.booleanString.optional(),
    "autoNavigation": formats.booleanString.optional(),
    "burnDefaultTabData": formats.booleanString.optional(),
    "copyRecipientData": formats.booleanString.optional(),
    "disableResponsiveDocument": formats.booleanString.optional(),
    "enableWetSign": formats.booleanString.optional(),
    "enforceSignerVisibility": formats.booleanString.optional(),
    "envelopeIdStamping": formats.booleanString.optional(),
    "envelopeLocation": zod.string().nullish(),
    "externalEnvelopeId": zod.string().optional(),
    "hasComments": formats.booleanString.optional(),
    "hasFormDataChanged": formats.booleanString.optional(),
    "hasWavFile": formats.booleanString.optional(),
    "holder": zod.string().optional(),
    "is21CFRPart11": formats.booleanString.optional(),
    "isDynamicEnvelope": formats.booleanString.optional(),
    "isSignatureProviderEnvelope": formats.booleanString.optional(),
    "isTicketRelatedEnvelope": formats.booleanString.optional(),
    "location": zod.string().optional(),
    "lockInformation": LockInformation.optional(),
    "signerCanSignOnMobile": formats.booleanString.optional(),
    "signingLocation": zod.string().optional(),
    "transactionId": zod.string().optional(),
    "useDisclosure": formats.booleanString.optional(),
    "uSigState": zod.string().optional(),
    "voidedReason": zod.string().max(200).optional(),
    "createdDateTime": formats.dateTime.optional(),
    "initialSentDateTime": formats.dateTime.optional(),
    "sentDateTime": formats.dateTime.optional(),
    "deliveredDateTime": formats.dateTime.optional(),
    "completedDateTime": formats.dateTime.optional(),
    "declinedDateTime": formats.dateTime.optional(),
    "voidedDateTime": formats.dateTime.optional(),
    "deletedDateTime": formats.dateTime.optional(),
    "lastModifiedDateTime": formats.dateTime.optional(),
    "statusDateTime": formats.dateTime.optional(),
    "statusChangedDateTime": formats.dateTime.optional(),
    "expireEnabled": formats.booleanString.optional(),
    "expireAfter": formats.integerString.optional(),
    "expireDateTime": formats.dateTime.optional(),
    "purgeState": PurgeState.optional(),
    "purgeRequestDate": formats.dateTime.optional(),
    "purgeCompletedDate": formats.dateTime.optional(),
    "folders": zod.array(Folder).optional(),
    "powerForm": zod.lazy(() => PowerForm).optional(),
    "workflow": Workflow.optional(),
    "envelopeMetadata": EnvelopeMetadata.optional(),
    "envelopeCustomMetadata": zod.looseObject({
        "envelopeCustomMetadataDetails": zod.array(zod.looseObject({
            "name": zod.string().optional(),
            "value": zod.string().optional(),
            "originalValue": zod.string().optional(),
            "errorDetails": zod.looseObject({
                "errorCode": zod.string(),
                "message": zod.string()
            }).optional()
        })).optional()
    }).optional()
}));
