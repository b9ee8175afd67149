/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TimeZone } from './TimeZone.js';
import { fast } from '../../../fast/fast.js';
import type { GlobalTimeZones as Type } from '@countersign/types/rooms-v2/schemas/GlobalTimeZones';
export const GlobalTimeZones: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "timeZones": zod.array(TimeZone).optional()
}));
