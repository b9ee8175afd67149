/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DisplayApplianceDocument as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceDocument';
export const DisplayApplianceDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "attachmentDescription": zod.string().optional(),
    "documentId": zod.string().optional(),
    "documentType": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "externalDocumentId": zod.string().optional(),
    "latestPDFId": zod.string().optional(),
    "name": zod.string().optional(),
    "pages": zod.int().optional()
}));
