/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './DocGenFormField.js';
import { DocumentHtmlDefinition } from './documentHtmlDefinition.js';
import { MatchBox } from './matchBox.js';
import { NameValue } from './nameValue.js';
import { Page } from './page.js';
import { Tabs } from './tabs.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Document as Type } from '@countersign/types/esign-v2.1/schemas/document';
export const Document: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
    "fileExtension": zod.string().optional(),
    "fileFormatHint": zod.string().optional(),
    "remoteUrl": zod.string().optional(),
    "pages": zod.union([formats.integerString, zod.array(Page)]).optional(),
    "password": zod.string().optional(),
    "applyAnchorTabs": formats.booleanString.optional(),
    "assignTabsToRecipientId": zod.string().optional(),
    "transformPdfFields": formats.booleanString.optional(),
    "pdfFormFieldOption": zod.string().optional(),
    "encryptedWithKeyManager": formats.booleanString.optional(),
    "authoritativeCopy": zod.boolean().optional(),
    "signerMustAcknowledgeUseAccountDefault": zod.boolean().optional(),
    "tabs": Tabs.optional(),
    "htmlDefinition": DocumentHtmlDefinition.optional(),
    "matchBoxes": zod.array(MatchBox).optional(),
    "docGenFormFields": zod.array(DocGenFormField).optional()
}));
