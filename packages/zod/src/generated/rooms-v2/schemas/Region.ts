/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { Region as Type } from '@countersign/types/rooms-v2/schemas/Region';
export const Region: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "regionId": zod.int().optional(),
    "name": zod.string(),
    "createdDate": formats.dateTime.optional()
}));
