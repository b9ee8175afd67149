/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomSummary } from './roomSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomSummaryList'];
export const roomSummaryListResultSetSizeMin = 0;
export const roomSummaryListStartPositionMin = 0;
export const roomSummaryListTotalRowCountMin = 0;
export const RoomSummaryList: zod.ZodType<Type, Type> = zod.object({
    "rooms": zod.array(RoomSummary).optional(),
    "resultSetSize": zod.int().min(roomSummaryListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(roomSummaryListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(roomSummaryListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
