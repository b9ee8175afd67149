/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomUserSummary } from './roomUserSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomUsersResult'];
export const roomUsersResultResultSetSizeMin = 0;
export const roomUsersResultStartPositionMin = 0;
export const roomUsersResultTotalRowCountMin = 0;
export const RoomUsersResult: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(RoomUserSummary).optional(),
    "resultSetSize": zod.int().min(roomUsersResultResultSetSizeMin).optional(),
    "startPosition": zod.int().min(roomUsersResultStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(roomUsersResultTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
