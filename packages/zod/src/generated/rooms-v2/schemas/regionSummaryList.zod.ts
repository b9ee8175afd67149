/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RegionSummary } from './regionSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RegionSummaryList'];
export const regionSummaryListResultSetSizeMin = 0;
export const regionSummaryListStartPositionMin = 0;
export const regionSummaryListTotalRowCountMin = 0;
export const RegionSummaryList: zod.ZodType<Type, Type> = zod.object({
    "regionSummaries": zod.array(RegionSummary).optional(),
    "resultSetSize": zod.int().min(regionSummaryListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(regionSummaryListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(regionSummaryListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
