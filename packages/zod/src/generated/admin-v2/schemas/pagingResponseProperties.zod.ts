/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['PagingResponseProperties'];
export const pagingResponsePropertiesResultSetSizeMin = 0;
export const pagingResponsePropertiesResultSetStartPositionMin = 0;
export const pagingResponsePropertiesResultSetEndPositionMin = 0;
export const pagingResponsePropertiesTotalSetSizeMin = 0;
export const PagingResponseProperties: zod.ZodType<Type, Type> = zod.object({
    "result_set_size": zod.int().min(pagingResponsePropertiesResultSetSizeMin).optional(),
    "result_set_start_position": zod.int().min(pagingResponsePropertiesResultSetStartPositionMin).optional(),
    "result_set_end_position": zod.int().min(pagingResponsePropertiesResultSetEndPositionMin).optional(),
    "total_set_size": zod.int().min(pagingResponsePropertiesTotalSetSizeMin).optional(),
    "next": zod.string().optional(),
    "previous": zod.string().optional()
});
