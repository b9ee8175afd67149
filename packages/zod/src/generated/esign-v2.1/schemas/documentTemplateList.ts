/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentTemplate } from './documentTemplate.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentTemplateList as Type } from '@countersign/types/esign-v2.1/schemas/documentTemplateList';
export const DocumentTemplateList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentTemplates": zod.array(DocumentTemplate)
}));
