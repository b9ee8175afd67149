/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibility } from './documentVisibility.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateDocumentVisibilityList as Type } from '@countersign/types/esign-v2.1/schemas/templateDocumentVisibilityList';
export const TemplateDocumentVisibilityList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentVisibility": zod.array(DocumentVisibility)
}));
