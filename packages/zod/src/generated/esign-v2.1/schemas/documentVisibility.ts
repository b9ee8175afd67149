/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DocumentVisibility as Type } from '@countersign/types/esign-v2.1/schemas/documentVisibility';
export const DocumentVisibility: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "recipientId": zod.string().optional(),
    "rights": zod.enum(['editable', 'read_only']).optional(),
    "visible": formats.booleanString.optional()
}));
