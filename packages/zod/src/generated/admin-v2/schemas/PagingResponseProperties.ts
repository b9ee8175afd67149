/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PagingResponseProperties as Type } from '@countersign/types/admin-v2/schemas/PagingResponseProperties';
export const PagingResponseProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result_set_size": zod.int().min(0).optional(),
    "result_set_start_position": zod.int().min(0).optional(),
    "result_set_end_position": zod.int().min(0).optional(),
    "total_set_size": zod.int().min(0).optional(),
    "next": zod.string().optional(),
    "previous": zod.string().optional()
}));
