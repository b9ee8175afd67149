/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['CustomData'];
export const CustomData: zod.ZodType<Type, Type> = zod.object({
    "isRequiredOnCreate": zod.boolean().optional(),
    "isRequiredOnSubmit": zod.boolean().optional()
});
