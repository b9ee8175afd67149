/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './DocGenFormField.js';
import { DocGenSyntaxError } from './DocGenSyntaxError.js';
import { NameValue } from './nameValue.js';
import { Page } from './page.js';
import { PropertyMetadata } from './propertyMetadata.js';
import { SignatureType } from './signatureType.js';
import { Tabs } from './tabs.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeDocument as Type } from '@countersign/types/esign-v2.1/schemas/envelopeDocument';
export const EnvelopeDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "name": zod.string().optional(),
    "order": formats.integerString2.optional(),
    "documentBase64": formats.base64.optional(),
    "documentFields": zod.array(NameValue).optional(),
    "documentTemplateId": zod.string().optional(),
    "display": zod.string().optional(),
    "includeInDownload": formats.booleanString.optional(),
    "signerMustAcknowledge": zod.string().optional(),
    "templateLocked": formats.booleanString.optional(),
    "templateRequired": formats.booleanString.optional(),
    "uri": zod.string().optional(),
    "docGenDocumentStatus": zod.string().optional(),
    "isDocGenDocument": formats.booleanString.optional(),
    "documentIdGuid": formats.guid.optional(),
    "type": zod.string().optional(),
    "PDFBytes": formats.base64.optional(),
    "sizeBytes": formats.integerString.optional(),
    "pages": zod.array(Page).optional(),
    "addedRecipientIds": zod.array(zod.string()).optional(),
    "attachmentTabId": zod.string().optional(),
    "authoritative": formats.booleanString.optional(),
    "tabs": Tabs.optional(),
    "authoritativeCopy": formats.booleanString.optional(),
    "authoritativeCopyMetadata": PropertyMetadata.optional(),
    "displayMetadata": PropertyMetadata.optional(),
    "includeInDownloadMetadata": PropertyMetadata.optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "signerMustAcknowledgeMetadata": PropertyMetadata.optional(),
    "availableDocumentTypes": zod.array(SignatureType).optional(),
    "containsPdfFormFields": formats.booleanString.optional(),
    "agreementType": zod.string().optional(),
    "agreementTypeSource": zod.string().optional(),
    "hasDigitalSignature": formats.booleanString.optional(),
    "isAceGenDocument": formats.booleanString.optional(),
    "isEdited": formats.booleanString.optional(),
    "isExternallyAvailable": formats.booleanString.optional(),
    "isFlattened": formats.booleanString.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "docGenErrors": zod.array(DocGenSyntaxError).optional(),
    "docGenFormFields": zod.array(DocGenFormField).optional()
}));
