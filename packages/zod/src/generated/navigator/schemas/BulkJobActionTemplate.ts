/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkJobConstraints } from './BulkJobConstraints.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobActionTemplate as Type } from '@countersign/types/navigator/schemas/BulkJobActionTemplate';
export const BulkJobActionTemplate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "method": zod.string().optional(),
    "required": zod.boolean().optional(),
    "description": zod.string().optional(),
    "template_variables": zod.record(zod.string(), zod.string()).optional(),
    "headers": zod.record(zod.string(), zod.string()).optional(),
    "constraints": BulkJobConstraints.optional(),
    "success_status_code": zod.int().optional(),
    "error_status_codes": zod.record(zod.string(), zod.string()).optional()
}));
