/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoleSummary } from './roleSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoleSummaryList'];
export const roleSummaryListResultSetSizeMin = 0;
export const roleSummaryListStartPositionMin = 0;
export const roleSummaryListTotalRowCountMin = 0;
export const RoleSummaryList: zod.ZodType<Type, Type> = zod.object({
    "roles": zod.array(RoleSummary).optional(),
    "resultSetSize": zod.int().min(roleSummaryListResultSetSizeMin).optional(),
    "startPosition": zod.int().min(roleSummaryListStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(roleSummaryListTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
