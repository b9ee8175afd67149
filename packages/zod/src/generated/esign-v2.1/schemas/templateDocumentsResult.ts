/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDocument } from './envelopeDocument.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateDocumentsResult as Type } from '@countersign/types/esign-v2.1/schemas/templateDocumentsResult';
export const TemplateDocumentsResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "templateDocuments": zod.array(EnvelopeDocument).optional(),
    "templateId": formats.guid.optional()
}));
