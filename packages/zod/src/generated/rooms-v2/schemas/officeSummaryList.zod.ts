/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OfficeSummary } from './officeSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['OfficeSummaryList'];
export const officeSummaryListResultSetSizeMin = 0;
export const officeSummaryListStartPositionMin = 0;
export const officeSummaryListTotalRowCountMin = 0;
export const OfficeSummaryList: zod.ZodType<Type, Type> = zod.object({
    "officeSummaries": zod.array(OfficeSummary).optional(),
    "resultSetSize": zod.int().min(officeSummaryListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(officeSummaryListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(officeSummaryListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
