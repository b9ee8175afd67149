/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { DesignatedRegion as Type } from '@countersign/types/rooms-v2/schemas/DesignatedRegion';
export const DesignatedRegion: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "regionId": zod.int().min(1)
}));
