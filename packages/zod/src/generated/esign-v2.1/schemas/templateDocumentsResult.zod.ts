/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDocument } from './envelopeDocument.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateDocumentsResult'];
export const templateDocumentsResultTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const TemplateDocumentsResult: zod.ZodType<Type, Type> = zod.object({
    "templateDocuments": zod.array(EnvelopeDocument).optional(),
    "templateId": zod.stringFormat('guid', templateDocumentsResultTemplateIdRegExp).optional()
});
