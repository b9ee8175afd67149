/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentTemplate } from './documentTemplate.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentTemplateList'];
export const DocumentTemplateList: zod.ZodType<Type, Type> = zod.object({
    "documentTemplates": zod.array(DocumentTemplate)
});
