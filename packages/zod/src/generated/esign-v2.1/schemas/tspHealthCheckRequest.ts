/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TspHealthCheckStatusDescription } from './tspHealthCheckStatusDescription.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TspHealthCheckRequest as Type } from '@countersign/types/esign-v2.1/schemas/tspHealthCheckRequest';
export const TspHealthCheckRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "appVersion": zod.string().optional(),
    "description": zod.string().optional(),
    "error": zod.string().optional(),
    "status": zod.string().optional(),
    "statusDescription": zod.array(TspHealthCheckStatusDescription).optional()
}));
