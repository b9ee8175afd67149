/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['FieldDataForCreate'];
export const FieldDataForCreate: zod.ZodType<Type, Type> = zod.object({
    "data": zod.record(zod.string(), zod.union([zod.string(), zod.number(), zod.boolean()])).optional()
});
