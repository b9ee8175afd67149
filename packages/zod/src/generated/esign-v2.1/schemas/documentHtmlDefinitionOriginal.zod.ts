/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinition } from './documentHtmlDefinition.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentHtmlDefinitionOriginal'];
export const documentHtmlDefinitionOriginalDocumentIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const DocumentHtmlDefinitionOriginal: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.string().optional(),
    "documentIdGuid": zod.stringFormat('guid', documentHtmlDefinitionOriginalDocumentIdGuidRegExp).optional(),
    "htmlDefinition": DocumentHtmlDefinition.optional()
});
