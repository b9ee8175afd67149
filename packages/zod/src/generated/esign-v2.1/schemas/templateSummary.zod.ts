/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateMatch } from './templateMatch.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateSummary'];
export const templateSummaryTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const TemplateSummary: zod.ZodType<Type, Type> = zod.object({
    "applied": zod.enum(['true', 'false']).optional(),
    "documentId": zod.string().optional(),
    "documentName": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "templateId": zod.stringFormat('guid', templateSummaryTemplateIdRegExp).optional(),
    "templateMatch": TemplateMatch.optional(),
    "uri": zod.string().optional()
});
