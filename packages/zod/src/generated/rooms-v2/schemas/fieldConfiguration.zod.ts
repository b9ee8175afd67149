/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DependsOn } from './dependsOn.zod.js';
import { SelectListFieldOption } from './selectListFieldOption.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['FieldConfiguration'];
export const fieldConfigurationMaxLengthMin = 0;
export const fieldConfigurationMinLengthMin = 0;
export const FieldConfiguration: zod.ZodType<Type, Type> = zod.object({
    "maxValue": zod.number().optional(),
    "minValue": zod.number().optional(),
    "multipleOf": zod.number().optional(),
    "maxLength": zod.int().min(fieldConfigurationMaxLengthMin).optional(),
    "minLength": zod.int().min(fieldConfigurationMinLengthMin).optional(),
    "pattern": zod.string().optional(),
    "isPublisher": zod.boolean().optional(),
    "dependsOn": zod.array(DependsOn).optional(),
    "options": zod.array(SelectListFieldOption).optional()
});
