/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './docGenFormField.zod.js';
import { DocumentHtmlDefinition } from './documentHtmlDefinition.zod.js';
import { MatchBox } from './matchBox.zod.js';
import { NameValue } from './nameValue.zod.js';
import { Tabs } from './tabs.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['document'];
export const documentOrderRegExp = new RegExp('^-?\\d+$');
export const documentPagesRegExp = new RegExp('^\\d+$');
export const Document: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.string().optional(),
    "name": zod.string().optional(),
    "order": zod.stringFormat('integer-string', documentOrderRegExp).optional(),
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
    "fileExtension": zod.string().optional(),
    "fileFormatHint": zod.string().optional(),
    "remoteUrl": zod.string().optional(),
    "pages": zod.stringFormat('integer-string', documentPagesRegExp).optional(),
    "password": zod.string().optional(),
    "applyAnchorTabs": zod.enum(['true', 'false']).optional(),
    "assignTabsToRecipientId": zod.string().optional(),
    "transformPdfFields": zod.enum(['true', 'false']).optional(),
    "pdfFormFieldOption": zod.string().optional(),
    "encryptedWithKeyManager": zod.enum(['true', 'false']).optional(),
    "authoritativeCopy": zod.boolean().optional(),
    "signerMustAcknowledgeUseAccountDefault": zod.boolean().optional(),
    "tabs": Tabs.optional(),
    "htmlDefinition": DocumentHtmlDefinition.optional(),
    "matchBoxes": zod.array(MatchBox).optional(),
    "docGenFormFields": zod.array(DocGenFormField).optional()
});
