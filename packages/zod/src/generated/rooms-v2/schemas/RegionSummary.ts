/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RegionSummary as Type } from '@countersign/types/rooms-v2/schemas/RegionSummary';
export const RegionSummary: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "regionId": zod.int().optional(),
    "name": zod.string().optional(),
    "createdDate": formats.dateTime.optional()
}));
