/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Document as Type } from '@countersign/types/rooms-v2/schemas/Document';
export const Document: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.int().optional(),
    "name": zod.string(),
    "roomId": zod.int().optional(),
    "ownerId": zod.int().optional(),
    "size": zod.int().min(0).optional(),
    "folderId": zod.int().min(1).optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "isSigned": zod.boolean().optional(),
    "contentType": zod.string().optional(),
    "isDynamic": zod.boolean().optional(),
    "base64Contents": formats.base64
}));
