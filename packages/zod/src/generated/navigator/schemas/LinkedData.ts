/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { LinkedData as Type } from '@countersign/types/navigator/schemas/LinkedData';
export const LinkedData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "application_name": zod.string().optional(),
    "object_name": zod.string().optional(),
    "record_id": zod.string().optional()
}));
