/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['SelectListFieldOption'];
export const SelectListFieldOption: zod.ZodType<Type, Type> = zod.object({
    "id": zod.union([zod.string(), zod.int()]).optional(),
    "title": zod.string().optional(),
    "order": zod.int().optional()
});
