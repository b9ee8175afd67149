/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TriggerHttpConfig as Type } from '@countersign/types/maestro/schemas/TriggerHttpConfig';
export const TriggerHttpConfig: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "method": zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    "url": zod.string().min(1).max(1024).optional()
}));
