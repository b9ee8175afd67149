/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RegionReferenceCount } from './regionReferenceCount.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RegionReferenceCountList'];
export const RegionReferenceCountList: zod.ZodType<Type, Type> = zod.object({
    "referenceCounts": zod.array(RegionReferenceCount).optional()
});
