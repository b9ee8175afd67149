/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RegionReferenceCount'];
export const regionReferenceCountReferenceCountMin = 0;
export const RegionReferenceCount: zod.ZodType<Type, Type> = zod.object({
    "referenceType": zod.string().optional(),
    "referenceCount": zod.int().min(regionReferenceCountReferenceCountMin).optional()
});
