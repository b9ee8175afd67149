/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserSummary } from './userSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['UserSummaryList'];
export const userSummaryListResultSetSizeMin = 0;
export const userSummaryListStartPositionMin = 0;
export const userSummaryListTotalRowCountMin = 0;
export const UserSummaryList: zod.ZodType<Type, Type> = zod.object({
    "userSummaries": zod.array(UserSummary).optional(),
    "resultSetSize": zod.int().min(userSummaryListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(userSummaryListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(userSummaryListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
