/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TriggerInputField as Type } from '@countersign/types/maestro/schemas/TriggerInputField';
export const TriggerInputField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "field_name": zod.string().optional(),
    "field_data_type": zod.string().optional(),
    "default_value": zod.unknown().optional()
}));
