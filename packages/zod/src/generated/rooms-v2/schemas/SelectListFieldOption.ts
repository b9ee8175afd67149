/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SelectListFieldOption as Type } from '@countersign/types/rooms-v2/schemas/SelectListFieldOption';
export const SelectListFieldOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.union([zod.string(), zod.int()]).optional(),
    "title": zod.string().optional(),
    "order": zod.int().optional()
}));
