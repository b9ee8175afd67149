/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomDocumentOwner } from './RoomDocumentOwner.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RoomDocument as Type } from '@countersign/types/rooms-v2/schemas/RoomDocument';
export const RoomDocument: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.int().optional(),
    "name": zod.string().optional(),
    "ownerId": zod.int().optional(),
    "size": zod.int().min(0).optional(),
    "folderId": zod.int().optional(),
    "createdDate": formats.dateTime.optional(),
    "isSigned": zod.boolean().optional(),
    "docuSignFormId": zod.string().optional(),
    "isArchived": zod.boolean().optional(),
    "isVirtual": zod.boolean().optional(),
    "isDynamic": zod.boolean().optional(),
    "owner": RoomDocumentOwner.optional()
}));
