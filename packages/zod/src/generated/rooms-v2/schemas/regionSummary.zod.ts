/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RegionSummary'];
export const RegionSummary: zod.ZodType<Type, Type> = zod.object({
    "regionId": zod.int().optional(),
    "name": zod.string().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional()
});
