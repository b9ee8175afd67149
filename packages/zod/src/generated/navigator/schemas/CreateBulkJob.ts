/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CreateBulkJob as Type } from '@countersign/types/navigator/schemas/CreateBulkJob';
export const CreateBulkJob: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "job_name": zod.string().min(1).max(256).optional(),
    "expected_number_of_docs": zod.int().min(1).max(10000),
    "language": zod.string().optional(),
    "agreement_set_ids": zod.array(zod.string()).optional()
}));
