/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './docGenFormField.zod.js';
import { DocGenSyntaxError } from './docGenSyntaxError.zod.js';
import { NameValue } from './nameValue.zod.js';
import { Page } from './page.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { SignatureType } from './signatureType.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeDocument'];
export const envelopeDocumentOrderRegExp = new RegExp('^-?\\d+$');
export const envelopeDocumentDocumentIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentSizeBytesRegExp = new RegExp('^\\d+$');
export const EnvelopeDocument: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.string().optional(),
    "name": zod.string().optional(),
    "order": zod.stringFormat('integer-string', envelopeDocumentOrderRegExp).optional(),
    "documentBase64": zod.string().optional(),
    "documentFields": zod.array(NameValue).optional(),
    "documentTemplateId": zod.string().optional(),
    "display": zod.string().optional(),
    "includeInDownload": zod.enum(['true', 'false']).optional(),
    "signerMustAcknowledge": zod.string().optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "uri": zod.string().optional(),
    "docGenDocumentStatus": zod.string().optional(),
    "isDocGenDocument": zod.enum(['true', 'false']).optional(),
    "documentIdGuid": zod.stringFormat('guid', envelopeDocumentDocumentIdGuidRegExp).optional(),
    "type": zod.string().optional(),
    "PDFBytes": zod.string().optional(),
    "sizeBytes": zod.stringFormat('integer-string', envelopeDocumentSizeBytesRegExp).optional(),
    "pages": zod.array(Page).optional(),
    "addedRecipientIds": zod.array(zod.string()).optional(),
    "attachmentTabId": zod.string().optional(),
    "authoritativeCopy": zod.enum(['true', 'false']).optional(),
    "authoritativeCopyMetadata": PropertyMetadata.optional(),
    "displayMetadata": PropertyMetadata.optional(),
    "includeInDownloadMetadata": PropertyMetadata.optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "signerMustAcknowledgeMetadata": PropertyMetadata.optional(),
    "availableDocumentTypes": zod.array(SignatureType).optional(),
    "containsPdfFormFields": zod.enum(['true', 'false']).optional(),
    "agreementType": zod.string().optional(),
    "agreementTypeSource": zod.string().optional(),
    "hasDigitalSignature": zod.enum(['true', 'false']).optional(),
    "isAceGenDocument": zod.enum(['true', 'false']).optional(),
    "isEdited": zod.enum(['true', 'false']).optional(),
    "isExternallyAvailable": zod.enum(['true', 'false']).optional(),
    "isFlattened": zod.enum(['true', 'false']).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "docGenErrors": zod.array(DocGenSyntaxError).optional(),
    "docGenFormFields": zod.array(DocGenFormField).optional()
});
