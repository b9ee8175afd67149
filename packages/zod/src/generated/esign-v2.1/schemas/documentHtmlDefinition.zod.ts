/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDisplayAnchor } from './documentHtmlDisplayAnchor.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentHtmlDefinition'];
export const documentHtmlDefinitionDisplayOrderRegExp = new RegExp('^\\d+$');
export const documentHtmlDefinitionDisplayPageNumberRegExp = new RegExp('^\\d+$');
export const documentHtmlDefinitionDocumentGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const documentHtmlDefinitionMaxScreenWidthRegExp = new RegExp('^\\d+$');
export const DocumentHtmlDefinition: zod.ZodType<Type, Type> = zod.object({
    "displayAnchorPrefix": zod.string().optional(),
    "displayAnchors": zod.array(DocumentHtmlDisplayAnchor).optional(),
    "displayOrder": zod.stringFormat('integer-string', documentHtmlDefinitionDisplayOrderRegExp).optional(),
    "displayPageNumber": zod.stringFormat('integer-string', documentHtmlDefinitionDisplayPageNumberRegExp).optional(),
    "documentGuid": zod.stringFormat('guid', documentHtmlDefinitionDocumentGuidRegExp).optional(),
    "documentId": zod.string().optional(),
    "headerLabel": zod.string().optional(),
    "maxScreenWidth": zod.stringFormat('integer-string', documentHtmlDefinitionMaxScreenWidthRegExp).optional(),
    "removeEmptyTags": zod.string().optional(),
    "showMobileOptimizedToggle": zod.enum(['true', 'false']).optional(),
    "source": zod.string().optional()
});
