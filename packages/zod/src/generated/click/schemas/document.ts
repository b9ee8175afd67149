/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Document as Type } from '@countersign/types/click/schemas/document';
export const Document: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentBase64": zod.string().optional(),
    "documentDisplay": zod.enum(['link', 'document']).optional(),
    "documentHtml": zod.string().optional(),
    "documentName": zod.string().max(200).optional(),
    "fileExtension": zod.string().max(20).optional(),
    "mustRead": zod.boolean().optional(),
    "mustView": zod.boolean().optional(),
    "order": zod.int().min(0).optional()
}));
