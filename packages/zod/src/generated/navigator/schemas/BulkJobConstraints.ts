/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobConstraints as Type } from '@countersign/types/navigator/schemas/BulkJobConstraints';
export const BulkJobConstraints: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "max_size_mb": zod.int().optional(),
    "max_documents_per_job": zod.int().min(1).max(10000).optional(),
    "allowed_formats": zod.array(zod.string()).optional(),
    "timeout_seconds": zod.int().optional()
}));
