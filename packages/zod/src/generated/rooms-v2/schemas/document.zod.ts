/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['Document'];
export const documentSizeMin = 0;
export const Document: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.int().optional(),
    "name": zod.string(),
    "roomId": zod.int().optional(),
    "ownerId": zod.int().optional(),
    "size": zod.int().min(documentSizeMin).optional(),
    "folderId": zod.int().min(1).optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "isSigned": zod.boolean().optional(),
    "contentType": zod.string().optional(),
    "base64Contents": zod.string(),
    "isDynamic": zod.boolean().optional()
});
