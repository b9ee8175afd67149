/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeViewDocumentSettings as Type } from '@countersign/types/esign-v2.1/schemas/envelopeViewDocumentSettings';
export const EnvelopeViewDocumentSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "showEditDocuments": formats.booleanString.optional(),
    "showEditDocumentVisibility": formats.booleanString.optional(),
    "showEditPages": formats.booleanString.optional(),
    "showSaveAsDocumentCustomField": formats.booleanString.optional()
}));
