/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomDocumentOwner } from './RoomDocumentOwner.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomDocument as Type } from '@countersign/types/rooms-v2/schemas/RoomDocument';
export const RoomDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.int().optional(),
    "name": zod.string().optional(),
    "ownerId": zod.int().optional(),
    "size": zod.int().min(0).optional(),
    "folderId": zod.int().optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "isSigned": zod.boolean().optional(),
    "docuSignFormId": zod.string().optional(),
    "isArchived": zod.boolean().optional(),
    "isVirtual": zod.boolean().optional(),
    "isDynamic": zod.boolean().optional(),
    "owner": RoomDocumentOwner.optional()
}));
