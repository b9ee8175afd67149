/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DependsOn } from './DependsOn.js';
import { SelectListFieldOption } from './SelectListFieldOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FieldConfiguration as Type } from '@countersign/types/rooms-v2/schemas/FieldConfiguration';
export const FieldConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "maxValue": zod.number().optional(),
    "minValue": zod.number().optional(),
    "multipleOf": zod.number().optional(),
    "maxLength": zod.int().min(0).optional(),
    "minLength": zod.int().min(0).optional(),
    "pattern": zod.string().optional(),
    "isPublisher": zod.boolean().optional(),
    "dependsOn": zod.array(DependsOn).optional(),
    "options": zod.array(SelectListFieldOption).optional()
}));
