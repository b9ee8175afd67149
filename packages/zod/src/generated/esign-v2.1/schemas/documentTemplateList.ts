/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentTemplate } from './documentTemplate.js';
import { fast } from '../../../fast/fast.js';
import type { DocumentTemplateList as Type } from '@countersign/types/esign-v2.1/schemas/documentTemplateList';
export const DocumentTemplateList: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "documentTemplates": zod.array(DocumentTemplate)
}));
