/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomDocumentOwner } from './roomDocumentOwner.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomDocument'];
export const roomDocumentSizeMin = 0;
export const RoomDocument: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.int().optional(),
    "name": zod.string().optional(),
    "ownerId": zod.int().optional(),
    "size": zod.int().min(roomDocumentSizeMin).optional(),
    "folderId": zod.int().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "isSigned": zod.boolean().optional(),
    "docuSignFormId": zod.string().optional(),
    "isArchived": zod.boolean().optional(),
    "isVirtual": zod.boolean().optional(),
    "isDynamic": zod.boolean().optional(),
    "owner": RoomDocumentOwner.optional()
});
