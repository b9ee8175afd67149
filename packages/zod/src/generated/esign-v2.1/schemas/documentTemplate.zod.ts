/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentTemplate'];
export const documentTemplateDocumentEndPageRegExp = new RegExp('^\\d+$');
export const documentTemplateDocumentStartPageRegExp = new RegExp('^\\d+$');
export const documentTemplateTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const DocumentTemplate: zod.ZodType<Type, Type> = zod.object({
    "documentEndPage": zod.stringFormat('integer-string', documentTemplateDocumentEndPageRegExp).optional(),
    "documentId": zod.string().optional(),
    "documentStartPage": zod.stringFormat('integer-string', documentTemplateDocumentStartPageRegExp).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "templateId": zod.stringFormat('guid', documentTemplateTemplateIdRegExp)
});
