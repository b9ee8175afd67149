/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import { Tabs } from './tabs.zod.js';

export const documentOrderRegExp = new RegExp('^-?\\d+$');
export const documentPagesRegExp = new RegExp('^\\d+$');


export const Document = zod.object({
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
  "tabs": Tabs.optional()
});

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;
