/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Document } from './document.zod.js';
import { InlineTemplate } from './inlineTemplate.zod.js';
import { ServerTemplate } from './serverTemplate.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['compositeTemplate'];
export const compositeTemplatePdfMetaDataTemplateSequenceRegExp = new RegExp('^\\d+$');
export const CompositeTemplate: zod.ZodType<Type, Type> = zod.object({
    "compositeTemplateId": zod.string().optional(),
    "document": Document.optional(),
    "inlineTemplates": zod.array(InlineTemplate).optional(),
    "pdfMetaDataTemplateSequence": zod.stringFormat('integer-string', compositeTemplatePdfMetaDataTemplateSequenceRegExp).optional(),
    "serverTemplates": zod.array(ServerTemplate).optional()
});
