/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomDocument } from './roomDocument.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomDocumentList'];
export const roomDocumentListResultSetSizeMin = 0;
export const roomDocumentListStartPositionMin = 0;
export const roomDocumentListTotalRowCountMin = 0;
export const RoomDocumentList: zod.ZodType<Type, Type> = zod.object({
    "documents": zod.array(RoomDocument).optional(),
    "resultSetSize": zod.int().min(roomDocumentListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(roomDocumentListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(roomDocumentListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
