/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DisplayApplianceEnvelope as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceEnvelope';
export const DisplayApplianceEnvelope: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "addDemoStamp": zod.boolean().optional(),
    "allowMultipleAttachments": zod.boolean().optional(),
    "burnDefaultTabData": zod.boolean().optional(),
    "convertPdfFields": zod.boolean().optional(),
    "envelopeId": formats.guid.optional(),
    "envelopeType": zod.string().optional(),
    "includeSigsBeforeComplete": zod.boolean().optional(),
    "isConcatMode": zod.boolean().optional(),
    "isEnvelopeIDStampingEnabled": zod.boolean().optional(),
    "pdfFormConversionFontScale100": zod.boolean().optional(),
    "shouldFlatten": zod.boolean().optional(),
    "showEnvelopeChanges": zod.boolean().optional(),
    "signOnline": zod.boolean().optional(),
    "status": zod.string().optional(),
    "userId": formats.guid.optional()
}));
