/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TspHealthCheckStatusDescription as Type } from '@countersign/types/esign-v2.1/schemas/tspHealthCheckStatusDescription';
export const TspHealthCheckStatusDescription: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "description": zod.string().optional(),
    "error": zod.string().optional(),
    "hostname": zod.string().optional(),
    "responseSeconds": zod.string().optional(),
    "status": zod.string().optional(),
    "type": zod.string().optional()
}));
