/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { DesignatedRegion as Type } from '@countersign/types/rooms-v2/schemas/DesignatedRegion';
export const DesignatedRegion: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "regionId": zod.int().min(1)
}));
