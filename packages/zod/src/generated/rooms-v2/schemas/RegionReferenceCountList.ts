/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RegionReferenceCount } from './RegionReferenceCount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RegionReferenceCountList as Type } from '@countersign/types/rooms-v2/schemas/RegionReferenceCountList';
export const RegionReferenceCountList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "referenceCounts": zod.array(RegionReferenceCount).optional()
}));
